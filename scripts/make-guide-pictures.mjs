/**
 * Takes the writing guide's pictures of the blocks from a build of the site, and those of blocks that
 * no page has from a page made for it. Run by hand after a change of their looks:
 * `node scripts/make-guide-pictures.mjs`.
 */
import {mkdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import createJiti from 'jiti';
import {chromium} from 'playwright-core';
import {findChromium} from './chromium.mjs';
import {buildCopy, copyBase, copyProject} from './project-copy.mjs';
import {createStaticServer} from './serve.mjs';

const folder = '.github/guide';

/** Where each block stands on the site: its page, and the heading above it. */
const places = {
  cards: ['/services/cybersecurity', 'Capabilities'],
  list: ['/services/cybersecurity', 'Services'],
  steps: ['/services/engineering', 'Six steps'],
  tiers: ['/services/technical-support', 'Support plans'],
  tags: ['/services/ai-data-systems', 'Tools'],
  principles: ['/services/technical-support', 'Our approach'],
  numbered: ['/services/govtech', 'Focus areas'],
  phrases: ['/services/applied-behavior', 'Who is served'],
  standards: ['/services/cybersecurity', 'Compliance standards'],
  note: ['/services/govtech', 'Who we are set up'],
  quote: ['/insights/tech-meets-human', 'Choose the kind'],
  table: ['/insights/tech-meets-human', 'Divide the work'],
  figure: ['/insights/sample', 'A first look'],
};

/** The page that has each figure, by what stands in its title. */
const figures = {
  area: ['/insights/nasa-opportunities', 'Phase II is most'],
  bars: ['/services/cloud-development', 'A working day'],
  dots: ['/insights/mind-body-corporate', 'The studies'],
  ladder: ['/services/govtech', 'How far each award'],
  loop: ['/services/ai-data-systems', 'A model passes'],
  matrix: ['/services/cybersecurity', 'What you keep'],
  path: ['/services/tech-behavioral', 'Where session data'],
  phases: ['/services/applied-behavior', 'Asking for a break'],
  profile: ['/services/stress-testing', 'The same task'],
  quadrant: ['/services/psychology', 'High demand'],
  sequence: ['/insights/aba-digital-health', 'An entry made'],
  slope: ['/insights/ai-in-government', 'AI uses'],
  specimen: ['/services/ai-data-systems', 'Test report'],
  timeline: ['/insights/defense-security', 'Four phases'],
  v: ['/services/engineering', 'Each step'],
  week: ['/services/technical-support', 'Office hours'],
};

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
  const load = createJiti(import.meta.url);
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

for (const [name, [address, title]] of Object.entries(figures)) {
  await visit(address);
  const figure = page
    .locator('figure')
    .filter({has: page.getByText(title)})
    .first();
  await figure.screenshot({path: `${folder}/${name}.png`});
}

for (const [name, [address, heading]] of Object.entries(places)) {
  await visit(address);
  const block = page.locator(
    `xpath=//main//h2[starts-with(normalize-space(.), "${heading}")]/following::${tags[name]}[1]`,
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
