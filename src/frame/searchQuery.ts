import {isTelling, nearestWord, wordsOf} from './searchWords';

/** What Pagefind tells of a page that it found, when asked for it. */
export type PageData = {
  url: string;
  meta: Record<'title' | 'description' | 'terms' | 'kind', string>;
  /** The parts of the page that have the words, each with the address of its heading. */
  sub_results: {title: string; url: string}[];
};
type Found = {id: string; score: number; data: () => Promise<PageData>};

/** The part of Pagefind's interface that is used here: https://pagefind.app/docs/api/ */
export type Pagefind = {search: (query: string) => Promise<{results: Found[]}>};

/** The answer to a query. */
export type Answer = {
  /** The words that were searched for. */
  words: string[];
  /** They are not what was typed: a word was corrected, or no page has it. */
  isCorrected: boolean;
  /** How many pages were found. */
  count: number;
  /** The best of them. */
  pages: PageData[];
};

/** How Pagefind weighs what it finds: its defaults, but for search terms and close matches. */
export const ranking = {
  termSimilarity: 2,
  metaWeights: {title: 5, terms: 5, description: 2},
};

/** Nobody types more words than this; pasted text must not keep the browser busy. */
const mostWords = 10;

/** A name without spaces, in which "cyber security" and "Cybersecurity" are the same. */
const asOne = (name: string) => wordsOf(name).join('');

/**
 * Makes the search: Pagefind's, with correction of mistyped words, pages that have only some of the
 * words, and in front of the best pages those that are called what was typed.
 * @param loadKnown loads the site's words (`words.json`)
 */
export function createSearch(pagefind: Pagefind, loadKnown: () => Promise<string[]>) {
  const find = async (query: string) => (await pagefind.search(query)).results;

  /** The word to search for one that was typed, which may be the beginning of one. */
  async function resolve(word: string): Promise<string | undefined> {
    if (!isTelling(word)) return word;
    const known = await loadKnown();
    if (known.some((other) => other.startsWith(word))) return word;
    // In quotes Pagefind takes no shorter word for it.
    return (await find(`"${word}"`)).length > 0 ? word : nearestWord(word, known);
  }

  /**
   * Answers a query.
   * @param query what the visitor typed
   * @param limit how many pages to tell of, each a file of its own
   * @throws {Error} (by rejection) when a part of the index cannot be loaded
   */
  return async function ask(query: string, limit: number): Promise<Answer> {
    const typed = wordsOf(query).slice(0, mostWords);
    const words = (await Promise.all(typed.map(resolve))).filter((word) => word !== undefined);
    const asked = words.some(isTelling) ? words.filter(isTelling) : words;
    const isCorrected = words.join(' ') !== typed.join(' ');
    if (asked.length === 0) return {words, isCorrected, count: 0, pages: []};

    const scores = new Map<string, Found>();
    const add = (found: Found[], share: number) => {
      for (const page of found) {
        const known = scores.get(page.id)?.score ?? 0;
        scores.set(page.id, {...page, score: known + page.score * share});
      }
    };
    add(await find(asked.join(' ')), 1);
    if (asked.length > 1) for (const word of asked) add(await find(word), 0.5);

    const best = [...scores.values()].sort((a, b) => b.score - a.score).slice(0, limit);
    const pages = await Promise.all(best.map((page) => page.data()));
    const wanted = [words, asked].map((list) => list.join(''));
    const isCalledSo = ({meta: {title, terms}, sub_results}: PageData) =>
      [title, ...terms.split(', '), ...sub_results.map((sub) => sub.title)].some((name) =>
        wanted.includes(asOne(name)),
      );
    const named = pages.filter(isCalledSo);
    const others = pages.filter((page) => !named.includes(page));
    return {words, isCorrected, count: scores.size, pages: [...named, ...others]};
  };
}
