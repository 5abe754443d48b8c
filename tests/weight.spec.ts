import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {at, basePath, expect, settle, test, type Page} from './fixtures';
import {routes} from './published';
import {
  advice,
  blocks,
  codeOf,
  command,
  complaints,
  entryOf,
  heavier,
  isText,
  packedSize,
  readRecord,
  writeRecord,
  type Weighed,
  type Weights,
} from './support/weights';

/** The folder that is tested, as playwright.config.ts serves it. */
const build = process.env.BUILD_DIR || 'build';
const packed = /\.(html|js|css|json|svg|xml|txt)$/;

/** A file that a page has asked for, by its name without the hash, and its size in transfer. */
type Loaded = {name: string; kind: string; bytes: number};

const withoutHash = (file: string) => file.replace(/[.-][0-9a-f]{8,32}(?=\.)/, '');

function sizeOf(file: string): number {
  const content = readFileSync(path.join(build, file));
  return packed.test(file) ? packedSize(content) : content.length;
}

/** Notes what a page loads from now on: sizes by the files, which no machine changes. */
function noteLoaded(page: Page): Loaded[] {
  const loaded: Loaded[] = [];
  page.on('response', (response) => {
    const {pathname} = new URL(response.url());
    const kind = response.request().resourceType();
    const name = decodeURIComponent(pathname.slice(basePath.length));
    const file = kind === 'document' ? `${name || 'index'}.html` : name;
    loaded.push({name: withoutHash(file), kind, bytes: sizeOf(file)});
  });
  return loaded;
}

const total = (loaded: Loaded[]) => loaded.reduce((sum, {bytes}) => sum + bytes, 0);
const of = (loaded: Loaded[], ...kinds: string[]) =>
  loaded.filter(({kind}) => kinds.includes(kind));
const filesOf = (loaded: Loaded[]) =>
  Object.fromEntries(loaded.map(({name, bytes}) => [name, bytes]));
/** The pages with parts that React takes over. */
const withIslands = ['/contact', '/insights'];
/** A picture that we draw for a page. Which cover is whose, and what other pictures there are, is up to writers. */
const isDrawing = ({name}: Loaded) => /^art\/(?!covers\/)/.test(name);

/** What is recorded of a page, by type. */
function weigh(html: string, before: Loaded[], after: Loaded[]): Weights {
  const {styles, scripts, markup} = codeOf(html);
  const weights = {
    document: {'scripts within': packedSize(scripts), 'tags, each once': packedSize(markup)},
    stylesheet: {'styles within': packedSize(styles), ...filesOf(of(before, 'stylesheet'))},
    font: filesOf(of(before, 'font')),
    picture: filesOf(of(before, 'image').filter(isDrawing)),
    script: filesOf(of(before, 'script')),
    'script, once the visitor moves': filesOf(of(after, 'script')),
    'stylesheet, once the visitor moves': filesOf(of(after, 'stylesheet')),
  };
  return Object.fromEntries(
    Object.entries(weights).filter(([, files]) => Object.keys(files).length > 0),
  );
}

/** Whether this run writes the record instead of being held to it. */
const isRecording = () => ['all', 'changed'].includes(test.info().config.updateSnapshots);
const record = readRecord();
/** What this run has weighed, and of how many pages. */
const weighed: Weighed = {};
let pages = 0;

/** Holds a page to the record, or takes it into a new one. */
function expectAsRecorded(page: string, now: Weights): void {
  const entry = entryOf(page);
  weighed[entry] = heavier(weighed[entry], now);
  // A limit may be broken by now, which is said at the end of the test.
  if (test.info().errors.length === 0) pages += 1;
  if (isRecording()) return;
  const said = complaints(page, record[entry], now);
  if (said.length > 0) throw new Error([...said, advice].join('\n'));
}

test.afterAll(() => {
  if (!isRecording()) return;
  // One process has to see all pages; it starts anew when a test fails.
  if (pages < routes.length + 1)
    throw new Error(
      `Not all pages were weighed one after the other, so nothing is recorded: see what failed, and use "${command}".`,
    );
  writeRecord(weighed);
});

/** Says which files are too heavy together, the heaviest first. */
function expectAtMost(loaded: Loaded[], limit: number, what: string): void {
  const list = [...loaded]
    .sort((a, b) => b.bytes - a.bytes)
    .map(({name, bytes}) => `${name}: ${bytes}`);
  expect
    .soft(total(loaded), `${what} may weigh ${limit} bytes; here it is\n${list.join('\n')}`)
    .toBeLessThanOrEqual(limit);
}

