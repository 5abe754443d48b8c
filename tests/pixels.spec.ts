/** What is really seen: the bar's parts beside each other, words clear of drawings. */
import {nameWidth} from '../src/components/Logo/nameWidth';
import {words} from '../src/content/ownPages';
import {site} from '../src/site';
import {bar, expect, showStill, test, waitForFonts, type Page} from './fixtures';
import {onePageOfEachKind} from './published';
import {inkIn} from './support/ink';

const {contact, home} = words;

const barWidths = [320, 360, 390, 480, 512, 640, 768, 991, 992, 1024, 1280, 1440, 1920, 2560];

/** A name of each kind that the bar must take; the site's own has been set when it was built. */
const names = [
  '',
  'I',
  'Meridian Human Factors',
  'Söderberg-O’Connell & Washington Systems',
  'Donaudampfschifffahrtsgesellschaftskapit',
  'شركة التقنية البشرية المتقدمة',
];

/** Gives the company another name, set as `Logo` sets it. */
const rename = (page: Page, name: string) =>
  bar(page)
    .locator('a > span')
    .first()
    .evaluate(
      (logo: HTMLElement, [words, width]) => {
        if (words) logo.style.setProperty('--width', width);
        if (words) logo.lastElementChild!.textContent = words;
      },
      [name, nameWidth(name).toFixed(1)] as const,
    );

for (const name of names) {
  test(`the parts of the bar stand on one line beside a name such as "${name || site.shortName}"`, async ({
    page,
    visit,
  }) => {
    test.slow();
    await visit('/about');
    await waitForFonts(page);
    await rename(page, name);
    const widths = name ? [160, 320, 390, 600, 768, 992, 1100, 1440] : barWidths;
    for (const width of widths) {
      await page.setViewportSize({width, height: 740});
      const boxes = await bar(page).evaluate((element) =>
        [...element.querySelectorAll('a, button')]
          .filter((part) => part.checkVisibility({visibilityProperty: true, opacityProperty: true}))
          .map((part) => {
            const words = part.matches('nav *') ? document.createRange() : undefined;
            words?.selectNodeContents(part);
            const {left, right, top, bottom} = part.getBoundingClientRect();
            const what = part.textContent || part.ariaLabel;
            return {what, left, right, top, bottom, lines: words?.getClientRects().length ?? 1};
          }),
      );
      const height = (await bar(page).boundingBox())?.height ?? 0;
      for (const [index, one] of boxes.entries()) {
        const at = `"${one.what}" at ${width} px`;
        for (const other of boxes.slice(index + 1))
          expect
            .soft(other.left - one.right, `${at}, before "${other.what}"`)
            .toBeGreaterThan(-0.5);
        expect.soft(one.left, at).toBeGreaterThanOrEqual(0);
        expect.soft(one.right, at).toBeLessThanOrEqual(width);
        expect.soft(Math.abs((one.top + one.bottom) / 2 - height / 2), at).toBeLessThan(2);
        expect.soft(one.bottom, at).toBeLessThanOrEqual(height);
        expect.soft(one.lines, at).toBe(1);
        if (name) continue;
        const {left: x, top: y, right, bottom} = one;
        const ink = await inkIn(page, {x, y, width: right - x, height: bottom - y});
        expect.soft(ink.pixels, at).toBeGreaterThan(20);
      }
    }
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`in forced colors the button of a band has an edge and the window's ground: ${colorScheme}`, async ({
    page,
    visit,
  }) => {
    await page.emulateMedia({forcedColors: 'active', colorScheme, reducedMotion: 'reduce'});
    for (const [path, label] of [
      ['/', home.closing.actions[0]?.label ?? ''],
      ['/contact', contact.consultation.action],
    ] as const) {
      await visit(path);
      const button = page.locator('main .dark').getByText(label, {exact: true}).last();
      await showStill(button);
      const {x = 0, y = 0, height = 0} = (await button.boundingBox()) ?? {};
      // Across its left edge
      const {pixels} = await inkIn(page, {x: x - 8, y: y + height / 2, width: 16, height: 4});
      expect.soft(pixels, label).toBeGreaterThanOrEqual(4);
      expect.soft(pixels, label).toBeLessThan(16);
    }
  });
}

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
