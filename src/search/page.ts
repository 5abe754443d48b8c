import {load} from 'cheerio';
import {isMeaningful, splitWords} from './words';

export type SearchRecord = {
  url: string;
  kind: 'Service' | 'Article' | 'Page';
  /** The title of its result; if empty, the page's own title. */
  title: string;
  /** The text below the title of its result, from the built page. */
  description?: string | undefined;
  /** Other words that visitors search for, never shown (`search_terms` in the front matter). */
  terms: readonly string[];
};

export type SearchPage = {
  record: SearchRecord;
  sections: {id: string; heading: string; text: string}[];
};

/** Parts of a page that say nothing about it, or are about other pages. */
const notText =
  'nav, form, noscript, svg, script, style, template, h1, details:has(a[href^="#"]):not(:has(h3[id])), a[href^="#"], ' +
  '[aria-hidden="true"], [data-listed], [popover]';

/** Elements that CSS sets apart from what follows; in the text, a space does. */
const blocks = 'h2, h3, h4, h5, h6, p, li, dt, dd, td, th, div, br, time, figcaption, summary';

/** How many words mistyped ones are compared with: about 5 kB, however large the site grows. */
const maxKnown = 1600;

const clean = (text: string) => text.replace(/[\s\u200B]+/g, ' ').trim();
const unique = <Item>(items: Item[]) => [...new Set(items)];
const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Reads a built page. @throws {Error} if it has no `<main>` */
export function readPage(html: string, record: SearchRecord): SearchPage {
  const $ = load(html);
  const main = $('main');
  if (main.length === 0)
    throw new Error(
      `${record.url} has no <main>, which search and screen readers look for. Put what the page says into <main> inside <Layout>.`,
    );
  main.find(notText).remove();
  main.find(blocks).append(' ');
  for (const heading of main.find('h2[id], h3[id], h4[id]').toArray()) {
    const text = clean($(heading).text());
    $(heading).text(`\x1E${$(heading).attr('id')}\x1F${text}\x1F`);
  }
  const [intro = '', ...rest] = main.text().split('\x1E');
  const sections = rest.map((section) => section.split('\x1F').map(clean));
  return {
    record: {
      ...record,
      // Without the site's name, which Docusaurus adds.
      title: record.title || clean($('title').text()).replace(/ \| [^|]*$/, ''),
      description: $('meta[name="description"]').attr('content'),
    },
    sections: [
      {id: '', heading: '', text: clean(intro)},
      ...sections.map(([id = '', heading = '', text = '']) => ({id, heading, text})),
    ],
  };
}

/** Words that are on too many pages to set any of them apart. */
export function commonWords(pages: SearchPage[]): Set<string> {
  const counts = new Map<string, number>();
  for (const {sections} of pages)
    for (const word of unique(sections.flatMap(({text}) => splitWords(text))))
      counts.set(word, (counts.get(word) ?? 0) + 1);
  return new Set([...counts.keys()].filter((word) => (counts.get(word) ?? 0) > pages.length / 5));
}

const headingsOf = ({record, sections}: SearchPage) => [
  record.title,
  ...sections.map(({heading}) => heading),
];

/** Acronyms of names that have three or four words: SOC for "Security operations center". */
const initialsOf = (names: string[]) =>
  names
    .map(splitWords)
    .filter(({length}) => length === 3 || length === 4)
    .map((words) => words.map(([letter]) => letter).join(''));

/** Writes a page for Pagefind with each word once, which halves the index. Services rank higher: visitors want them more. */
export function toHtml(page: SearchPage, common: Set<string>): string {
  const {title, description = '', terms, kind} = page.record;
  const seen = new Set(common);
  const parts = page.sections.map(({id, heading, text}) => {
    const words = unique(splitWords(text)).filter((word) => isMeaningful(word) && !seen.has(word));
    words.forEach((word) => seen.add(word));
    return `${id && `<h2 id="${escape(id)}">${escape(heading)}</h2>`}<p>${words.join(' ')}</p>`;
  });
  const meta = Object.entries({description, kind, terms: terms.join(', ')}).map(
    ([name, text]) => `<i data-pagefind-meta="${name}[title]" title="${escape(text)}"></i>`,
  );
  const [nameWeight, textWeight] = kind === 'Service' ? [8, 1.25] : [6, 1];
  const names = [title, ...terms, ...initialsOf(headingsOf(page))].join('. ');
  return [
    `<!doctype html><html lang="en"><body><h1>${escape(title)}</h1>`,
    ...meta,
    `<p data-pagefind-weight="${nameWeight}">${escape(names)}</p>`,
    `<div data-pagefind-weight="${textWeight}">`,
    ...parts,
    '</div></body></html>',
  ].join('\n');
}

/** The words that mistyped ones are compared with: words in names first, then the longest. */
export function knownWords(pages: SearchPage[]): string[] {
  const names = pages.flatMap((page) => [...headingsOf(page), ...page.record.terms]);
  const texts = unique(
    pages.flatMap(({sections}) => sections.flatMap(({text}) => splitWords(text))),
  );
  const words = new Set([
    ...names.flatMap(splitWords),
    ...texts.sort((one, other) => other.length - one.length),
  ]);
  // Pagefind knows a word by its stem.
  const isPlural = (word: string) => word.endsWith('s') && words.has(word.slice(0, -1));
  return [...words]
    .filter((word) => /\p{L}.{3}/u.test(word) && !isPlural(word))
    .slice(0, maxKnown)
    .sort();
}
