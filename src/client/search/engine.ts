import type {Backend, FoundPage} from './backend';
import {createRanking, type Ranked} from './ranking';
import {pairsOf, tellingWords, wordsOf, type Vocabulary} from './words';

/** The answer to a query. */
export type Answer = {
  /** The words that were searched, corrected where need be; none when too little is typed. */
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

  const rank = createRanking(backend);

  /**
   * The word to search for one that was typed: itself when the site has it, its correction, or
   * nothing.
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
    return (await backend.search(word)).length > 0 ? word : undefined;
  }

  return {
    /**
     * Answers a query.
     * @param query what the visitor typed
     * @throws Error when a part of the index cannot be loaded
     */
    async ask(query: string): Promise<Answer> {
      const typed = wordsOf(query);
      const isOpen = !/\s$/.test(query);
      // Two letters say too little, and nearly every page has a word with them; until they are a word.
      const asked = tellingWords(typed).filter(
        (word) => word.length > 2 || !isOpen || word !== typed.at(-1) || vocabulary.has(word),
      );
      const found = await Promise.all(
        asked.map((word) => {
          const isUnfinished = isOpen && word === typed.at(-1);
          const key = `${word} ${isUnfinished}`;
          const answer = resolved.get(key) ?? resolve(word, isUnfinished);
          resolved.set(key, answer);
          return answer;
        }),
      );
      const words = [...new Set(found.filter((word) => word !== undefined))];
      const pairs = pairsOf(typed.map((word) => found[asked.indexOf(word)] ?? word));
      const missing = asked.filter((_, at) => found[at] === undefined);
      const isCorrected = asked.some((word, at) => found[at] !== undefined && found[at] !== word);
      if (words.length === 0 && missing.length > 0) {
        const lookalikes = missing.flatMap((word) => vocabulary.lookalikes(word));
        const nearest = lookalikes.length > 0 ? await rank(lookalikes, []) : [];
        return {
          words: lookalikes,
          isCorrected: false,
          missing,
          results: nearest.slice(0, mostNearest),
          isNearest: true,
        };
      }
      return {
        words,
        isCorrected,
        missing,
        results: words.length > 0 ? await rank(words, pairs) : [],
        isNearest: false,
      };
    },

    /** What to show of results. */
    show: (results: Ranked[]): Promise<FoundPage[]> =>
      Promise.all(results.map(({query, id}) => backend.page(query, id))),
  };
}

/** The search engine of an open dialog. */
export type Engine = ReturnType<typeof createEngine>;
