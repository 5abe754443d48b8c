import {createHash} from 'node:crypto';
import {mkdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {
  fieldNames,
  packValue,
  type Entry,
  type PageFile,
  type Part,
} from '../../client/search/files';
import {pairsOf, stem, wordsOf} from '../../client/search/words';
import {vocabulary} from './vocabulary';

/** A page with the words it is searched by beside its text. */
export type IndexedPage = {file: PageFile; terms: readonly string[]};

/** About the length of one part of the index as text: 3 kB on the way. */
const partLength = 10_000;

/** How often a heading's word counts. */
const headingCount = 4;

/** BM25: how soon a word that is repeated counts no more, and how much a long text counts less. */
const saturation = 1.2;
const lengthShare = 0.75;

const pairKeys = (words: string[]) => pairsOf(words).map((pair) => pair.map(stem).join(' '));

/** What a page is found by: how often each word stands in its text, and its fields. */
function keysOf({file, terms}: IndexedPage) {
  const counts = new Map<string, number>();
  const fields = new Map<string, number>();
  const count = (keys: string[], amount: number) =>
    keys.forEach((key) => counts.set(key, (counts.get(key) ?? 0) + amount));
  for (const [, heading, text] of file.sections) {
    count([...wordsOf(heading), ...pairKeys(wordsOf(heading))], headingCount);
    count(wordsOf(text), 1);
    // Of articles there can be thousands: words that merely stand together in them would be most of the index.
    if (file.kind !== 'Articles') count(pairKeys(wordsOf(text)), 1);
  }
  const texts = {title: [file.title], description: [file.description], terms};
  fieldNames.forEach((name, bit) => {
    const keys = texts[name].map(wordsOf).flatMap((words) => [...words, ...pairKeys(words)]);
    keys.forEach((key) => fields.set(key, (fields.get(key) ?? 0) | (1 << bit)));
  });
  return {counts, fields, length: file.sections.reduce((sum, [, , text]) => sum + text.length, 0)};
}

/**
 * All pages by their words, in alphabetical order.
 * @param pages the pages, in the order of their numbers
 */
function createIndex(pages: IndexedPage[]): [key: string, postings: number[]][] {
  const read = pages.map(keysOf);
  const average = read.reduce((sum, {length}) => sum + length, 0) / read.length;
  const index = new Map<string, {last: number; postings: number[]}>();
  read.forEach(({counts, fields, length}, page) => {
    for (const key of new Set([...counts.keys(), ...fields.keys()])) {
      const amount = counts.get(key) ?? 0;
      const weight =
        (amount * (saturation + 1)) /
        (amount + saturation * (1 - lengthShare + (lengthShare * length) / average));
      const row = index.get(key) ?? {last: 0, postings: []};
      row.postings.push(page - row.last, packValue(weight, fields.get(key) ?? 0));
      row.last = page;
      index.set(key, row);
    }
  });
  return [...index]
    .map(([key, {postings}]): [string, number[]] => [key, postings])
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

/** Cuts an index into parts of about one length. */
export function cut(index: ReturnType<typeof createIndex>): Part[] {
  const parts: [string, number[]][][] = [];
  let length = Infinity;
  for (const row of index) {
    const own = JSON.stringify(row).length;
    if (length + own > partLength) {
      parts.push([]);
      length = 0;
    }
    parts.at(-1)?.push(row);
    length += own;
  }
  // Numbers as keys would be put into another order; nobody reads the order within a part.
  return parts.map((rows) => Object.fromEntries(rows));
}

/**
 * Writes an index.
 * @param pages all pages
 * @param outputPath folder to write, emptied first
 */
export async function writeIndex(pages: IndexedPage[], outputPath: string): Promise<void> {
  // Services first, so that the browser knows them by their numbers.
  const order = ['Services', 'Pages', 'Articles'];
  const sorted = [...pages].sort((a, b) => order.indexOf(a.file.kind) - order.indexOf(b.file.kind));
  const index = createIndex(sorted);
  const parts = cut(index);
  const texts = sorted.map(({file, terms}) => ({
    content: file.sections.flatMap(([, heading, text]) => [heading, text]).join(' '),
    meta: {title: file.title, terms: terms.join(' ')},
  }));
  const files: [string, string][] = [
    ...parts.map((part, at): [string, string] => [`words-${at}.json`, JSON.stringify(part)]),
    ...sorted.map(({file}, at): [string, string] => [`page-${at}.json`, JSON.stringify(file)]),
    ['words.txt', vocabulary(texts).join('\n')],
  ];
  const version = createHash('sha256').update(files.flat().join('\n')).digest('hex').slice(0, 10);
  let from = 0;
  const entry: Entry = {
    version,
    pages: sorted.length,
    services: sorted.filter(({file}) => file.kind === 'Services').length,
    parts: parts.map((part) => {
      const first = index[from]?.[0] ?? '';
      from += Object.keys(part).length;
      return first;
    }),
  };
  await rm(outputPath, {recursive: true, force: true});
  await mkdir(path.join(outputPath, version), {recursive: true});
  await Promise.all(
    files.map(([name, text]) => writeFile(path.join(outputPath, version, name), text)),
  );
  await writeFile(path.join(outputPath, 'index.json'), JSON.stringify(entry));
}
