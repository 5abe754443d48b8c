import type {Backend, Match} from './backend';

/** A page in the order of results, and the query by which its passage is chosen. */
export type Ranked = {id: string; score: number; query: string};

/** How much a word counts in the fields beside the text, times how rare it is. */
const fieldWeights: Record<string, number> = {title: 6, terms: 5, description: 2};
/** How much two words count in addition that stand together, times how rare they are. */
const pairWeights = {inText: 3, inFields: 6};
/** Visitors search for what we do more often than for what we wrote about it. */
const serviceWeight = 1.25;

/**
 * How alike the best result the others must be: less so when no page has all the words, and the
 * results are pages that have some of them.
 */
const leastShare = {withAll: 0.6, withSome: 0.3};

/** Makes the search for words, and the order of what is found. */
export function createRanking(backend: Backend) {
  /** How rare a word is that so many pages have (BM25's inverse document frequency). */
  const rarity = (pages: number) => Math.log((backend.pages - pages + 0.5) / (pages + 0.5) + 1);

  /**
   * The pages for these words, best first. Each word counts for itself, so that a page called after
   * one of them beats a page that mentions them all in passing; words that stand together count again.
   * @param pairs from `pairsOf`
   */
  async function rank(words: string[], pairs: [string, string][]): Promise<Ranked[]> {
    const together = words.join(' ');
    const [withAll, withWord, withPair] = await Promise.all([
      backend.search(together),
      Promise.all(words.map((word) => backend.search(word))),
      Promise.all(pairs.map((pair) => backend.search(`"${pair.join(' ')}"`))),
    ]);
    const pages = new Map<string, Ranked>();
    const add = ({id, isService}: Match, amount: number, query: string) => {
      // The first search that finds a page is the one its passage is taken from.
      const page = pages.get(id) ?? {id, score: 0, query};
      pages.set(id, {...page, score: page.score + amount * (isService ? serviceWeight : 1)});
    };

    withAll.forEach((match) => add(match, 0, together));
    const rarities = new Map<string, number>();
    for (const [at, word] of words.entries()) {
      const found = withWord[at] ?? [];
      const rare = rarity(found.length);
      rarities.set(word, rare);
      for (const match of found) {
        const named = match.fields.reduce((sum, field) => sum + (fieldWeights[field] ?? 0), 0);
        add(match, match.score + named * rare, word);
      }
    }
    for (const [at, pair] of pairs.entries()) {
      const rare = pair.reduce((sum, word) => sum + (rarities.get(word) ?? 0), 0);
      for (const match of withPair[at] ?? []) {
        // A pair in the fields alone has no score.
        add(match, rare * (match.score > 0 ? pairWeights.inText : pairWeights.inFields), together);
      }
    }

    const ranked = [...pages.values()].sort((a, b) => b.score - a.score);
    const least =
      (ranked[0]?.score ?? 0) * (withAll.length > 0 ? leastShare.withAll : leastShare.withSome);
    return ranked.filter(({score, query}) => query === together || score >= least);
  }

  return rank;
}
