/** How search splits text into words, both when the index is built and when a visitor searches. */
import {distance} from 'fastest-levenshtein';

const functionWords = new Set(
  (
    'a about after all also an and any are as at be because been before but by can could did do does ' +
    'each for from had has have he her his how i if in into is it its may me more most my no not of ' +
    'on one only or other our out own she so some someone such than that the their them then there ' +
    'these they this those to up us was we were what when where which who will with would you your ' +
    // Words that visitors of a company's site add, and that don't set any page apart.
    'company firm get help looking need offer provide service services want'
  ).split(' '),
);

/** Whether a word says something about the page a visitor is looking for. */
export const isMeaningful = (word: string) => word.length > 1 && !functionWords.has(word);

/** A text's words in lower case, without accents and punctuation. */
export const splitWords = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** How many letters may be wrong. Short words are too similar to each other to be corrected. */
const slipsAllowed = (word: string) => (word.length < 4 ? 0 : word.length < 7 ? 1 : 2);

/** The word of `known` that the visitor probably meant; undefined if none is close enough. */
export function nearestWord(word: string, known: readonly string[]): string | undefined {
  const most = slipsAllowed(word);
  let best: {word: string; cost: number} | undefined;
  for (const candidate of known) {
    if (Math.abs(candidate.length - word.length) > most) continue;
    const slips = distance(word, candidate);
    // People rarely get the first letter wrong.
    const cost = slips + (candidate[0] === word[0] ? 0 : 0.5);
    if (slips <= most && cost < (best?.cost ?? Infinity)) best = {word: candidate, cost};
  }
  return best?.word;
}
