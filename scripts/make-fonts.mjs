/**
 * Makes the web fonts in src/fonts/ from their npm packages: the characters an American English site
 * sets, at the weights and optical sizes the type scale uses (see src/css/tokens.css). Static cuts
 * instead of variable files, because a variable font varies its kerning too: 46 kB for all five cuts with
 * all of ASCII, against 57 kB with a variable grotesk and 98 kB with both families variable. Four more
 * files are for the social cards, whose layout (satori) reads no WOFF2 and no variable font: the packages keep
 * the letters beyond Western Europe's apart. They are for the build alone, so they hold more than the others.
 * Run by hand after an upgrade of a @fontsource-variable package: `node scripts/make-fonts.mjs`.
 */
import {createRequire} from 'node:module';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import createJiti from 'jiti';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const {cardLetters} = createJiti(import.meta.url)('../src/content/cardLetters.ts');

const without = (characters, others) =>
  [...characters].filter((character) => !others.includes(character)).join('');

const ascii = Array.from({length: 0x7f - 0x20}, (_, i) => String.fromCodePoint(0x20 + i)).join('');
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
  {
    source: grotesk,
    target: 'schibsted-grotesk-strong.woff2',
    characters: labels,
    axes: {wght: 550},
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