/**
 * Promises: bytes in transfer, gzip, that no page weighs more than, whatever is recorded. They stand a
 * little above what the heaviest page weighs now; whoever raises one says why in the commit.
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

/** What the limits are for: no text has more words now. */
const mostWords = 1800;

/** What a writer's text may add to them: blocks that no other text has, and the words of a longer one, at 4 bytes (measured: 3.3 with their marks). */
async function roomFor(route: string, page: Page): Promise<number> {
  if (!isText(route)) return 0;
  const words = (await page.getByRole('main').innerText()).split(/\s+/).length;
  return blocks + 4 * Math.max(0, words - mostWords);
}

for (const route of routes) {
  test(`${route} stays light`, async ({page, visit}) => {
    const loaded = noteLoaded(page);
    const html = (await (await visit(route))?.text()) ?? '';
    // The frame and the fonts come by themselves, on a busy machine late.
    await page.waitForFunction(
      () => window.early?.ready.frame && document.fonts.status === 'loaded',
    );
    await page.waitForLoadState('networkidle');
    const before = [...loaded];
    // What pictures a text has of its own, the content check limits.
    const ours = before.filter(({name, kind}) => kind !== 'image' || name.startsWith('art/'));
    const room = await roomFor(route, page);
    expectAtMost(ours, limits.page + room, `${route} before a visitor moves`);
    expectAtMost(
      of(before, 'document', 'stylesheet'),
      limits.document + room,
      `The document ${route}`,
    );
    expectAtMost(
      of(before, 'document', 'stylesheet', 'font'),
      limits.readable + room,
      `All that ${route} needs to be read`,
    );
    expectAtMost(of(before, 'font'), limits.fonts, `The fonts of ${route}`);
    expectAtMost(of(before, 'script'), limits.frame, `The scripts of ${route}`);

    await settle(page);
    await page.waitForLoadState('networkidle');
    if (withIslands.includes(route))
      expect(of(loaded, 'script').map(({name}) => name)).toContain('assets/js/islands.js');
    expectAtMost(
      of(loaded, 'script'),
      withIslands.includes(route) ? limits.islands : limits.frame,
      `The scripts of ${route}, once the visitor moves,`,
    );
    expectAsRecorded(route, weigh(html, before, loaded.slice(before.length)));
  });
}

/** All files of a folder of the build. */
const filesIn = (folder: string, kind: string): Loaded[] =>
  readdirSync(path.join(build, folder), {withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map(({name}) => ({
      name: withoutHash(`${folder}/${name}`),
      kind,
      bytes: sizeOf(`${folder}/${name}`),
    }));

test('the build holds no more than is recorded: scripts, styles, fonts and drawings of all pages', () => {
  const scripts = filesIn('assets/js', 'script');
  expect(scripts.map(({name}) => path.basename(name, '.js'))).toEqual(
    expect.arrayContaining(['frame', 'islands', 'search']),
  );
  expectAtMost(scripts, limits.scripts, 'All scripts of the build');
  const covers = filesIn('art/covers', 'image').map(({bytes}) => bytes);
  expectAsRecorded('all of the build', {
    script: filesOf(scripts),
    stylesheet: filesOf(filesIn('assets/css', 'stylesheet')),
    font: filesOf(filesIn('assets/fonts', 'font')),
    picture: filesOf(filesIn('art', 'image')),
    'the heaviest cover': {'art/covers/*.svg': Math.max(...covers)},
  });
});

test.describe(() => {
  test.use({expected: /ERR_FAILED/});

  test('the home page shows its words with one request', async ({page, visit}) => {
    const answered: string[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() !== 'script')
        answered.push(new URL(response.url()).pathname);
    });
    // A script that is lost would have the page loaded once more.
    await page.route('**', (route) => {
      const type = route.request().resourceType();
      if (type === 'document') return route.continue();
      return type === 'script'
        ? route.fulfill({contentType: 'application/javascript', body: ''})
        : route.abort();
    });
    await visit('/');
    const heading = page.getByRole('heading', {level: 1});
    await expect(heading).toBeVisible();
    const size = await heading.evaluate((element) =>
      parseFloat(getComputedStyle(element.firstElementChild ?? element).fontSize),
    );
    expect(size).toBeGreaterThan(40);
    expect(answered).toEqual([at('/')]);
  });
});
