/** What a visitor really sees: the parts of the bar side by side, and text clear of drawings. */
import {nameWidth} from '../src/components/Logo/nameWidth';
import {site} from '../src/site';
import {bar, expect, showStill, test, waitForFonts, type Page} from './fixtures';
import {onePageOfEachKind} from './published';
import {inkIn} from './support/ink';

/** A company name of each kind that must fit the bar, after the site's own, which is there already. */
const names = [
  '',
  'I',
  'Meridian Human Factors',
  'Söderberg-O’Connell & Washington Systems',
  'Donaudampfschifffahrtsgesellschaftskapit',
  'شركة التقنية البشرية المتقدمة',
];

/** Changes the company's name in the bar the way `Logo` renders it. */
const rename = (page: Page, name: string) =>
  bar(page)
    .locator('a > span')
    .first()
    .evaluate(
      (logo: HTMLElement, [words, width]) => {
        logo.style.setProperty('--width', width);
        logo.lastElementChild!.textContent = words;
      },
      [name, nameWidth(name).toFixed(1)] as const,
    );

/** The bounding boxes of the visible parts of the bar. */
const partsOf = (page: Page) =>
  bar(page).evaluate((element) =>
    [...element.querySelectorAll('a, button')]
      .filter((part) => part.checkVisibility({visibilityProperty: true, opacityProperty: true}))
      .map((part) => {
        const words = part.matches('nav *') ? document.createRange() : undefined;
        words?.selectNodeContents(part);
        const {x, y, width, height, right, bottom} = part.getBoundingClientRect();
        const what = part.textContent || part.ariaLabel;
        return {what, x, y, width, height, right, bottom, lines: words?.getClientRects().length};
      }),
  );

test('all parts of the bar fit on one line, with any name and width', async ({page, visit}) => {
  test.slow();
  await visit('/about');
  await waitForFonts(page);
  for (const name of names) {
    if (name) await rename(page, name);
    for (const width of [160, 320, 390, 480, 600, 768, 991, 992, 1100, 1440, 2560]) {
      if (!name && width < 320) continue;
      await page.setViewportSize({width, height: 740});
      const parts = await partsOf(page);
      const height = (await bar(page).boundingBox())?.height ?? 0;
      const ink = name ? [] : await inkIn(page, parts);
      for (const [index, one] of parts.entries()) {
        const at = `"${one.what}" at ${width} px, beside "${name || site.shortName}"`;
        for (const other of parts.slice(index + 1))
          expect.soft(other.x - one.right, `${at}, before "${other.what}"`).toBeGreaterThan(-0.5);
        expect.soft(one.x, at).toBeGreaterThanOrEqual(0);
        expect.soft(one.right, at).toBeLessThanOrEqual(width);
        expect.soft(Math.abs(one.y + one.height / 2 - height / 2), at).toBeLessThan(2);
        expect.soft(one.bottom, at).toBeLessThanOrEqual(height);
        expect.soft(one.lines ?? 1, at).toBe(1);
        expect.soft(ink[index] ?? Infinity, at).toBeGreaterThan(20);
      }
    }
  }
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`in forced colors a button on a dark section has a border and no background: ${colorScheme}`, async ({
    page,
    visitEach,
  }) => {
    await page.emulateMedia({forcedColors: 'active', colorScheme, reducedMotion: 'reduce'});
    await visitEach(['/', '/services'], async (path) => {
      const band = page.locator('main section.dark').last();
      const button = band.locator('a[class*="button"], button').first();
      await showStill(button);
      const {x = 0, y = 0, height = 0} = (await button.boundingBox()) ?? {};
      // Across its left edge
      const edge = {x: x - 8, y: y + height / 2, width: 16, height: 4};
      const [pixels] = await inkIn(page, [edge]);
      expect.soft(pixels, path).toBeGreaterThanOrEqual(4);
      expect.soft(pixels, path).toBeLessThan(16);
    });
  });
}

/** The bounding boxes of the lines of text at the top of a page, within the window. */
const linesOf = (page: Page) =>
  page.locator('h1').evaluate((heading) => {
    const top = heading.closest('header, section') ?? heading;
    const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
    const lines: {x: number; y: number; width: number; height: number}[] = [];
    while (walker.nextNode()) {
      const {parentElement} = walker.currentNode;
      if (!parentElement?.checkVisibility() || parentElement.closest('a, svg, button')) continue;
      const words = document.createRange();
      words.selectNodeContents(walker.currentNode);
      for (const {x, y, width, height} of words.getClientRects())
        if (width > 4 && y + height < window.innerHeight) lines.push({x, y, width, height});
    }
    return lines;
  });

test('the text at the top of a page is clear of its drawing', async ({page, visitEach}) => {
  await page.emulateMedia({colorScheme: 'light', reducedMotion: 'reduce'});
  await visitEach(onePageOfEachKind, async (path) => {
    await waitForFonts(page);
    // With the text transparent, anything left in its place belongs to the drawing.
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('main * { color: transparent !important; }');
      document.adoptedStyleSheets = [sheet];
    });
    for (const width of [390, 1024, 1440]) {
      await page.setViewportSize({width, height: 1000});
      const drawings = page.locator('main :is(header, section):has(h1) img:visible');
      for (const one of await drawings.all())
        await expect(one).not.toHaveJSProperty('naturalWidth', 0);
      const lines = await linesOf(page);
      expect.soft(lines.length, path).toBeGreaterThan(0);
      const ink = await inkIn(page, lines, 96);
      for (const [index, line] of lines.entries()) {
        const share = (ink[index] ?? 0) / (line.width * line.height);
        const where = `${path}, ${width} px wide: a drawing behind the line at ${line.y} px`;
        expect.soft(share, where).toBeLessThan(0.02);
      }
    }
  });
});
