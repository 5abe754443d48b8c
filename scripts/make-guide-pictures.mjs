/**
 * Takes the writing guide's pictures of blocks and figures, each from the example above it. Run by hand
 * after a change of their looks: `node scripts/make-guide-pictures.mjs`.
 */
import {readFileSync, writeFileSync} from 'node:fs';
import {rm} from 'node:fs/promises';
import path from 'node:path';
import createJiti from 'jiti';
import {chromium} from 'playwright-core';
import {findChromium} from './chromium.mjs';
import {buildCopy, copyBase, copyProject} from './project-copy.mjs';
import {createStaticServer} from './serve.mjs';

const load = createJiti(import.meta.url);
const {article} = load('../src/content/corpus/project.ts');
const {readTokens} = load('../src/css/readTokens.ts');
const {drawCover} = load('../src/motif/index.ts');
const {paint} = load('../src/plugins/drawings.ts');

/** The pictures' greatest height: enough to see how a block looks, and light to load. */
const maxHeight = 560;
const margin = 16;

const examples = ['.github/CONTRIBUTING.md', '.github/guide/figures.md'].flatMap((file) => [
  ...readFileSync(file, 'utf8').matchAll(
    /^```markdown\n([^`]*)^```\n\n!\[.*\]\((?:guide\/)?(\w+)\.png\)$/gm,
  ),
]);
const names = examples.map(([, , name]) => name);

// An article with all of them, each below a heading of its name; its picture is a drawing of the motif.
const root = copyProject();
const drawing = drawCover({category: 'Technology', variant: 0});
writeFileSync(path.join(root, 'blog/pixel.svg'), paint(drawing, readTokens('light')));
const [fields] = article.replace('read_time: 1', 'draft: false\nread_time: 1').split('\n---\n');
const text = examples.map(([, example, name]) => `## Example ${name}\n\n${example}`).join('\n');
writeFileSync(
  path.join(root, 'blog/2025-10-10-sample.md'),
  `${fields}\n---\n\n${text.replace('pixel.png', 'pixel.svg')}`,
);
const {status, said} = buildCopy(root);
if (status !== 0) throw new Error(said);

const server = createStaticServer({dir: path.join(root, 'build'), base: copyBase});
await new Promise((ready) => server.listen(0, ready));
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage({
  // So high that pictures further down load too.
  viewport: {width: 1100, height: 20_000},
  reducedMotion: 'reduce',
});
await page.goto(`http://localhost:${server.address().port}${copyBase}insights/sample`, {
  waitUntil: 'networkidle',
});
for (const name of names) {
  // A pull quote repeats the paragraph above it.
  const block = page.locator(`#example-${name} ~ :not(p)`).first();
  const {x, y, width, height} = await block.boundingBox();
  await page.screenshot({
    path: `.github/guide/${name}.png`,
    clip: {
      x: x - margin,
      y: y - margin,
      width: width + 2 * margin,
      height: Math.min(height, maxHeight) + 2 * margin,
    },
  });
}

await browser.close();
server.close();
await rm(root, {recursive: true});
