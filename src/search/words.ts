/** How search reads a text as words: the same when the index is built and when a visitor asks. */
import {distance} from 'fastest-levenshtein';

const functionWords = new Set(
  (
    'a about after all also an and any are as at be because been before but by can could did do does ' +
    'each for from had has have he her his how i if in into is it its may me more most my no not of ' +
    'on one only or other our out own she so some someone such than that the their them then there ' +
    'these they this those to up us was we were what when where which who will with would you your ' +
    // What visitors of a company's site add, and what says nothing about a page of it.
    'company firm get help looking need offer provide service services want'
  ).split(' '),
);

/** Tells whether a word says something about the page that is looked for. */
export const isTelling = (word: string) => word.length > 1 && !functionWords.has(word);

/** A text's words in lower case, without accents and punctuation. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** How many letters may be wrong. In a short word, any other word would do. */
const slipsAllowed = (word: string) => (word.length < 4 ? 0 : word.length < 7 ? 1 : 2);

/** The word of `known` that was probably meant; none if none is near. */
export function nearestWord(word: string, known: readonly string[]): string | undefined {
  const most = slipsAllowed(word);
  let best: {word: string; cost: number} | undefined;
  for (const candidate of known) {
    if (Math.abs(candidate.length - word.length) > most) continue;
    const slips = distance(word, candidate);
    // People seldom get the first letter wrong.
    const cost = slips + (candidate[0] === word[0] ? 0 : 0.5);
    if (slips <= most && cost < (best?.cost ?? Infinity)) best = {word: candidate, cost};
  }
  return best?.word;
}
