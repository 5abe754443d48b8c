import {pageAnchors} from '../anchors';
import {addressOf, contentFolders, kindOf, kinds, slugOf} from '../kinds';
import type {Entry, Facts, Target} from './page';
import type {Source} from './source';

/** The folder of the pages that are written in code. */
const pagesFolder = 'src/pages';

/** Addresses the build makes beside pages. */
const madeFiles = [
  '/insights/rss.xml',
  '/insights/atom.xml',
  '/insights/feed.json',
  '/sitemap.xml',
];

/** The address of a page that is written in code: `/services` for src/pages/services/index.tsx. */
function addressOfCode(file: string): string {
  return (
    file
      .slice(pagesFolder.length)
      .replace(/\.\w+$/, '')
      .replace(/\/index$/, '') || '/'
  );
}

/** Whether visitors can see a page, and if not, from when on. */
function publicationOf({frontMatter}: Entry, today: string): Target['publication'] {
  const {draft, date} = frontMatter?.data ?? {};
  if (draft === true) return 'draft';
  return typeof date === 'string' && date > today ? {from: date} : 'published';
}

/** The same value at every call, found out at the first one. */
function once<T>(make: () => T): () => T {
  let made: {value: T} | undefined;
  return () => (made ??= {value: make()}).value;
}

/** All that a page may name, in one text: while it is the same, so are the problems of the page. */
export function describeFacts({pages, services, terms, files}: Facts): string {
  return JSON.stringify([
    [...pages].map(([address, {publication, outline}]) => [address, publication, outline]),
    services,
    [...terms],
    [...files],
  ]);
}

/**
 * Gathers what there is to link to and to name.
 * @param entries all files of content that can be read
 * @param unreadable the others: a link to one of them is no further fault
 * @param anchorsOf gives the addresses of the headings in a text
 * @param terms those of the glossary
 * @param today the day by which an article is published or not
 */
export function gatherFacts(
  source: Source,
  entries: Entry[],
  unreadable: readonly string[],
  anchorsOf: (text: string) => ReadonlySet<string>,
  terms: ReadonlySet<string>,
  today: string,
): Facts {
  const files = new Map(
    [...contentFolders, 'static']
      .flatMap((folder) => source.list(folder))
      .filter(({isLink}) => !isLink)
      .map(({file}) => [file, source.size(file)] as const),
  );
  const code = source
    .list(pagesFolder)
    .filter(({file}) => /\.(tsx|md)$/.test(file) && !/\.test\.|\/_/.test(file))
    .map(({file}) => addressOfCode(file));
  const targets = new Map<string, Target>();
  for (const address of [...code, ...madeFiles, kinds.article.route]) {
    targets.set(address, {publication: 'published', anchors: () => new Set(pageAnchors[address])});
  }
  for (const file of unreadable) {
    targets.set(addressOf(kindOf(file) ?? 'article', file), {publication: 'published'});
  }
  for (const entry of entries) {
    targets.set(addressOf(entry.kind, entry.file), {
      publication: publicationOf(entry, today),
      outline: entry.text.match(/^[\s>]*#{1,6} .*|^.+\n(?:=+|-+)\s*$/gm)?.join('\n'),
      anchors: once(() => anchorsOf(entry.text)),
    });
  }
  return {
    pages: targets,
    files,
    terms,
    services: [...entries.map(({file}) => file), ...unreadable]
      .filter((file) => kindOf(file) === 'service')
      .map(slugOf),
  };
}
