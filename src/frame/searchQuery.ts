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
    query: string,
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
/** Which share of the best score a page needs that has only some of the words. */
const leastShare = 0.4;
/** Nobody types more words than this; pasted text must not keep the browser busy. */
const mostWords = 10;

/**
 * The parts of a query that can be a name: all of it, and runs of words in it such as `cloud migration`
 * that neither begin nor end with a function word.
 */
const runsOf = (words: string[]) =>
  words
    .flatMap((_, from) => words.slice(from).map((__, at) => words.slice(from, from + at + 1)))
    .filter(
      (run) =>
        run.length === words.length || [run[0], run.at(-1)].every((word) => isTelling(word ?? '')),
    );

/**
 * Makes the search: Pagefind's, with correction of mistyped words, pages that have only some of the
 * words, and pages that are called what was typed in front.
 * @param loadKnown loads the site's words (`words.json`), for a word that no page has
 */
export function createSearch(pagefind: Pagefind, loadKnown: () => Promise<string[]>) {
  const find = async (query: string) => (await pagefind.search(query)).results;
  const findServicesFirst = async (query: string) => {
    const services = await pagefind.search(query, {filters: {kind: ['Service']}});
    const isService = new Set(services.results.map(({id}) => id));
    return (await find(query)).map((page) =>
      isService.has(page.id) ? {...page, score: page.score * serviceWeight} : page,
    );
  };

  /** The word to search for one that was typed, which may be the beginning of one. */
  async function resolve(word: string): Promise<string[]> {
    if (!isTelling(word)) return [word];
    // In quotes Pagefind takes no shorter word for it.
    if ((await find(`"${word}"`)).length > 0) return [word];
    if ((await find(`"${nameWord([word])}"`)).length > 0) return [word];
    const known = await loadKnown();
    if (known.some((other) => other.startsWith(word))) return [word];
    return [nearestWord(word, known) ?? []].flat();
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

    const pages = new Map<string, Found>();
    const add = (found: Found[], weigh: (page: Found) => number) => {
      for (const page of found) {
        const known = pages.get(page.id) ?? {...page, score: 0};
        pages.set(page.id, {...known, score: known.score + weigh(page)});
      }
    };
    const withAll = asked.length > 0 ? await findServicesFirst(asked.join(' ')) : [];
    add(withAll, ({score}) => score);
    if (asked.length > 1) {
      add((await Promise.all(asked.map(findServicesFirst))).flat(), ({score}) => score / 2);
    }

    const named: Found[] = [];
    for (const run of runsOf(words)) {
      const share = (run.filter(isTelling).length || run.length) / asked.length;
      const found = await find(`"${nameWord(run)}"`);
      add(found, () => (share === 1 ? nameScore.whole : nameScore.part * share ** 2));
      named.push(...found);
    }
    const sorted = [...pages.values()].sort((a, b) => b.score - a.score);
    // A page with a part of the words is an answer where it is nearly as good as the best one.
    const wanted = new Set([...withAll, ...named].map(({id}) => id));
    const least = withAll.length > 0 ? (sorted[0]?.score ?? 0) * leastShare : 0;
    const results = sorted.filter(({id, score}) => wanted.has(id) || score >= least);
    return {words, isCorrected: words.join(' ') !== typed.join(' '), results};
  };
}
