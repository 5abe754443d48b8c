/** @jest-environment node */
import {lettersWithoutCard} from './cardLetters';

it.each([
  'What’s “new” – 99.9% uptime, R&D… for €5, ½ × 3 ± 1',
  'Über Žižek, Łódź, Ærøskøbing, l’Œuvre, İstanbul, Țară, STRAẞE',
  'Letters with a loose accent: e\u0301, O\u030b',
  'Blanks and hyphens: a\u00a0b\u2009c\td\u2011e, soft\u00adly, zero\u200bwidth',
])('has every letter of %s', (title) => expect(lettersWithoutCard(title)).toEqual([]));

it.each([
  ['Ωmega to Ωmega', ['Ω']],
  ['日本語 and Latin', ['日', '本', '語']],
  ['Done \u2764\ufe0f \u{1F389}', ['\u2764', '\u{1F389}']],
  ['a → b', ['→']],
])('names what no card can draw of %s', (title, missing) =>
  expect(lettersWithoutCard(title)).toEqual(missing),
);
