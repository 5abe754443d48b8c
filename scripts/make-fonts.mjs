/**
 * Makes the web fonts in src/fonts/ from their npm packages: only the characters an American
 * English site sets, only the axis ranges the type scale uses (see src/css/tokens.css).
 * Newsreader is cut at its two optical sizes in use instead of shipped with both axes:
 * 27 kB for both cuts against 69 kB for the variable file, and most pages need one cut only.
 * Two more cuts are for the social cards, whose layout (satori) reads no WOFF2 and no variable font.
 * Run by hand after an upgrade of a @fontsource-variable package: `node scripts/make-fonts.mjs`.
 */
import {createRequire} from 'node:module';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);

/** Printable ASCII, then the typographic marks, arrows and accented letters American names use. */
const characters = [
  ...Array.from({length: 0x7f - 0x20}, (_, i) => String.fromCodePoint(0x20 + i)),
  ...'\u00a0©®°·½¼¾§±áéíóúñüçöäèÁÉÑ‑–—‘’“”•…′″€™−×÷≤≥→←↑↓',
].join('');

const grotesk = '@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2';
const newsreader = '@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2';

const cards = '../plugins/socialCards/fonts';

const fonts = [
  {source: grotesk, target: 'schibsted-grotesk.woff2', axes: {wght: {min: 400, max: 700}}},
  {source: newsreader, target: 'newsreader-text.woff2', axes: {opsz: 18, wght: 400}},
  {source: newsreader, target: 'newsreader-display.woff2', axes: {opsz: 48, wght: 320}},
  {source: grotesk, target: `${cards}/name.woff`, format: 'woff', axes: {wght: 550}},
  {source: newsreader, target: `${cards}/sentence.woff`, format: 'woff', axes: {opsz: 48, wght: 320}},
];

await mkdir('src/plugins/socialCards/fonts', {recursive: true});
for (const {source, target, format = 'woff2', axes} of fonts) {
  const subset = await subsetFont(await readFile(require.resolve(source)), characters, {
    targetFormat: format,
    variationAxes: axes,
    keepFeatures: ['kern', 'liga', 'ccmp', 'tnum'],
    noHinting: true,
  });
  const file = path.posix.join('src/fonts', target);
  await writeFile(file, subset);
  console.log(`${file}: ${(subset.length / 1000).toFixed(1)} kB`);
}
