/** Every page on every width: nothing sticks out, nothing moves while it loads. */
import {expect, settle, test} from './fixtures';
import {routes, unknownPath} from './table';

const widths = [320, 390, 768, 1024, 1440, 2560];

for (const path of [...routes, unknownPath]) {
  test.describe(path, () => {
    test.use({expected: path === unknownPath ? /404/ : undefined});

    test('has no horizontal overflow and lets every text be read', async ({page, visit}) => {
      await visit(path);
      for (const width of widths) {
        await page.setViewportSize({width, height: 900});
        const {scroll, sticking} = await page.evaluate(() => ({
          scroll: document.documentElement.scrollWidth,
          // Words that leave the screen, even where the overflow is hidden.
          sticking: [...document.querySelectorAll('main :is(h1, h2, h3, p, a, li, td)')]
            .filter((element) => {
              const {left, right, width} = element.getBoundingClientRect();
              const scrollable = element.closest('table, [data-scroll]');
              return width > 0 && !scrollable && (left < -1 || right > window.innerWidth + 1);
            })
            .map((element) => element.textContent?.slice(0, 40)),
        }));
        expect(scroll, `${width} px wide`).toBeLessThanOrEqual(width);
        expect(sticking, `${width} px wide`).toEqual([]);
      }
    });

    test('hardly moves while it loads, and when the web fonts come', async ({page, visit}) => {
      await page.addInitScript(() => {
        const shifts: number[] = [];
        Object.assign(window, {shifts});
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            shifts.push((entry as PerformanceEntry & {value: number}).value);
        }).observe({type: 'layout-shift', buffered: true});
      });
      await visit(path);
      await settle(page);
      await page.evaluate(() => document.fonts.ready);
      const moved = await page.evaluate(() => (window as unknown as {shifts: number[]}).shifts);
      // A tenth of what counts as good: now and then a paragraph has a line more in one face than in the other.
      expect(moved.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.01);
    });
  });
}

test.describe('a table of an article', () => {
  const path = '/insights/nasa-opportunities';

  for (const width of [390, 900, 1100, 1440]) {
    test(`scrolls in itself where it does not fit, by keyboard too: ${width} px`, async ({
      page,
      visit,
    }) => {
      await page.setViewportSize({width, height: 900});
      await visit(path);
      const table = page.locator('main table').first();
      await table.evaluate((element) => {
        for (const cell of element.querySelectorAll('td'))
          cell.textContent = 'Verwaltungsvereinbarungsgrundlagen'.repeat(2);
      });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      const box = table.locator('..');
      expect(await box.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true);
      await box.locator('xpath=preceding-sibling::h2[1]//a').focus();
      await page.keyboard.press('Tab');
      await expect(box).toBeFocused();
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => box.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
    });
  }

  test('has the full width of the text where it fits', async ({page, visit}) => {
    await visit(path);
    const table = page.locator('main table').first();
    await table.evaluate((element) => {
      for (const cell of element.querySelectorAll('td, th')) cell.textContent = 'A';
    });
    const [own, text] = await Promise.all([
      table.boundingBox(),
      page.locator('main [data-sidenotes] > p').first().boundingBox(),
    ]);
    expect(own?.width).toBe(text?.width);
  });

  test('explains a term by its tooltip alone: the note would cover the next cell', async ({
    page,
    visit,
  }) => {
    await page.setViewportSize({width: 1440, height: 900});
    await visit(path);
    const floats = await page.evaluate(() => {
      const term = document.querySelector('[data-sidenotes] > p [data-note]');
      const cell = document.querySelector('main td');
      cell?.replaceChildren(term?.cloneNode(true) ?? '');
      return [term, cell?.firstElementChild].map(
        (element) => element && getComputedStyle(element, '::after').float,
      );
    });
    expect(floats).toEqual(['right', 'none']);
  });
});
