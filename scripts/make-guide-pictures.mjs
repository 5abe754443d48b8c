/**
 * Takes the writing guide's pictures of the blocks from the built site. Run by hand after a change of
 * their looks: `npm run build && node scripts/make-guide-pictures.mjs`.
 */
import {mkdir} from 'node:fs/promises';
import {chromium} from 'playwright-core';
import {findChromium} from './chromium.mjs';
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
};

/** What a block is made of, by the tag of its outermost element. */
const tags = {cards: 'ul', list: 'ul', tiers: 'ul', tags: 'ul', principles: 'ul', steps: 'ol', numbered: 'ol', phrases: 'div', standards: 'div', note: 'aside', quote: 'aside', table: 'table'};

/** The pictures' greatest height: enough to see how a block looks, and light to load. */
const maxHeight = 380;

const server = createStaticServer({dir: 'build', base: '/'});
await new Promise((ready) => server.listen(0, ready));
const browser = await chromium.launch({executablePath: await findChromium(), args: ['--no-sandbox', '--disable-gpu']});
const page = await browser.newPage({viewport: {width: 1100, height: 6000}, reducedMotion: 'reduce'});
await mkdir(folder, {recursive: true});

for (const [name, [address, heading]] of Object.entries(places)) {
  await page.goto(`http://localhost:${server.address().port}${address}`, {waitUntil: 'networkidle'});
  const block = page.locator(`xpath=//main//h2[starts-with(normalize-space(.), "${heading}")]/following::${tags[name]}[1]`);
  const {x, y, width, height} = await block.boundingBox();
  const margin = 16;
  await page.screenshot({
    path: `${folder}/${name}.png`,
    clip: {x: x - margin, y: Math.max(0, y - margin), width: width + 2 * margin, height: Math.min(height, maxHeight) + 2 * margin},
  });
}

await browser.close();
server.close();
