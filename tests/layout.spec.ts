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
          for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & {value: number}).value);
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
