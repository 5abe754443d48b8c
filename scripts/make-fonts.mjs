/**
 * Makes the web fonts in src/fonts/ from their npm packages: the characters that an American English
 * site sets, at the weights and optical sizes of the type scale (src/css/tokens.css). Static cuts,
 * because a variable font varies its kerning too: 42 kB for all four cuts, 98 kB with both families
 * variable. Four more files are for the social cards, whose layout (satori) reads neither WOFF2 nor
 * variable fonts; only the build loads them, so they hold more letters.
 * Run by hand after an upgrade of a @fontsource-variable package: `node scripts/make-fonts.mjs`.
 */
import {createRequire} from 'node:module';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);

const without = (characters, others) =>
  [...characters].filter((character) => !others.includes(character)).join('');

/** All characters from one to another. */
const range = (from, to) =>
  Array.from({length: to - from + 1}, (_, at) => String.fromCodePoint(from + at)).join('');

const ascii = range(0x20, 0x7e);
/** For the cards: the letters of Europe's Latin alphabets (Latin-1, Latin Extended-A), and typography. */
const cardLetters = range(0x20, 0x7e) + range(0xa0, 0x17f) + 'ȘșȚțẞ–—‘’‚“”„†•…′″‹›⁄€™−';
/** Without signs that stand in code, which has a face of its own; elsewhere they come from the fallback. */
const prose = without(ascii, '^`{}\\|');
/** In headings and labels not even these are to be expected. */
const short = without(prose, '<>=[]*');
/** The typographic marks, signs and accented letters that running text and American names use. */
const marks = '\u00a0©®°·½±áéíóúñüçöäèÉÑ‑–—‘’“”•…′″™−×≤≥→';
/** Display lines are short, and written by us. */
const display = `${short}\u00a0©·§é–—‘’“”•…×→`;
/** For labels and in tables, where arrows and fractions stand too. */
const labels = `${prose}${marks}¼¾§Á€÷←↑↓`;

const groteskOf = (letters) =>
  `@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-${letters}-wght-normal.woff2`;
const newsreaderOf = (letters) =>
  `@fontsource-variable/newsreader/files/newsreader-${letters}-opsz-normal.woff2`;
const [grotesk, newsreader] = [groteskOf('latin'), newsreaderOf('latin')];

const cards = '../plugins/socialCards/fonts';
const name = {format: 'woff', characters: cardLetters, axes: {wght: 575}};
const sentence = {format: 'woff', characters: cardLetters, axes: {opsz: 48, wght: 320}};

const fonts = [
  // Small, in labels: kerning would be half of these files and not be seen.
  {
    source: grotesk,
    target: 'schibsted-grotesk.woff2',
    characters: labels,
    axes: {wght: 400},
    features: [],
  },
  // Large enough for kerning to be seen.
  {
    source: grotesk,
    target: 'schibsted-grotesk-heading.woff2',
    characters: short + marks,
    axes: {wght: 650},
  },
  // No kerning either, at the size of running text.
  {
    source: newsreader,
    target: 'newsreader-text.woff2',
    characters: prose + marks,
    axes: {opsz: 18, wght: 400},
    features: ['liga'],
  },
  {
    source: newsreader,
    target: 'newsreader-display.woff2',
    characters: display,
    axes: {opsz: 48, wght: 320},
  },
  {source: grotesk, target: `${cards}/name.woff`, ...name},
  {source: groteskOf('latin-ext'), target: `${cards}/name-extended.woff`, ...name},
  {source: newsreader, target: `${cards}/sentence.woff`, ...sentence},
  {source: newsreaderOf('latin-ext'), target: `${cards}/sentence-extended.woff`, ...sentence},
];

await mkdir('src/plugins/socialCards/fonts', {recursive: true});
for (const {
  source,
  target,
  format = 'woff2',
  characters,
  axes,
  features = ['kern', 'liga'],
} of fonts) {
  const subset = await subsetFont(await readFile(require.resolve(source)), characters, {
    targetFormat: format,
    variationAxes: axes,
    keepFeatures: features,
    noHinting: true,
  });
  const file = path.posix.join('src/fonts', target);
  await writeFile(file, subset);
  console.log(`${file}: ${(subset.length / 1000).toFixed(1)} kB`);
}
