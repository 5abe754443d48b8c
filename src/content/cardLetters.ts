/** All characters from one to another. */
const range = (from: number, to: number) =>
  Array.from({length: to - from + 1}, (_, at) => String.fromCodePoint(from + at)).join('');

/** What is in the Latin blocks and not in the typefaces: a soft hyphen, ligatures nobody types, a long s. */
const absent = /[\u00ad\u0132\u0133\u0149\u017f]/g;

/**
 * What social cards can draw: ASCII, the letters of Europe's Latin alphabets (Latin-1, Latin Extended-A),
 * and the marks of typography. The cards' fonts are cut to it (`scripts/make-fonts.mjs`), and the content
 * check names whatever else a title holds.
 */
export const cardLetters =
  (range(0x20, 0x7e) + range(0xa0, 0x17f)).replace(absent, '') + 'ȘșȚțẞ–—‘’‚“”„†•…′″‹›⁄€™−';

const known = new Set(cardLetters);

/** Words as cards set them: a letter and its accent as one, all hyphens and blanks as the usual ones, and nothing that has no ink. */
export const cardWords = (words: string): string =>
  words
    .normalize('NFC')
    .replace(/[\u2010\u2011]/g, '-')
    .replace(/[^\S\u00a0]/g, ' ')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '');

/**
 * The letters of a text that no card can draw, each once.
 * @param words a title
 */
export function lettersWithoutCard(words: string): string[] {
  return [...new Set(cardWords(words))].filter((letter) => !known.has(letter));
}
