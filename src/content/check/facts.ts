import path from 'node:path';
import type {Path} from '../../leaves';
import {pageAnchors} from '../anchors';
import {faultOfDay} from '../days';
import {addressOf, contentFolders, kindOf, kinds, removedFile, slugOf} from '../kinds';
import type {Place} from '../tree';
import type {FormerPage} from './history';
import type {Source} from './index';
import {say, type Report} from './messages';
import type {ContentFile, Facts, Target} from './page';
import {anchorsOf, plain} from './rules/headings';

const list = kinds.article.route;
const madeFiles = [`${list}/rss.xml`, `${list}/atom.xml`, `${list}/feed.json`, '/sitemap.xml'];

/** The address of a page that is written in code: `/services` for src/pages/services/index.tsx. */
const addressOfCode = (file: string) =>
  file.replace(/^src\/pages/, '').replace(/(\/index)?\.\w+$/, '') || '/';

const addressAt = (file: string) => addressOf(kindOf(file) ?? 'article', file);

/** Why visitors can't see a page: `draft`, or the later day it is published on. */
export function hiddenBy({frontMatter}: ContentFile, today: string): string | undefined {
  const {draft, date} = frontMatter?.data ?? {};
  if (draft === true) return 'draft';
  return typeof date === 'string' && date > today && !faultOfDay(date) ? date : undefined;
}

function oldAddresses({frontMatter}: ContentFile): string[] {
  const old = frontMatter?.data.redirect_from;
  return Array.isArray(old) ? old.map(String) : [];
}

/**
 * Gathers what there is to link to and to name.
 * @param unreadable files of content that aren't among `pages`: a link to one of them is no further fault
 * @param known `placesOf`: reads a page's Markdown, for links to a part of it
 */
export function gatherFacts(
  source: Source,
  pages: ContentFile[],
  unreadable: readonly string[],
  {
    terms,
    today,
    placesOf,
  }: Pick<Facts, 'terms' | 'today'> & {placesOf: (page: ContentFile) => readonly Place[]},
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
  for (const page of pages) {
    let anchors: ReadonlySet<string> | undefined;
    targets.set(addressAt(page.file), {
      hidden: hiddenBy(page, today),
      anchors: () => (anchors ??= anchorsOf(placesOf(page))),
    });
  }
  const moved = pages.flatMap((page) =>
    oldAddresses(page).map((old) => [old, addressAt(page.file)] as const),
  );
  const services = [...pages.map(({file}) => file), ...unreadable]
    .filter((file) => kindOf(file) === 'service')
    .map(slugOf);
  return {pages: targets, moved: new Map(moved), files: new Map(files), terms, services, today};
}

/** A place behind one that is taken: half way to the next one of the folder. */
function placeBehind(taken: number, places: number[]): number {
  const next = Math.min(...places.filter((place) => place > taken));
  return next === Infinity ? Math.floor(taken) + 1 : (taken + next) / 2;
}

/** What belongs to one page alone: its address, its title, its place, its old addresses. */
export function checkClashes(pages: ContentFile[], facts: Facts): void {
  const owners = new Map<string, string>();
  /** Reports what the page of another file has already. */
  const claim = (
    page: ContentFile,
    path: Path,
    key: string,
    faultOf: (first: string) => string,
  ) => {
    const [field] = path;
    const first = owners.get(`${field} ${key}`);
    if (first !== undefined)
      page.report(page.frontMatter?.lineOf(path) ?? 1, String(field), faultOf(first));
    else owners.set(`${field} ${key}`, page.file);
  };
  const places = pages.map(({kind, file, frontMatter}) => ({
    folder: path.dirname(file),
    place: kind === 'service' ? frontMatter?.data.sidebar_position : undefined,
  }));
  for (const [index, page] of pages.entries()) {
    const {file, kind, frontMatter} = page;
    const {title} = frontMatter?.data ?? {};
    const address = addressAt(file);
    const right = file.replace('.md', '-2.md');
    claim(page, ['file'], address.toLowerCase(), (first) =>
      say('address twice', {address, first, right}),
    );
    if (typeof title === 'string')
      claim(page, ['title'], `${kind} ${plain(title)}`, (first) => say('title twice', {first}));
    const {folder, place} = places[index] ?? {};
    if (typeof place === 'number')
      claim(page, ['sidebar_position'], `${folder} ${place}`, (first) => {
        const beside = places.filter((other) => other.folder === folder);
        const behind = placeBehind(
          place,
          beside.map((other) => Number(other.place)),
        );
        return say('place taken', {taken: place, first, behind});
      });
    for (const [at, old] of oldAddresses(page).entries()) {
      if (facts.pages.has(old)) owners.set(`redirect_from ${old}`, '');
      claim(page, ['redirect_from', at], old, (owner) =>
        say(owner ? 'old address twice' : 'old address in use', {address: old, owner}),
      );
    }
  }
}

/**
 * An address that visitors could reach leads somewhere, or is known to be gone.
 * @param removed those that may be gone, from `docs/_removed.txt`
 */
export function checkRemoved(
  former: readonly FormerPage[],
  removed: readonly string[],
  pages: readonly ContentFile[],
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
