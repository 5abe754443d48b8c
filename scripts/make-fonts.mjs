/**
 * Makes the web fonts in src/fonts/ from their npm packages: the characters and weights that the site sets.
 * Static cuts: 42 kB for all four, 98 kB variable. The social cards' layout (satori) reads neither WOFF2 nor
 * variable fonts. Run after an upgrade of a @fontsource-variable package: `node scripts/make-fonts.mjs`.
 */
import {createRequire} from 'node:module';
import {readFileSync, writeFileSync} from 'node:fs';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);

const range = (from, to) =>
  Array.from({length: to - from + 1}, (_, at) => String.fromCodePoint(from + at)).join('');

/** ASCII without signs that stand in code, which has a face of its own. */
const prose = range(0x20, 0x7e).replace(/[\^`{}\\|]/g, '');
/** In headings and labels not even these are to be expected. */
const short = prose.replace(/[<>=[\]*]/g, '');
/** The typographic marks, signs and accented letters that running text and American names use. */
const marks = '\u00a0©®°·½±áéíóúñüçöäèÉÑ‑–—‘’“”•…′″™−×≤≥→';
/** The letters of Europe's Latin alphabets (Latin-1, Latin Extended-A), and typography. */
const cards = range(0x20, 0x7e) + range(0xa0, 0x17f) + 'ȘșȚțẞ–—‘’‚“”„†•…′″‹›⁄€™−';

const grotesk = 'schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal';
const newsreader = 'newsreader/files/newsreader-latin-opsz-normal';
const extended = (source) => source.replace('latin', 'latin-ext');
const name = {wght: 575};
const sentence = {opsz: 48, wght: 320};
const kerned = ['kern', 'liga'];

const cardFolder = '../plugins/socialCards/fonts';
for (const [source, target, characters, axes, keepFeatures] of [
  // Small, in labels: kerning would be half of this file and not be seen.
  [grotesk, 'schibsted-grotesk.woff2', `${prose}${marks}¼¾§Á€÷←↑↓`, {wght: 400}, []],
  [grotesk, 'schibsted-grotesk-heading.woff2', short + marks, {wght: 650}, kerned],
  [newsreader, 'newsreader-text.woff2', prose + marks, {opsz: 18, wght: 400}, ['liga']],
  [newsreader, 'newsreader-display.woff2', `${short}\u00a0©·§é–—‘’“”•…×→`, sentence, kerned],
  [grotesk, `${cardFolder}/name.woff`, cards, name, kerned],
  [extended(grotesk), `${cardFolder}/name-extended.woff`, cards, name, kerned],
  [newsreader, `${cardFolder}/sentence.woff`, cards, sentence, kerned],
  [extended(newsreader), `${cardFolder}/sentence-extended.woff`, cards, sentence, kerned],
]) {
  const file = require.resolve(`@fontsource-variable/${source}.woff2`);
  const options = {variationAxes: axes, keepFeatures, noHinting: true};
  const targetFormat = target.split('.').pop();
  const font = await subsetFont(readFileSync(file), characters, {targetFormat, ...options});
  writeFileSync(`src/fonts/${target}`, font);
}
