import {isTelling, nameWord, nearestWord, wordsOf} from './searchWords';

/** What Pagefind tells of a page that it found, when asked for it. */
export type PageData = {
  url: string;
  meta: {title: string; description: string};
  filters: {kind: string[]; tone: string[]};
  /** The parts of the page that have the words, each with the address of its heading. */
  sub_results: {title: string; url: string}[];
};
type Found = {id: string; score: number; data: () => Promise<PageData>};

/** The part of Pagefind's interface that is used here: https://pagefind.app/docs/api/ */
export type Pagefind = {
  init: () => Promise<void>;
  search: (
    query: string | null,
    options?: {filters: Record<string, string[]>},
  ) => Promise<{results: Found[]}>;
};

/** The answer to a query. */
export type Answer = {
  /** The words that were searched for. */
  words: string[];
  /** They are not what was typed: a word was corrected, or no page has it. */
  isCorrected: boolean;
  /** The pages, best first. */
  results: Found[];
};

/** How Pagefind weighs what it finds: its defaults, but for search terms and close matches. */
export const ranking = {
  termSimilarity: 2,
  metaWeights: {title: 5, terms: 5, description: 2},
};

/** Visitors look for what we do more often than for what we wrote about it. */
const serviceWeight = 1.25;
/** What a name adds that is a part of the query, and one that is all of it. */
const nameScore = {part: 10, whole: 600};
/** Nobody types more words than this; pasted text must not keep the browser busy. */
const mostWords = 10;

/** All runs of words within a query, such as `cloud`, `cloud migration` and `migration`. */
const runsOf = (words: string[]) =>
  words.flatMap((_, from) => words.slice(from).map((__, at) => words.slice(from, from + at + 1)));

/**
 * Makes the search: Pagefind's, with correction of mistyped words, pages that have only some of the
 * words, and pages that are called what was typed in front.
 * @param known the site's words (`words.json`)
 */
export function createSearch(pagefind: Pagefind, known: readonly string[]) {
  const find = async (query: string) => (await pagefind.search(query)).results;
  const services = pagefind
    .search(null, {filters: {kind: ['Service']}})
    .then(({results}) => new Set(results.map(({id}) => id)));

  /** The word to search for one that was typed, which may be the beginning of one. */
  async function resolve(word: string): Promise<string[]> {
    if (!isTelling(word) || known.some((other) => other.startsWith(word))) return [word];
    // In quotes Pagefind takes no shorter word for it. The list of known words is limited.
    const isIndexed = await Promise.all([find(`"${word}"`), find(`"${nameWord([word])}"`)]);
    return isIndexed.flat().length > 0 ? [word] : [nearestWord(word, known) ?? []].flat();
  }

  /**
   * Answers a query.
   * @param query what the visitor typed
   * @throws {Error} (by rejection) when a part of the index cannot be loaded
   */
  return async function ask(query: string): Promise<Answer> {
    const typed = wordsOf(query).slice(0, mostWords);
    const words = (await Promise.all(typed.map(resolve))).flat();
    const telling = words.filter(isTelling);
    const asked = telling.length > 0 || typed.some(isTelling) ? telling : words;

    const scored = new Map<string, Found>();
    const add = (found: Found, score: number) =>
      scored.set(found.id, {...found, score: (scored.get(found.id)?.score ?? 0) + score});

    if (asked.length > 0) (await find(asked.join(' '))).forEach((page) => add(page, page.score));
    if (asked.length > 1) {
      const each = await Promise.all(asked.map(find));
      each.flat().forEach((page) => add(page, page.score / 2));
    }
    for (const id of await services) {
      const page = scored.get(id);
      if (page) page.score *= serviceWeight;
    }
    const isWhole = (run: string[]) => run.length === words.length;
    const isName = (run: string[]) => [run[0], run.at(-1)].every((word) => isTelling(word ?? ''));
    const runs = asked.length > 0 ? runsOf(words).filter((run) => isWhole(run) || isName(run)) : [];
    for (const run of runs) {
      const share = (run.filter(isTelling).length || run.length) / asked.length;
      const score = share === 1 ? nameScore.whole : nameScore.part * share ** 2;
      (await find(`"${nameWord(run)}"`)).forEach((page) => add(page, score));
    }
    const results = [...scored.values()].sort((a, b) => b.score - a.score);
    return {words, isCorrected: words.join(' ') !== typed.join(' '), results};
  };
}
