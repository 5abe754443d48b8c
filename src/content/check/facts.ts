import path from 'node:path';
import {pageAnchors} from '../anchors';
import {faultOfDay} from '../days';
import {addressOf, contentFolders, kindOf, kinds, removedFile, slugOf} from '../kinds';
import type {FormerPage} from './history';
import type {Source} from './index';
import {say, type Report} from './messages';
import type {Facts, Page, Target} from './page';
import {anchorsOf, plain} from './rules/headings';

const list = kinds.article.route;
const madeFiles = [`${list}/rss.xml`, `${list}/atom.xml`, `${list}/feed.json`, '/sitemap.xml'];

/** The address of a page that is written in code: `/services` for src/pages/services/index.tsx. */
const addressOfCode = (file: string) =>
  file.replace(/^src\/pages/, '').replace(/(\/index)?\.\w+$/, '') || '/';

const addressAt = (file: string) => addressOf(kindOf(file) ?? 'article', file);

/** Why visitors can't see a page: `draft`, or the later day it is published on. */
export function hiddenBy({frontMatter}: Page, today: string): string | undefined {
  const {draft, date} = frontMatter?.data ?? {};
  if (draft === true) return 'draft';
  return typeof date === 'string' && date > today && !faultOfDay(date) ? date : undefined;
}

function oldAddresses({frontMatter}: Page): string[] {
  const old = frontMatter?.data.redirect_from;
  return Array.isArray(old) ? old.map(String) : [];
}

/**
 * Gathers what there is to link to and to name.
 * @param unreadable files of content that aren't among `pages`: a link to one of them is no further fault
 */
export function gatherFacts(
  source: Source,
  pages: Page[],
  unreadable: readonly string[],
  {terms, today}: Pick<Facts, 'terms' | 'today'>,
): Facts {
  const files = [...contentFolders, 'static']
    .flatMap((folder) => source.list(folder))
    .flatMap(({file, isLink}) => (isLink ? [] : [[file, source.size(file)] as const]));
  const code = source
    .list('src/pages')
    .filter(({file}) => /\.(tsx|md)$/.test(file) && !/\.test\.|\/_/.test(file))
    .map(({file}) => addressOfCode(file));
  const targets = new Map<string, Target>();
  for (const address of [...code, ...madeFiles, list])
    targets.set(address, {anchors: () => new Set(pageAnchors[address])});
  for (const file of unreadable) targets.set(addressAt(file), {});
  for (const page of pages)
    targets.set(addressAt(page.file), {
      hidden: hiddenBy(page, today),
      anchors: () => anchorsOf(page.places),
    });
  const moved = pages.flatMap((page) =>
    oldAddresses(page).map((old) => [old, addressAt(page.file)] as const),
  );
  const services = [...pages.map(({file}) => file), ...unreadable]
    .filter((file) => kindOf(file) === 'service')
    .map(slugOf);
  return {pages: targets, moved: new Map(moved), files: new Map(files), terms, services, today};
}

/** Tells, on every page but the first, of what only one page can have. */
function reportTwice(
  pages: Page[],
  field: string,
  keyOf: (page: Page) => string | undefined,
  faultOf: (page: Page, first: string) => string,
): void {
  const owners = new Map<string, string>();
  for (const page of pages) {
    const key = keyOf(page);
    const first = owners.get(key ?? '');
    if (first) page.report(page.frontMatter?.lineOf([field]) ?? 1, field, faultOf(page, first));
    else if (key !== undefined) owners.set(key, page.file);
  }
}

function placeOf({kind, frontMatter}: Page): number | undefined {
  const place = frontMatter?.data.sidebar_position;
  return kind === 'service' && typeof place === 'number' ? place : undefined;
}

function placeBehind(taken: number, folder: string, pages: Page[]): number {
  const beside = pages.filter(({file}) => path.dirname(file) === folder);
  const next = Math.min(...beside.map((page) => placeOf(page) ?? 0).filter((at) => at > taken));
  return next === Infinity ? Math.floor(taken) + 1 : (taken + next) / 2;
}

/** What belongs to one page alone: its address, its title, its place, its old addresses. */
export function checkClashes(pages: Page[], facts: Facts): void {
  reportTwice(
    pages,
    'file',
    ({file}) => addressAt(file).toLowerCase(),
    ({file}, first) => {
      const right = file.replace('.md', '-2.md');
      return say('address twice', {address: addressAt(file), first, right});
    },
  );
  reportTwice(
    pages,
    'title',
    ({kind, frontMatter}) => {
      const {title} = frontMatter?.data ?? {};
      return typeof title === 'string' ? `${kind} ${plain(title)}` : undefined;
    },
    (_page, first) => say('title twice', {first}),
  );
  reportTwice(
    pages,
    'sidebar_position',
    (page) => {
      const place = placeOf(page);
      return place === undefined ? undefined : `${path.dirname(page.file)} ${place}`;
    },
    (page, first) => {
      const taken = placeOf(page) ?? 0;
      const behind = placeBehind(taken, path.dirname(page.file), pages);
      return say('place taken', {taken, first, behind});
    },
  );
  const owners = new Map<string, string>();
  for (const page of pages)
    for (const [index, address] of oldAddresses(page).entries()) {
      const owner = owners.get(address);
      const name = facts.pages.has(address) ? 'old address in use' : owner && 'old address twice';
      const line = page.frontMatter?.lineOf(['redirect_from', index]) ?? 1;
      if (name) page.report(line, 'redirect_from', say(name, {address, owner}));
      owners.set(address, page.file);
    }
}

/**
 * An address that visitors could reach leads somewhere, or is known to be gone.
 * @param removed those that may be gone, from `docs/_removed.txt`
 */
export function checkRemoved(
  former: readonly FormerPage[],
  removed: readonly string[],
  pages: readonly Page[],
  facts: Facts,
  reportIn: (file: string) => Report,
): void {
  const told = new Set(removed);
  for (const {file, successor, wasPublished} of former) {
    const address = addressAt(file);
    if (facts.pages.has(address) || facts.moved.has(address) || told.has(address)) continue;
    if (!wasPublished()) continue;
    told.add(address);
    const page = pages.find((candidate) => candidate.file === successor);
    const all = [...(page ? oldAddresses(page) : []), address].join(', ');
    const line = page?.frontMatter?.lineOf(['redirect_from']) ?? 1;
    const message = say(page ? 'page renamed' : 'page removed', {address, list: all, removedFile});
    (page?.report ?? reportIn(file))(line, 'redirect_from', message);
  }
}
