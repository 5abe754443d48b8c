import {isTelling, nearestWord, wordsOf} from '../words';

/** What Pagefind tells of a page that it has found (https://pagefind.app/docs/api/). */
export type PageData = {
  url: string;
  meta: Record<'title' | 'description' | 'terms' | 'kind', string>;
  /** The parts of the page that have the words, each with the address of its heading. */
  sub_results: {title: string; url: string}[];
};
type Found = {id: string; score: number; data: () => Promise<PageData>};
type Pagefind = {search: (query: string) => Promise<{results: Found[]}>};

/** How many results are shown at first, as each is a file of its own. */
export const firstResults = 5;
/** Nobody types more words than this; pasted text must not keep the browser busy. */
const mostWords = 10;

/**
 * Loads the search: Pagefind's, with correction of mistyped words, pages that have only some of the words,
 * and in front those that are called what was typed.
 * @param attempt how often it was tried: a browser remembers an address that no script came from
 */
export async function loadSearch(base: string, attempt: number) {
  const script = `${base}pagefind.js${attempt > 0 ? `?${attempt}` : ''}`;
  const {createInstance} = (await import(/* webpackIgnore: true */ script)) as {
    createInstance: (options: object) => Pagefind;
  };
  const ranking = {termSimilarity: 2, metaWeights: {title: 5, terms: 5, description: 2}};
  // A search takes milliseconds: a worker would only be one file more to load.
  const pagefind = createInstance({basePath: base, noWorker: true, ranking});
  const find = async (query: string) => (await pagefind.search(query)).results;

  const loadKnown = async () => {
    const list = await fetch(`${base}words.json`);
    if (!list.ok) throw new Error(`${list.url}: ${list.status}`);
    return (await list.json()) as string[];
  };
  let allKnown: ReturnType<typeof loadKnown> | undefined;

  /** The word to search for one that was typed, which may be the beginning of one. */
  async function resolve(word: string): Promise<string | undefined> {
    if (!isTelling(word)) return word;
    const known = await (allKnown ??= loadKnown());
    if (known.some((other) => other.startsWith(word))) return word;
    // In quotes Pagefind takes no shorter word for it.
    return (await find(`"${word}"`)).length > 0 ? word : nearestWord(word, known);
  }

  /**
   * Answers a query with the words that were searched for and the best pages, at most `limit`.
   * @throws {Error} (by rejection) when a part of the index cannot be loaded
   */
  return async function runQuery(query: string, limit: number) {
    const typed = wordsOf(query).slice(0, mostWords);
    const words = (await Promise.all(typed.map(resolve))).filter((word) => word !== undefined);
    const telling = words.filter(isTelling);
    const asked = telling.length > 0 ? telling : words;

    const scores = new Map<string, Found>();
    const add = async (text: string, share: number) => {
      for (const page of await find(text)) {
        const known = scores.get(page.id)?.score ?? 0;
        scores.set(page.id, {...page, score: known + page.score * share});
      }
    };
    if (asked.length > 0) await add(asked.join(' '), 1);
    if (asked.length > 1) for (const word of asked) await add(word, 0.5);

    const best = [...scores.values()].sort((a, b) => b.score - a.score).slice(0, limit);
    const pages = await Promise.all(best.map((page) => page.data()));
    // "cyber security" and "Cybersecurity" are the same name.
    const wanted = [words.join(''), asked.join('')];
    const isCalledSo = ({meta: {title, terms}, sub_results}: PageData) =>
      [title, ...terms.split(', '), ...sub_results.map((sub) => sub.title)].some((name) =>
        wanted.includes(wordsOf(name).join('')),
      );
    // Only of the first, so that they stay where they are when more are shown.
    const named = pages.slice(0, firstResults).filter(isCalledSo);
    return {
      words,
      /** A word was mistyped, or no page has it. */
      isCorrected: words.join(' ') !== typed.join(' '),
      count: scores.size,
      pages: [...named, ...pages.filter((page) => !named.includes(page))],
    };
  };
}
