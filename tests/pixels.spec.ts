/** What is really seen: the bar's parts beside each other, words clear of drawings. */
import {bar, expect, test, waitForFonts, type Page} from './fixtures';
import {onePageOfEachKind} from './published';
import {inkIn} from './support/ink';

test('the parts of the bar stand beside each other at every width, each seen', async ({
  page,
  visit,
}) => {
  test.slow();
  await visit('/about');
  for (const width of [320, 360, 390, 480, 512, 640, 768, 991, 992, 1024, 1280, 1440, 1920, 2560]) {
    await page.setViewportSize({width, height: 740});
    const boxes = await bar(page).evaluate((element) =>
      [...element.querySelectorAll('a, button')]
        .filter((part) => part.checkVisibility({visibilityProperty: true, opacityProperty: true}))
        .map((part) => {
          const {left, right, top, bottom} = part.getBoundingClientRect();
          return {name: part.textContent || part.ariaLabel, left, right, top, bottom};
        }),
    );
    for (const [index, one] of boxes.entries()) {
      for (const other of boxes.slice(index + 1)) {
        const isOver =
          Math.min(one.right, other.right) - Math.max(one.left, other.left) > 0.5 &&
          Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 0.5;
        expect.soft(isOver, `"${one.name}" over "${other.name}" at ${width} px`).toBe(false);
      }
      const {left: x, top: y, right, bottom} = one;
      const ink = await inkIn(page, {x, y, width: right - x, height: bottom - y});
      expect.soft(ink.pixels, `"${one.name}" at ${width} px`).toBeGreaterThan(20);
    }
  }
});

/** The lines of text of a page's first part, as boxes within the window. */
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

for (const width of [390, 1024, 1440]) {
  test(`the words of a page's top stand clear of its drawing at ${width} px`, async ({
    page,
    visitEach,
  }) => {
    await page.emulateMedia({colorScheme: 'light', reducedMotion: 'reduce'});
    await page.setViewportSize({width, height: 1000});
    await visitEach(onePageOfEachKind, async (path) => {
      const drawings = page.locator('main :is(header, section):has(h1) img:visible');
      for (const one of await drawings.all())
        await expect(one).not.toHaveJSProperty('naturalWidth', 0);
      await waitForFonts(page);
      const lines = await linesOf(page);
      expect.soft(lines.length, path).toBeGreaterThan(0);
      // Without their color, whatever is left of the words' place is the drawing's.
      await page.evaluate(() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync('main * { color: transparent !important; }');
        document.adoptedStyleSheets = [sheet];
      });
      for (const line of lines) {
        const {pixels} = await inkIn(page, line, 96);
        const share = pixels / (line.width * line.height);
        expect.soft(share, `${path}: ink behind a line at ${line.y} px`).toBeLessThan(0.02);
      }
    });
  });
}
