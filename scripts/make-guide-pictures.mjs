/** Takes the writing guide's pictures, each from the example above it. Run by hand after a change of their looks. */
import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {chromium} from '@playwright/test';
import {findChromium} from './chromium.mjs';
import {load} from './command.mjs';
import {buildCopy, copyBase, copyProject} from './project-copy.mjs';
import {createStaticServer} from './serve.mjs';

const {article} = load('../src/content/corpus/project.ts');
const {readTokens} = load('../src/css/readTokens.ts');
const {drawCover} = load('../src/motif/index.ts');
const {paint} = load('../src/plugins/drawings.ts');

const examples = ['.github/CONTRIBUTING.md', '.github/guide/figures.md'].flatMap((file) => [
  ...readFileSync(file, 'utf8').matchAll(
    /^```markdown\n([^`]*)^```\n\n!\[.*\]\((?:guide\/)?(\w+)\.png\)$/gm,
  ),
]);

// An article with all of them, each below a heading of its name; its picture is a drawing of the motif.
const root = copyProject();
const drawing = drawCover({category: 'Technology', variant: 0});
writeFileSync(path.join(root, 'blog/pixel.svg'), paint(drawing, readTokens('light')));
const text = examples.map(([, example, name]) => `## Example ${name}\n\n${example}`).join('\n');
writeFileSync(
  path.join(root, 'blog/2025-10-10-sample.md'),
  `${article.split('The first')[0]}${text.replace('pixel.png', 'pixel.svg')}`,
);
const {status, said} = buildCopy(root);
if (status !== 0) throw new Error(said);

const server = createStaticServer({dir: path.join(root, 'build'), base: copyBase}).listen(0);
const args = ['--no-sandbox', '--disable-gpu'];
const browser = await chromium.launch({executablePath: await findChromium(), args});
// So high that pictures further down load too.
const viewport = {width: 1100, height: 20_000};
const page = await browser.newPage({viewport, reducedMotion: 'reduce'});
const url = `http://localhost:${server.address().port}${copyBase}insights/sample`;
await page.goto(url, {waitUntil: 'networkidle'});
for (const [, , name] of examples) {
  // A pull quote repeats the paragraph above it.
  const block = page.locator(`#example-${name} ~ :not(p)`).first();
  const {x, y, width, height} = await block.boundingBox();
  // With a margin, and no higher than shows how the block looks.
  const clip = {x: x - 16, y: y - 16, width: width + 32, height: Math.min(height, 560) + 32};
  await page.screenshot({path: `.github/guide/${name}.png`, clip});
}
await browser.close();
rmSync(root, {recursive: true});
process.exit();
