import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {at, basePath, expect, settle, test, type Page} from './fixtures';
import {routes} from './table';

/** The folder that is tested, as playwright.config.ts serves it. */
const build = process.env.BUILD_DIR || 'build';
const packed = /\.(html|js|css|json|svg|xml|txt)$/;

/** A file that a page has asked for, by its name without the hash, and its size in transfer. */
type Loaded = {name: string; kind: string; bytes: number};

function sizeOf(file: string): number {
  const content = readFileSync(path.join(build, file));
  return packed.test(file) ? gzipSync(content, {level: 9}).length : content.length;
}

/** Notes what a page loads from now on: sizes by the files, which no machine changes. */
function noteLoaded(page: Page): Loaded[] {
  const loaded: Loaded[] = [];
  page.on('response', (response) => {
    const {pathname} = new URL(response.url());
    const kind = response.request().resourceType();
    const name = decodeURIComponent(pathname.slice(basePath.length));
    const file = kind === 'document' ? `${name || 'index'}.html` : name;
    loaded.push({name: file.replace(/[.-][0-9a-f]{8,32}(?=\.)/, ''), kind, bytes: sizeOf(file)});
  });
  return loaded;
}

const total = (loaded: Loaded[]) => loaded.reduce((sum, {bytes}) => sum + bytes, 0);
const of = (loaded: Loaded[], ...kinds: string[]) => loaded.filter(({kind}) => kinds.includes(kind));
/** The pages with parts that React takes over. */
const withIslands = ['/contact', '/insights'];

/** Says which files are too heavy together, the heaviest first. */
function expectAtMost(loaded: Loaded[], limit: number, what: string): void {
  const list = [...loaded].sort((a, b) => b.bytes - a.bytes).map(({name, bytes}) => `${name}: ${bytes}`);
  expect(total(loaded), `${what} may weigh ${limit} bytes; here it is\n${list.join('\n')}`).toBeLessThanOrEqual(limit);
}

/**
 * Bytes in transfer, gzip. The limits stand a little above what a page weighs now, so that a growth is a
 * decision: whoever raises one says why in the commit.
 */
const limits = {
  /** All of a page before a visitor moves: a text, its styles, its fonts, what of its pictures is seen. */
  page: 71_500,
  /** The text with its styles; the longest article. */
  document: 20_500,
  /** All four cuts. */
  fonts: 39_500,
  /** Both: with them a page is readable as it was meant. */
  readable: 60_000,
  /** The frame's script, on every page. */
  frame: 4_300,
  /** The frame and the islands, when a visitor moves. */
  islands: 92_000,
  /** All there are in the build, those of toasts, select and delivery included. */
  scripts: 150_000,
};

for (const route of routes) {
  test(`${route} stays light`, async ({page, visit}) => {
    const loaded = noteLoaded(page);
    await visit(route);
    await page.waitForLoadState('networkidle');
    expectAtMost(loaded, limits.page, `${route} before a visitor moves`);
    expectAtMost(of(loaded, 'document', 'stylesheet'), limits.document, `The document ${route}`);
    expectAtMost(of(loaded, 'document', 'stylesheet', 'font'), limits.readable, `All that ${route} needs to be read`);
    expectAtMost(of(loaded, 'font'), limits.fonts, `The fonts of ${route}`);
    expectAtMost(of(loaded, 'script'), limits.frame, `The scripts of ${route}`);

    await settle(page);
    await page.waitForLoadState('networkidle');
    if (withIslands.includes(route)) expect(of(loaded, 'script').map(({name}) => name)).toContain('assets/js/islands.js');
    expectAtMost(of(loaded, 'script'), withIslands.includes(route) ? limits.islands : limits.frame, `The scripts of ${route}, once the visitor moves,`);
  });
}

test('the build holds no scripts but those', () => {
  const files = readdirSync(path.join(build, 'assets/js')).map((name) => ({name, kind: 'script', bytes: sizeOf(`assets/js/${name}`)}));
  expect(files.map(({name}) => name.split('.')[0])).toEqual(expect.arrayContaining(['frame', 'islands', 'search']));
  expectAtMost(files, limits.scripts, 'All scripts of the build');
});

test.describe(() => {
  test.use({expected: /ERR_FAILED/});

  test('the home page shows its words with one request', async ({page, visit}) => {
    await page.route(/\.(css|woff2|svg)$/, (route) => route.abort());
    await page.route(/\.js$/, (route) => route.fulfill({contentType: 'application/javascript', body: ''}));
    await visit('/');
    const heading = page.getByRole('heading', {level: 1});
    await expect(heading).toBeVisible();
    const size = await heading.evaluate((element) => parseFloat(getComputedStyle(element.firstElementChild ?? element).fontSize));
    expect(size).toBeGreaterThan(40);
    expect(page.url()).toContain(at('/'));
  });
});
