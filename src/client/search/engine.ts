import type {Backend, FoundPage, Match} from './backend';
import {matches, wordsOf, type Vocabulary} from './words';

/** A page in the order of results, and the query by which its passage is chosen. */
type Ranked = Match & {query: string};

/** The answer to a query. */
export type Answer = {
  /** The words that were searched, corrected where need be. */
  words: string[];
  /** A word was taken for another one. */
  isCorrected: boolean;
  /** Words that no page has. */
  missing: string[];
  /** The pages, best first. */
  results: Ranked[];
  /** No page has the words; these are the nearest. */
  isNearest: boolean;
};

/** How many nearest pages are offered. */
const mostNearest = 3;

/** Makes the engine: typing tolerance, and what to do when no page has all the words. */
export function createEngine(backend: Backend, vocabulary: Vocabulary) {
  const resolved = new Map<string, Promise<string | undefined>>();

  /** All pages that have the words, whatever part of the index they are in. */
  async function search(words: string[]): Promise<Match[]> {
    // Pagefind loads the part where a beginning would stand, which need not be where its words are.
    const beginnings = words.filter((word) => word.length > 2).flatMap((word) => vocabulary.extensions(word));
    await backend.preload([...words, ...beginnings].join(' '));
    return backend.search(words.join(' '));
  }

  /**
   * The word to search for one that was typed: itself when the site has it, its correction, or
   * nothing. Pagefind alone would silently shorten a word it does not have: blockchain to block.
   */
  async function resolve(word: string, isUnfinished: boolean): Promise<string | undefined> {
    if (vocabulary.extensions(word).length > 0 || (await backend.search(`"${word}"`)).length > 0) {
      return word;
    }
    const correction = vocabulary.correction(word, isUnfinished);
    if (correction) {
      return correction;
    }
    // A rare word, half typed: the vocabulary is limited, the index is not.
    const [first] = await search([word]);
    const page = first && (await backend.page(word, first.id));
    return page?.excerpt.split(/[^\p{L}\p{N}]+/u).some((shown) => matches(shown, word)) ? word : undefined;
  }

  /** Pages that have any of the words: those that have more of them, and rarer ones, first. */
  async function searchAny(words: string[]): Promise<Ranked[]> {
    const best = new Map<string, Ranked & {total: number}>();
    for (const query of words) {
      for (const match of await search([query])) {
        const known = best.get(match.id);
        const isBetter = match.score > (known?.score ?? 0);
        best.set(match.id, {...(known && !isBetter ? known : {...match, query}), total: (known?.total ?? 0) + match.score});
      }
    }
    return [...best.values()].sort((a, b) => b.total - a.total);
  }

  return {
    /**
     * Answers a query.
     * @param query what the visitor typed
     * @throws Error when a part of the index cannot be loaded
     */
    async ask(query: string): Promise<Answer> {
      const asked = wordsOf(query);
      const found = await Promise.all(
        asked.map((word, at) => {
          const isUnfinished = at === asked.length - 1 && !/\s$/.test(query);
          const key = `${word} ${isUnfinished}`;
          const answer = resolved.get(key) ?? resolve(word, isUnfinished);
          resolved.set(key, answer);
          return answer;
        }),
      );
      const words = [...new Set(found.filter((word) => word !== undefined))];
      const missing = asked.filter((_, at) => found[at] === undefined);
      const isCorrected = asked.some((word, at) => found[at] !== undefined && found[at] !== word);
      if (words.length === 0) {
        const lookalikes = missing.flatMap((word) => vocabulary.lookalikes(word));
        const nearest = lookalikes.length > 0 ? await searchAny(lookalikes) : [];
        return {words: lookalikes, isCorrected: false, missing, results: nearest.slice(0, mostNearest), isNearest: true};
      }
      const all = await search(words);
      const results =
        all.length > 0 ? all.map((match) => ({...match, query: words.join(' ')})) : await searchAny(words);
      return {words, isCorrected, missing, results, isNearest: false};
    },

    /** What to show of results. */
    show: (results: Ranked[]): Promise<FoundPage[]> => Promise.all(results.map(({query, id}) => backend.page(query, id))),
  };
}

/** The search engine of an open dialog. */
export type Engine = ReturnType<typeof createEngine>;
