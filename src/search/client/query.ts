import {isMeaningful, nearestWord, splitWords} from '../words';

/** What Pagefind returns about a page it has found (https://pagefind.app/docs/api/). */
export type PageData = {
  url: string;
  meta: Record<'title' | 'description' | 'terms' | 'kind', string>;
  /** The sections of the page that have the words, each with the URL of its heading. */
  sub_results: {title: string; url: string}[];
};
type Found = {id: string; score: number; data: () => Promise<PageData>};
type Pagefind = {search: (query: string) => Promise<{results: Found[]}>};

/** How many results are shown at first. Each one is a file to load. */
export const firstResults = 5;
/** How many words of a query count. Nobody types more, and pasted text shouldn't keep the browser busy. */
const maxWords = 10;

/**
 * Loads Pagefind. On top of it, queries correct mistyped words, also find pages that have only some of the words, and
 * list pages whose name is the query first.
 * @param attempt how often loading has failed: browsers don't retry a module URL that failed before
 */
export async function loadSearch(base: string, attempt: number) {
  const script = `${base}pagefind.js${attempt > 0 ? `?${attempt}` : ''}`;
  const {createInstance} = (await import(/* webpackIgnore: true */ script)) as {
    createInstance: (options: object) => Pagefind;
  };
  const ranking = {termSimilarity: 2, metaWeights: {title: 5, terms: 5, description: 2}};
  // A search takes milliseconds, so a worker would only be one more file to load.
  const pagefind = createInstance({basePath: base, noWorker: true, ranking});
  const find = async (query: string) => (await pagefind.search(query)).results;

  const loadKnown = async () => {
    const list = await fetch(`${base}words.json`);
    if (!list.ok) throw new Error(`${list.url}: ${list.status}`);
    return (await list.json()) as string[];
  };
  let allKnown: ReturnType<typeof loadKnown> | undefined;

  /** The word to search for instead of a typed one, which may be mistyped or only the beginning of a word. */
  async function resolve(word: string): Promise<string | undefined> {
    if (!isMeaningful(word)) return word;
    const known = await (allKnown ??= loadKnown());
    if (known.some((other) => other.startsWith(word))) return word;
    // In quotes, Pagefind doesn't fall back to a shorter word.
    return (await find(`"${word}"`)).length > 0 ? word : nearestWord(word, known);
  }

  /**
   * Runs a query. @returns the words that were searched for and the best pages, at most `limit`
   * @throws {Error} (by rejection) if a part of the index can't be loaded
   */
  return async function runQuery(query: string, limit: number) {
    const typed = splitWords(query).slice(0, maxWords);
    const words = (await Promise.all(typed.map(resolve))).filter((word) => word !== undefined);
    const meaningful = words.filter(isMeaningful);
    const asked = meaningful.length > 0 ? meaningful : words;

    const scores = new Map<string, Found>();
    const add = async (text: string, weight: number) => {
      for (const page of await find(text)) {
        const known = scores.get(page.id)?.score ?? 0;
        scores.set(page.id, {...page, score: known + page.score * weight});
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
        wanted.includes(splitWords(name).join('')),
      );
    // Only among the first results, so that the order stays the same when more are shown.
    const named = pages.slice(0, firstResults).filter(isCalledSo);
    return {
      words,
      /** Whether a word was mistyped or is on no page. */
      isCorrected: words.join(' ') !== typed.join(' '),
      count: scores.size,
      pages: [...named, ...pages.filter((page) => !named.includes(page))],
    };
  };
}
