import {wordsOf} from '../../client/search/words';

/** What the index holds of a page: the text that is searched, and the fields searched beside it. */
type IndexedText = {content: string; meta: Record<string, string | undefined>};

/**
 * How many words the vocabulary holds at most, so that it weighs the same (6 kB) however many articles
 * there are. Rarer words are still found, only not corrected to.
 */
const mostWords = 2000;

/** Endings that a word keeps its meaning without; the index knows the stem. */
const inflections = ['s', 'es'];

/** A text's words as a query has them, but those of one letter or digit. */
const typedWords = (text: string): string[] => wordsOf(text).filter((word) => word.length > 1);

/**
 * The words that a mistyped query is compared with: those of titles and search terms first, then the
 * ones that most pages use. A word that only adds an ending to another is left out.
 * @param pages all indexed pages
 * @param limit how many words at most
 * @returns the words in alphabetical order
 */
export function vocabulary(pages: IndexedText[], limit = mostWords): string[] {
  const ranks = new Map<string, number>();
  for (const {content, meta} of pages) {
    const names = new Set(typedWords(`${meta.title ?? ''} ${meta.terms ?? ''}`));
    for (const word of new Set([...names, ...typedWords(content)])) {
      ranks.set(word, (ranks.get(word) ?? 0) + (names.has(word) ? pages.length : 1));
    }
  }
  const isInflected = (word: string) =>
    inflections.some((ending) => word.endsWith(ending) && ranks.has(word.slice(0, -ending.length)));
  return [...ranks]
    .filter(([word]) => word.length < 5 || !isInflected(word))
    .sort(([a, rankA], [b, rankB]) => rankB - rankA || (a < b ? -1 : 1))
    .slice(0, limit)
    .map(([word]) => word)
    .sort();
}
