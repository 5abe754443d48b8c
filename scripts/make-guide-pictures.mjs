/**
 * Takes the writing guide's pictures of the blocks from a build of the site, and those of blocks that
 * no page has from a page made for it. Run by hand after a change of their looks:
 * `node scripts/make-guide-pictures.mjs`.
 */
import {readFileSync} from 'node:fs';
import {mkdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import createJiti from 'jiti';
import {chromium} from 'playwright-core';
import {findChromium} from './chromium.mjs';
import {buildCopy, copyBase, copyProject} from './project-copy.mjs';
import {createStaticServer} from './serve.mjs';

const load = createJiti(import.meta.url);
const {figureKinds} = load('../src/content/figures.ts');
const {kinds} = load('../src/content/kinds.ts');
const {contentPages} = load('../src/content/pages.ts');

const folder = '.github/guide';

/** What a block is made of, by the tag of its outermost element. */
const tags = {
  cards: 'ul',
  list: 'ul',
  tiers: 'ul',
  tags: 'ul',
  principles: 'ul',
  steps: 'ol',
  numbered: 'ol',
  phrases: 'div',
  standards: 'div',
  note: 'aside',
  quote: 'aside',
  table: 'table',
  figure: 'figure',
};

/** The pictures' greatest height: enough to see how a block looks, and light to load. */
const maxHeight = 430;

/** Writes an article with the guide's own figure; its picture is a drawing of the motif. */
async function writeSample(root) {
  const {drawCover} = load('../src/motif/index.ts');
  const {paint} = load('../src/plugins/drawings.ts');
  const {readTokens} = load('../src/css/readTokens.ts');
  const drawing = drawCover({category: 'Technology', variant: 0});
  await writeFile(path.join(root, 'blog/sample.svg'), paint(drawing, readTokens('light')));
  const [, figure = ''] =
    /```markdown\n(:::figure[^`]*)```/.exec(await readFile('.github/CONTRIBUTING.md', 'utf8')) ??
    [];
  const {article} = load('../src/content/corpus/project.ts');
  const [fields] = article.split('\n---\n');
  const text = `${fields}\n---\n\n## A first look\n\n${figure.replace('pixel.png', 'sample.svg')}`;
  await writeFile(path.join(root, 'blog/2025-10-10-sample.md'), text);
}

const root = copyProject();
await writeSample(root);
const texts = contentPages(root).map(({kind, file, route}) => ({
  address: route,
  text: readFileSync(path.join(root, kinds[kind].folder, file), 'utf8'),
}));

/** The first page whose Markdown has something, with what was found and the heading above it. */
function firstWith(pattern) {
  for (const {address, text} of texts) {
    const found = pattern.exec(text);
    if (!found) continue;
    const heading =
      text
        .slice(0, found.index)
        .match(/^## .+$/gm)
        ?.at(-1) ?? '';
    return {address, title: found[1], heading: heading.slice(3)};
  }
  throw new Error(
    `No article or service has ${pattern}, so the guide would show no picture of it.`,
  );
}

const {status, said} = buildCopy(root);
if (status !== 0) throw new Error(said);

const server = createStaticServer({dir: path.join(root, 'build'), base: copyBase});
await new Promise((ready) => server.listen(0, ready));
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage({
  viewport: {width: 1100, height: 6000},
  reducedMotion: 'reduce',
});
await mkdir(folder, {recursive: true});

const visit = (address) =>
  page.goto(`http://localhost:${server.address().port}${copyBase.slice(0, -1)}${address}`, {
    waitUntil: 'networkidle',
  });

const drawn = {...figureKinds.chart, ...figureKinds.diagram};
for (const name of [...Object.keys(drawn), 'specimen']) {
  const {address, title} = firstWith(
    name === 'specimen'
      ? /^:::specimen\[(.+)\]/m
      : new RegExp(`^:::\\w+\\[(.+)\\]\\{type=${name}\\b`, 'm'),
  );
  await visit(address);
  const figure = page
    .locator('figure')
    .filter({has: page.getByText(title)})
    .first();
  await figure.screenshot({path: `${folder}/${name}.png`});
}

for (const [name, tag] of Object.entries(tags)) {
  // A table that stands by itself follows a paragraph.
  const {address, heading} = firstWith(
    name === 'table' ? /^[^:|\n].*\n\n(?=\|)/m : new RegExp(`^:::${name}\\b`, 'm'),
  );
  await visit(address);
  const block = page.locator(
    `xpath=//main//h2[starts-with(normalize-space(.), "${heading}")]/following::${tag}[1]`,
  );
  const {x, y, width, height} = await block.boundingBox();
  const margin = 16;
  await page.screenshot({
    path: `${folder}/${name}.png`,
    clip: {
      x: x - margin,
      y: Math.max(0, y - margin),
      width: width + 2 * margin,
      height: Math.min(height, maxHeight) + 2 * margin,
    },
  });
}

await browser.close();
server.close();
await rm(root, {recursive: true});
