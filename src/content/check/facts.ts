import {pageAnchors} from '../anchors';
import {addressOf, contentFolders, kindOf, kinds, slugOf} from '../kinds';
import type {Entry, Facts, Publication, Target} from './page';
import {oldAddresses} from './rules/clashes';
import type {Source} from './source';

const pagesFolder = 'src/pages';

const madeFiles = [
  '/insights/rss.xml',
  '/insights/atom.xml',
  '/insights/feed.json',
  '/sitemap.xml',
];

/** The address of a page that is written in code: `/services` for src/pages/services/index.tsx. */
const addressOfCode = (file: string) =>
  file
    .slice(pagesFolder.length)
    .replace(/\.\w+$/, '')
    .replace(/\/index$/, '') || '/';

/** Whether visitors can see a page, and if not, from when on. */
export function publicationOf({frontMatter}: Entry, today: string): Publication {
  const {draft, date} = frontMatter?.data ?? {};
  if (draft === true) return 'draft';
  return typeof date === 'string' && date > today ? {from: date} : 'published';
}

/**
 * Gathers what there is to link to and to name.
 * @param entries all files of content that can be read
 * @param unreadable the others: a link to one of them is no further fault
 * @param anchorsOf gives the addresses of the headings of a page
 */
export function gatherFacts(
  source: Source,
  entries: Entry[],
  unreadable: readonly string[],
  anchorsOf: (entry: Entry) => ReadonlySet<string>,
  {terms, today}: Pick<Facts, 'terms' | 'today'>,
): Facts {
  const files = [...contentFolders, 'static']
    .flatMap((folder) => source.list(folder))
    .filter(({isLink}) => !isLink)
    .map(({file}) => [file, source.size(file)] as const);
  const code = source
    .list(pagesFolder)
    .filter(({file}) => /\.(tsx|md)$/.test(file) && !/\.test\.|\/_/.test(file))
    .map(({file}) => addressOfCode(file));
  const pages = new Map<string, Target>();
  for (const address of [...code, ...madeFiles, kinds.article.route])
    pages.set(address, {publication: 'published', anchors: () => new Set(pageAnchors[address])});
  for (const file of unreadable)
    pages.set(addressOf(kindOf(file) ?? 'article', file), {publication: 'published'});
  for (const entry of entries)
    pages.set(addressOf(entry.kind, entry.file), {
      publication: publicationOf(entry, today),
      anchors: () => anchorsOf(entry),
    });
  const moved = entries.flatMap((entry) =>
    oldAddresses(entry).map((old) => [old, addressOf(entry.kind, entry.file)] as const),
  );
  const services = [...entries.map(({file}) => file), ...unreadable]
    .filter((file) => kindOf(file) === 'service')
    .map(slugOf);
  return {pages, moved: new Map(moved), files: new Map(files), terms, services, today};
}
