import {describe} from './excerpt';
import {unpackValue, type Entry, type PageFile, type Part} from './files';
import {matches, stem} from './words';

/** A page that has the words of a query. */
export type Match = {
  id: string;
  /** How much the page's text is about them. */
  score: number;
  /** The fields beside the text that have them: `title`, `description`, `terms`. */
  fields: string[];
  isService: boolean;
};

/** What a result shows of its page. */
export type FoundPage = Pick<PageFile, 'url' | 'title' | 'description' | 'kind' | 'tone'> & {
  /** The passage where the words stand closest. */
  excerpt: string;
  /** The words stand in the text, not only in the page's name or search terms. */
  inText: boolean;
  /** The parts of the page, under their headings, that have words of the query. */
  sections: {url: string; title: string; excerpt: string; score: number}[];
};

/** The index, of which only what a query needs is loaded. */
export type Backend = {
  /** How many pages there are. */
  pages: number;
  /** The words that mistyped queries are compared with. */
  vocabulary: string[];
  /**
   * Pages with all the words, best first. In double quotes: the one word and its inflections only, or
   * two words that stand together.
   */
  search: (query: string) => Promise<Match[]>;
  /** What to show of a page that this query found. */
  page: (query: string, id: string) => Promise<FoundPage>;
};

/** A page's number, and how it has a word. */
type Found = Map<number, {score: number; fields: Set<string>}>;

async function load(address: string, options?: RequestInit): Promise<Response> {
  const response = await fetch(address, options);
  if (!response.ok) {
    throw new Error(`${address}: ${response.status}`);
  }
  return response;
}

/**
 * Opens the index.
 * @param base address of its folder, with a slash at its end
 * @throws Error when a part of it cannot be loaded
 */
export async function openIndex(base: string): Promise<Backend> {
  // Asked for anew each time: all else has an address of its own for each content.
  const entry = (await (await load(`${base}index.json`, {cache: 'no-cache'})).json()) as Entry;
  const folder = `${base}${entry.version}/`;
  const files = new Map<string, Promise<unknown>>();

  function file<Content>(name: string): Promise<Content> {
    const content = files.get(name) ?? load(folder + name).then((response) => response.json());
    files.set(name, content);
    content.catch(() => files.delete(name));
    return content as Promise<Content>;
  }

  /** The rows whose keys begin so. */
  async function rows(start: string): Promise<[string, number[]][]> {
    const numbers = entry.parts.flatMap((first, at) => {
      const next = entry.parts[at + 1];
      const isBefore = next !== undefined && next <= start;
      const isAfter = first > start && !first.startsWith(start);
      return isBefore || isAfter ? [] : [at];
    });
    const parts = await Promise.all(numbers.map((at) => file<Part>(`words-${at}.json`)));
    return parts.flatMap((part) => Object.entries(part)).filter(([key]) => key.startsWith(start));
  }

  /** Adds up the pages of some rows: the more of a word was typed, the more it counts. */
  function collect(found: [string, number[]][], likeness: (key: string) => number): Found {
    const pages: Found = new Map();
    for (const [key, postings] of found) {
      let number = 0;
      for (let at = 0; at < postings.length; at += 2) {
        number += postings[at] ?? 0;
        const {weight, fields} = unpackValue(postings[at + 1] ?? 0);
        const page = pages.get(number) ?? {score: 0, fields: new Set()};
        page.score = Math.max(page.score, weight * likeness(key));
        fields.forEach((field) => page.fields.add(field));
        pages.set(number, page);
      }
    }
    const rare = Math.log((entry.pages - pages.size + 0.5) / (pages.size + 0.5) + 1);
    pages.forEach((page) => (page.score *= rare));
    return pages;
  }

  async function findWord(word: string, isWhole: boolean): Promise<Found> {
    const isSame = (key: string) => stem(key) === stem(word);
    const own = (await rows(stem(word))).filter(
      ([key]) => !key.includes(' ') && (isWhole ? isSame(key) : matches(key, word)),
    );
    return collect(own, (key) => (isSame(key) ? 1 : (word.length / key.length) ** 2));
  }

  async function findPair(pair: string): Promise<Found> {
    const key = pair.split(' ').map(stem).join(' ');
    return collect(
      (await rows(key)).filter(([found]) => found === key),
      () => 1,
    );
  }

  return {
    pages: entry.pages,
    vocabulary: (await (await load(`${folder}words.txt`)).text()).split('\n'),

    async search(query) {
      const quoted = /^"(.*)"$/.exec(query)?.[1];
      const found = await Promise.all(
        quoted === undefined
          ? query.split(' ').map((word) => findWord(word, false))
          : [quoted.includes(' ') ? findPair(quoted) : findWord(quoted, true)],
      );
      const [first = new Map() as Found, ...others] = found;
      return [...first]
        .filter(([number]) => others.every((other) => other.has(number)))
        .map(([number]): Match => {
          const all = found.flatMap((pages) => pages.get(number) ?? []);
          return {
            id: String(number),
            score: all.reduce((sum, {score}) => sum + score, 0),
            fields: [...new Set(all.flatMap(({fields}) => [...fields]))],
            isService: number < entry.services,
          };
        })
        .sort((a, b) => b.score - a.score);
    },

    page: async (query, id) =>
      describe(await file<PageFile>(`page-${id}.json`), query.replaceAll('"', '').split(' ')),
  };
}
