import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test as base, type Locator, type Page, type Response} from '@playwright/test';
import {load} from 'cheerio';
import {words} from '../src/content/ownPages';
import {site} from '../src/site';

type Fixtures = {
  /** Console messages, errors, and requests to other hosts that the test expects; any other fails it. */
  expected: RegExp | undefined;
  /** Opens a page of the site by its path without the base URL. */
  visit: (path: string) => Promise<Response | null>;
  /** Opens and checks pages in turn, each in its own step. Use soft expectations to check all pages. */
  visitEach: (paths: readonly string[], check: (path: string) => Promise<void>) => Promise<void>;
};

/** The base path of the site, with both slashes. */
export const basePath = process.env.BASE_URL || '/';

/** The path of a page with the base URL, as in a link or the address bar. */
export const at = (path: string) => basePath + path.slice(1);

/** The site's canonical URL. */
export const root = `${(process.env.SITE_URL || site.url).replace(/\/$/, '')}${basePath}`;

export const buildFolder = path.resolve(process.env.BUILD_DIR || 'build');

const builtPages = new Map<string, ReturnType<typeof load>>();

/** A page as it was built, as crawlers see it. */
export function builtPage(route: string): ReturnType<typeof load> {
  const file = path.join(buildFolder, `${route === '/' ? 'index' : route}.html`);
  const page = builtPages.get(file) ?? load(readFileSync(file, 'utf8'));
  builtPages.set(file, page);
  return page;
}

/** The console messages of a 404 page: the browser's and, as the specification asks, ours. */
export const notFoundMessages = /Failed to load resource|404: no page at/;

/** Chromium logs this when it skips a view transition because the page is slow, which is harmless. */
const skippedTransition = /^Transition was (aborted|skipped)/;

/** Whether a message is about the owner's analytics, which tests can't reach. */
export const isCounting = (message: string) =>
  (site.analytics?.origins ?? []).some((origin) => message.includes(origin));

/**
 * Records what no page may do: log errors or warnings, throw, or request anything from another host.
 * @returns the list that the faults are added to
 */
export function watch(page: Page, origin: string, expected?: RegExp): string[] {
  const faults: string[] = [];
  const note = (fault: string, what: string) => {
    if (!expected?.test(what) && !skippedTransition.test(what) && !isCounting(what))
      faults.push(`${page.url()} ${fault}: ${what}`);
  };
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()))
      note('console', `${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => note('threw', error.message));
  page.on('request', (request) => {
    const url = new URL(request.url());
    const isOther = url.host !== new URL(origin).host;
    if (/^(https?|wss?):$/.test(url.protocol) && isOther)
      note('requested from another host', url.href);
  });
  return faults;
}

/** Playwright's test with the helpers above, and a page that fails the test on errors and warnings. */
export const test = base.extend<Fixtures>({
  expected: [undefined, {option: true}],
  page: async ({page, baseURL, expected}, use) => {
    const faults = watch(page, baseURL ?? '', expected);
    await use(page);
    expect(faults).toEqual([]);
  },
  visit: async ({page}, use) => {
    await use((path) => page.goto(`.${path}`));
  },
  visitEach: async ({visit}, use) => {
    await use(async (paths, check) => {
      test.slow();
      expect(paths.length).toBeGreaterThan(0);
      for (const path of paths) {
        await test.step(path, async () => {
          await visit(path);
          await check(path);
        });
      }
    });
  },
});

/** Waits for the web fonts, which load after the page (src/frame/inline.ts) and can shift its text. */
export async function waitForFonts(page: Page): Promise<void> {
  await expect(page.locator('html[data-fonts]')).toHaveCount(1);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** Waits until a page is ready: moves the pointer, which hydrates the islands, and waits for them and the fonts. */
export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await waitForFonts(page);
  await page.evaluate(() => dispatchEvent(new Event('pointermove')));
  await expect(page.locator('[data-island]:not([data-hydrated], [data-island] *)')).toHaveCount(0);
}

/**
 * Records the page's requests from now on, except those for its own code, images, and fonts.
 * @returns the list that the requests are added to
 */
export function noteSent(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    const {pathname, search} = new URL(request.url());
    const isFile = /\.(js|css|svg|png|webp|woff2)$/.test(pathname) && !search;
    const isCode = request.method() === 'GET' && isFile;
    if (!isCode) sent.push(`${request.method()} ${request.url()}`);
  });
  return sent;
}

/** Records violations of the page's Content Security Policy. @returns the list that they are added to */
export async function noteRefusals(page: Page): Promise<string[]> {
  const refusals: string[] = [];
  await page.exposeFunction('noteRefusal', (refusal: string) => refusals.push(refusal));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const {noteRefusal} = window as unknown as {noteRefusal: (refusal: string) => void};
      const {effectiveDirective, blockedURI, sample} = event;
      noteRefusal(`${location.pathname}: ${effectiveDirective} ${blockedURI} ${sample}`);
    });
  });
  return refusals;
}

/** Stops the page's clock, so that the test controls its timers and a slow machine makes no difference. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Holds back the page's requests for these files until the returned function is called. */
export async function holdBack(page: Page, files: RegExp): Promise<() => void> {
  let letThrough = (): void => undefined;
  const arrival = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route(files, async (route) => {
    await arrival;
    await route.continue();
  });
  return letThrough;
}

/** Waits until the page has been painted in its current state. */
export const waitForPaint = (page: Page) =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );

/** Scrolls to an element and waits until the page is painted there, because scrolling hides tooltips. */
export async function showStill(locator: Locator): Promise<void> {
  await locator.scrollIntoViewIfNeeded();
  await waitForPaint(locator.page());
}

/** The top bar, its links, and the button that opens them on a phone. */
export const bar = (page: Page) => page.getByRole('banner');
export const barLinks = (page: Page) =>
  bar(page).getByRole('navigation').getByRole('list').first().getByRole('link');
const {frame, search} = words.shared;
const barButton = (page: Page, name: string) => bar(page).getByRole('button', {name, exact: true});
export const menuButton = (page: Page) => barButton(page, frame.menu).or(openMenuButton(page));
export const openMenuButton = (page: Page) => barButton(page, frame.close);
/** The links to services and for kinds of readers, in a panel or in the phone menu; and the panel's button. */
export const panelLinks = (page: Page) => page.locator('#services-panel').getByRole('link');
export const panelButton = (page: Page) => barButton(page, frame.services);
export const themeButton = (page: Page) => barButton(page, frame.theme);
export const searchButton = (page: Page) => barButton(page, search.button);
export const searchDialog = (page: Page) => page.getByRole('dialog', {name: search.button});

/** The `href` of each link, in order. */
export const addressesOf = (links: Locator) =>
  links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));

/** The luminance of a page's background, from 0 (black) to 1 (white). */
const luminance = (page: Page) =>
  page.evaluate(() => {
    const colorOf = (layer: Element) => getComputedStyle(layer).backgroundColor;
    const colors = [document.body, document.documentElement].map(colorOf);
    const color = colors.find((background) => background !== 'rgba(0, 0, 0, 0)');
    const [red = NaN, green = NaN, blue = NaN] = color?.match(/\d+/g)?.map(Number) ?? [];
    return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
  });
export const expectDark = (page: Page) => expect.poll(() => luminance(page)).toBeLessThan(0.2);
export const expectLight = (page: Page) => expect.poll(() => luminance(page)).toBeGreaterThan(0.8);

export {expect};
export type {Page};
