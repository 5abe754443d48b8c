/** Every page at every width and with other text: nothing sticks out or is cut, nothing moves while it loads. */
import {site} from '../src/site';
import {expect, notFoundMessages, settle, test, type Page} from './fixtures';
import {judgedPages, onePageOfEachKind, routes, unknownPath} from './published';

test.use({expected: notFoundMessages});

/** What leaves the window sideways, even where the overflow is hidden, or is cut off by a box of its own. */
const lost = (page: Page) =>
  page.evaluate(() => {
    const width = document.documentElement.scrollWidth;
    const texts = 'h1, h2, h3, p, li, a, button, dt, dd, td, time, label, input, summary';
    const found = [
      ...document.querySelectorAll<HTMLElement>(`:is(header, main, footer) :is(${texts})`),
    ]
      .filter((one) => one.checkVisibility({visibilityProperty: true, opacityProperty: true}))
      .filter((one) => !one.closest('[aria-hidden="true"], table, pre, [data-scroll]'))
      .filter((one) => {
        const {left, right, width: own} = one.getBoundingClientRect();
        const {overflowX, overflowY, clipPath} = getComputedStyle(one);
        const isClipping = /hidden|clip/.test(overflowX + overflowY);
        const [wider, higher] = [one.scrollWidth - own, one.scrollHeight - one.clientHeight];
        const isCut = isClipping && (wider > 2 || higher > 2);
        const isShown = own > 1 && right > 0 && clipPath === 'none';
        return isShown && (left < -1 || right > innerWidth + 1 || isCut);
      })
      .map((one) => `${one.tagName} "${one.textContent?.trim().slice(0, 40)}"`);
    return width > innerWidth ? [`the page is ${width} wide`, ...found] : found;
  });

/** How people set their text (the size they choose, styles of their own), the windows it is tried in, and where. */
const settings: {
  name: string;
  size?: number;
  styles?: string;
  windows: [number, number][];
  pages: readonly string[];
}[] = [
  {
    name: 'as it is',
    // The last is a window of 1280 by 1024 pixels, zoomed to 400 %.
    windows: [
      [768, 900],
      [1440, 900],
      [320, 256],
    ],
    pages: [...routes, unknownPath],
  },
  {
    name: 'in other windows',
    windows: [
      [1024, 900],
      [2560, 900],
      [390, 800],
      [640, 512],
    ],
    pages: judgedPages,
  },
  {name: 'twice as large', size: 32, windows: [[1280, 1024]], pages: judgedPages},
  {
    name: 'spaced as WCAG 1.4.12 has it',
    styles: `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-bottom: 2em !important; }`,
    windows: [[320, 256]],
    pages: judgedPages,
  },
];

for (const {name, size = 16, styles = '', windows, pages} of settings) {
  test(`no page scrolls sideways, and no text leaves the window or is cut: ${name}`, async ({
    page,
    visitEach,
  }) => {
    const browser = await page.context().newCDPSession(page);
    await browser.send('Page.setFontSizes', {fontSizes: {standard: size}});
    await visitEach(pages, async (route) => {
      await page.evaluate((text) => {
        // A sheet of script's own: the policy lets no other in.
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(text);
        document.adoptedStyleSheets = [sheet];
      }, styles);
      for (const [width, height] of windows) {
        await page.setViewportSize({width, height});
        expect.soft(await lost(page), `${route}, ${width} px`).toEqual([]);
        const bar = await page.getByRole('banner').boundingBox();
        expect.soft(bar?.height, 'the bar leaves room to read').toBeLessThanOrEqual(height / 2);
      }
    });
  });
}

for (const width of [390, 1366]) {
  test(`pages hardly move while they load, and when the web fonts come: ${width} px`, async ({
    page,
    visitEach,
  }) => {
    await page.setViewportSize({width, height: 800});
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, {shifts});
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.push((entry as PerformanceEntry & {value: number}).value);
      }).observe({type: 'layout-shift', buffered: true});
    });
    await visitEach(onePageOfEachKind, async (path) => {
      await settle(page);
      const moved = await page.evaluate(() =>
        (window as unknown as {shifts: number[]}).shifts.reduce((sum, one) => sum + one, 0),
      );
      // A tenth of what counts as good: a paragraph can have a line more in one face than in the other, and so can a
      // heading with a long name.
      expect.soft(moved, path).toBeLessThan(site.shortName.length > 20 ? 0.05 : 0.01);
    });
  });
}
