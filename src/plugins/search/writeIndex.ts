import {mkdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {isTelling, nameWord, wordsOf} from '../../frame/searchWords';
import type {SearchRecord} from './records';
import type {PageText} from './text';

/** A page as it is indexed. */
export type SearchPage = {record: SearchRecord; text: PageText};

/** Plugins run as CommonJS, for which Pagefind names no entry: it is loaded by its file. */
const pagefind = path.join(__dirname, '../../../node_modules/pagefind/lib/index.js');

/** How many words mistyped ones are compared with, so that the list weighs 6 kB however long the site grows. */
const mostKnown = 1900;
/** How many words of a page's text are indexed: enough to be found, few enough for 1,000 pages. */
const mostWords = 120;
/** Headings of so many words have initials that people search by: "Security operations center", SOC. */
const wordsWithInitials = [3, 4];

/** What of Pagefind's output the search panel asks for. The rest is its own interface, 700 kB. */
const isNeeded = (file: string) =>
  /^(pagefind\.js|pagefind-entry\.json|wasm\.en\.pagefind|.*\.pf_(meta|index|fragment|filter))$/.test(
    file,
  );

const unique = <Item>(items: Item[]) => [...new Set(items)];
const namesOf = ({record, text}: SearchPage) => [
  record.title,
  ...record.terms,
  ...text.map(({heading}) => heading),
];

/** All that a page is called: its title and the parts of it, its search terms, and initials. */
function nameWords({record, text}: SearchPage): string[] {
  const title = wordsOf(record.title);
  const parts = title.flatMap((_, from) =>
    title.slice(from + 1).map((__, at) => title.slice(from, from + at + 2)),
  );
  const titleParts = parts.filter((part) =>
    [part[0], part.at(-1)].every((word) => isTelling(word ?? '')),
  );
  const initials = [record.title, ...text.map(({heading}) => heading)]
    .map(wordsOf)
    .filter(({length}) => wordsWithInitials.includes(length))
    .map((words) => [words.map(([letter]) => letter).join('')]);
  const names = [title, ...titleParts, ...record.terms.map(wordsOf), ...initials];
  return unique(names.map(nameWord));
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/**
 * Writes a page as Pagefind reads it. A result shows the page's description, not a passage, so each
 * word is indexed once under its first heading: half the weight of whole sentences.
 * @param page the page
 * @param indexed the words of its text that are worth their place
 */
export function toHtml(page: SearchPage, indexed: Set<string>): string {
  const {title, description = '', terms, kind, tone} = page.record;
  const seen = new Set<string>();
  const parts = page.text.map(({id, heading, text}) => {
    const words = unique(wordsOf(text)).filter((word) => indexed.has(word) && !seen.has(word));
    words.forEach((word) => seen.add(word));
    return `${id && `<h2 id="${escape(id)}">${escape(heading)}</h2>`}<p>${words.join(' ')}</p>`;
  });
  return [
    `<!doctype html><html lang="en"><body><h1>${escape(title)}</h1>`,
    `<i data-pagefind-meta="description[title]" title="${escape(description)}"></i>`,
    `<i data-pagefind-meta="terms[title]" title="${escape(terms.join(', '))}"></i>`,
    `<i data-pagefind-filter="kind:${kind}"></i><i data-pagefind-filter="tone:${tone}"></i>`,
    `<p data-pagefind-weight="5">${nameWords(page).join(' ')}</p>`,
    ...parts,
    '</body></html>',
  ].join('\n');
}

/**
 * Chooses the words of each page's text that tell it from other pages: repeated here, rare elsewhere.
 * @param pages all pages
 * @returns the words of each, at most `mostWords`
 */
export function tellingWords(pages: SearchPage[]): Set<string>[] {
  const counts = pages.map(({text}) => {
    const count = new Map<string, number>();
    for (const word of text.flatMap((part) => wordsOf(part.text)).filter(isTelling)) {
      count.set(word, (count.get(word) ?? 0) + 1);
    }
    return count;
  });
  const pagesWith = new Map<string, number>();
  for (const word of counts.flatMap((count) => [...count.keys()])) {
    pagesWith.set(word, (pagesWith.get(word) ?? 0) + 1);
  }
  return counts.map((count) => {
    const weight = (word: string) =>
      (count.get(word) ?? 0) * Math.log(pages.length / (pagesWith.get(word) ?? 1));
    const best = [...count.keys()].sort((one, other) => weight(other) - weight(one));
    return new Set(best.slice(0, mostWords));
  });
}

/**
 * Lists the words that mistyped ones are compared with.
 * @param pages all pages
 * @param indexed the words of their texts, from `tellingWords`
 * @returns the words of names first, then those of most pages; in alphabetical order
 */
export function knownWords(pages: SearchPage[], indexed: Set<string>[]): string[] {
  const ranks = new Map<string, number>();
  const count = (words: Iterable<string>, amount: number) => {
    for (const word of words) ranks.set(word, (ranks.get(word) ?? 0) + amount);
  };
  indexed.forEach((words) => count(words, 1));
  pages.forEach((page) => count(new Set(namesOf(page).flatMap(wordsOf)), pages.length));
  // Pagefind knows a word by its stem.
  const isPlural = (word: string) => word.endsWith('s') && ranks.has(word.slice(0, -1));
  return [...ranks]
    .filter(([word]) => word.length > 2 && /\p{L}/u.test(word) && !isPlural(word))
    .sort(([one, rank], [other, otherRank]) => otherRank - rank || (one < other ? -1 : 1))
    .slice(0, mostKnown)
    .map(([word]) => word)
    .sort();
}

/**
 * Writes the search index.
 * @param pages all pages
 * @param folder where to, absolute; what was there is replaced
 * @throws {Error} when Pagefind refuses a page
 */
export async function writeIndex(pages: SearchPage[], folder: string): Promise<void> {
  const {createIndex, close} = (await import(pagefind)) as typeof import('pagefind');
  const {index, errors} = await createIndex({forceLanguage: 'en'});
  const faults = [...errors];
  const indexed = tellingWords(pages);
  for (const [at, page] of pages.entries()) {
    const content = toHtml(page, indexed[at] ?? new Set());
    const added = await index?.addHTMLFile({url: page.record.url, content});
    faults.push(...(added?.errors ?? []).map((fault) => `${page.record.url}: ${fault}`));
  }
  // Pagefind's own `writeFiles` answers before its files are whole.
  const output = await index?.getFiles();
  faults.push(...(output?.errors ?? []));
  await close();
  if (faults.length > 0) throw new Error(`The search index: ${faults.join('\n')}`);

  await rm(folder, {recursive: true, force: true});
  for (const {path: file, content} of output?.files ?? []) {
    if (!isNeeded(file)) continue;
    await mkdir(path.dirname(path.join(folder, file)), {recursive: true});
    await writeFile(path.join(folder, file), content);
  }
  await writeFile(path.join(folder, 'words.json'), JSON.stringify(knownWords(pages, indexed)));
}
