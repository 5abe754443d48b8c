import path from 'node:path';
import type {Nodes, Root} from 'mdast';
import {faultOfDay} from '../days';
import {
  addressOf,
  authorsFile,
  contentFolders,
  kindOf,
  kinds,
  pageAnchors,
  removedFile,
  slugOf,
} from '../kinds';
import {readFrontMatter, readText, readYaml, type ContentPage, type Source} from '../load';
import type {Place} from '../tree';
import type {Path} from './fields';
import type {FormerPage} from './history';
import {say, type Report} from '../messages';
import {anchorsOf, plain} from './rules/headings';

/** An article or service with readable text. */
export type ContentFile = Omit<ContentPage, 'text'> & {text: string; report: Report};

/** A page with its parsed Markdown. */
export type Page = Pick<ContentFile, 'file' | 'kind' | 'text' | 'frontMatter' | 'report'> & {
  tree: Root;
  places: readonly Place[];
};

/** A page of the site that can be linked to. */
export type Target = {
  /** Its anchors, such as `technology` in `/services#technology`; undefined if unknown. */
  anchors?: () => ReadonlySet<string>;
  /** Why visitors can't see it: `draft`, or the day it will be published. */
  hidden?: string;
};

/** Everything that content can name or link to. */
export type Facts = ReturnType<typeof gatherFacts>;

export type NodeRule = (node: Nodes, above: Place['above'], page: Page, facts: Facts) => void;

const list = kinds.article.route;
const madeFiles = [
  `${list}/rss.xml`,
  `${list}/atom.xml`,
  `${list}/feed.json`,
  '/sitemap.xml',
  '/.well-known/security.txt',
];

/** The path of a page in src/pages: `/services` for src/pages/services/index.tsx. */
const addressOfCode = (file: string) =>
  file.replace(/^src\/pages/, '').replace(/(\/index)?\.\w+$/, '') || '/';

const addressAt = (file: string) => addressOf(kindOf(file) ?? 'article', file);

/** Why visitors can't see a page: `draft`, or the day it will be published; undefined if they can. */
export function hiddenBy(
  {frontMatter}: Pick<ContentFile, 'frontMatter'>,
  today: string,
): string | undefined {
  const {draft, date} = frontMatter?.data ?? {};
  if (draft === true) return 'draft';
  return typeof date === 'string' && date > today && !faultOfDay(date) ? date : undefined;
}

function oldAddresses({frontMatter}: Pick<ContentFile, 'frontMatter'>): string[] {
  const old = frontMatter?.data.redirect_from;
  return Array.isArray(old) ? old.map(String) : [];
}

/** Collects everything that content can name or link to; links to an `unreadable` file aren't reported again. */
export function gatherFacts(
  source: Source,
  pages: ContentFile[],
  unreadable: readonly string[],
  {today, ...own}: {today: string; terms?: ReadonlyMap<string, string>},
  placesOf: (page: ContentFile) => readonly Place[],
  reportIn: (file: string) => Report,
) {
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
  const authors = readYaml(source, authorsFile, reportIn(authorsFile));
  const services = [...pages.map(({file}) => file), ...unreadable]
    .filter((file) => kindOf(file) === 'service')
    .map(slugOf);
  return {
    ...own,
    today,
    /** The site's pages by path, without the base URL. */
    pages: targets,
    /** New paths by old ones, from `redirect_from`. */
    moved: new Map(moved),
    /** The sizes of the files that pages may link to or show, by path in the project. */
    files: new Map(files),
    services,
    /** The keys of authors.yml. */
    authors: Object.keys((authors?.document.toJS() ?? {}) as object),
  };
}

/** Suggests a free position after a taken one: halfway to the next in the folder. */
function placeBehind(taken: number, folder: string, pages: ContentFile[]): number {
  const next = pages
    .filter(({file}) => path.dirname(file) === folder)
    .map(({frontMatter}) => Number(frontMatter?.data.sidebar_position))
    .filter((place) => place > taken);
  return next.length > 0 ? (taken + Math.min(...next)) / 2 : Math.floor(taken) + 1;
}

/** Reports an address, title, position or old address that two pages claim. */
export function checkClashes(pages: ContentFile[], facts: Facts): void {
  const owners = new Map(
    [...facts.pages.keys()].map((address) => [`redirect_from ${address}`, '']),
  );
  for (const {file, kind, frontMatter, report} of pages) {
    const claim = (at: Path, key: string, faultOf: (first: string) => string) => {
      const [field] = at;
      const first = owners.get(`${field} ${key}`);
      if (first === undefined) owners.set(`${field} ${key}`, file);
      else report(frontMatter?.lineOf(at) ?? 1, String(field), faultOf(first));
    };
    const {title, sidebar_position: taken} = frontMatter?.data ?? {};
    const folder = path.dirname(file);
    const address = addressAt(file);
    const right = file.replace('.md', '-2.md');
    claim(['file'], address.toLowerCase(), (first) =>
      say('address twice', {address, first, right}),
    );
    if (typeof title === 'string')
      claim(['title'], `${kind} ${plain(title)}`, (first) => say('title twice', {first}));
    if (typeof taken === 'number')
      claim(['sidebar_position'], `${folder} ${taken}`, (first) =>
        say('place taken', {taken, first, behind: placeBehind(taken, folder, pages)}),
      );
    for (const [index, old] of oldAddresses({frontMatter}).entries())
      claim(['redirect_from', index], old, (owner) =>
        say(owner ? 'old address twice' : 'old address in use', {address: old, owner}),
      );
  }
}

/** Reports published pages that visitors can no longer reach, unless they are `removed` (`docs/_removed.txt`). */
export function checkRemoved(
  former: readonly FormerPage[],
  removed: readonly string[],
  pages: readonly ContentFile[],
  facts: Facts,
  reportIn: (file: string) => Report,
): void {
  const told = new Set(removed);
  for (const {file, successor, text} of former) {
    const address = addressAt(file);
    const now = facts.moved.get(address) ?? address;
    const target = facts.pages.get(now);
    if ((target && !target.hidden) || told.has(address)) continue;
    const before = readText(Buffer.from(text()), () => {});
    const frontMatter = before && readFrontMatter(before, () => {});
    if (!frontMatter || hiddenBy({frontMatter}, facts.today)) continue;
    told.add(address);
    const page = pages.find((candidate) =>
      target ? addressAt(candidate.file) === now : candidate.file === successor,
    );
    const field = target ? (target.hidden === 'draft' ? 'draft' : 'date') : 'redirect_from';
    const all = [...(page ? oldAddresses(page) : []), address].join(', ');
    const name = target ? `page hidden by ${field}` : page ? 'page renamed' : 'page removed';
    const message = say(name, {address, list: all, removedFile});
    (page?.report ?? reportIn(file))(page?.frontMatter?.lineOf([field]) ?? 1, field, message);
  }
}
