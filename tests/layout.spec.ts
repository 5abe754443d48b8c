/** Every page at every width: nothing sticks out, nothing moves while it loads. */
import {expect, notFoundMessages, settle, test} from './fixtures';
import {onePageOfEachKind, routes, unknownPath} from './published';

test.use({expected: notFoundMessages});

test('no page scrolls sideways, and no text leaves the screen', async ({page, visitEach}) => {
  await visitEach([...routes, unknownPath], async (path) => {
    for (const width of [320, 390, 768, 1024, 1440, 2560]) {
      await page.setViewportSize({width, height: 900});
      const {scroll, sticking} = await page.evaluate(() => ({
        scroll: document.documentElement.scrollWidth,
        // Words that leave the screen, even where the overflow is hidden.
        sticking: [...document.querySelectorAll('main :is(h1, h2, h3, p, a, li, td, time, button)')]
          .filter((element) => {
            const {left, right, width: own} = element.getBoundingClientRect();
            const scrolls = element.closest('table, pre, [data-scroll]');
            return own > 1 && !scrolls && (left < -1 || right > window.innerWidth + 1);
          })
          .map((element) => element.textContent?.slice(0, 40)),
      }));
      expect.soft(scroll, `${path}, ${width} px wide`).toBeLessThanOrEqual(width);
      expect.soft(sticking, `${path}, ${width} px wide`).toEqual([]);
    }
  });
});

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
      await expect(page.locator('html[data-fonts]')).toHaveCount(1);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      const moved = await page.evaluate(() => (window as unknown as {shifts: number[]}).shifts);
      // A tenth of what counts as good: a paragraph can have a line more in one face than in the other.
      expect
        .soft(
          moved.reduce((sum, one) => sum + one, 0),
          path,
        )
        .toBeLessThan(0.01);
    });
  });
}

test('with pictures and web fonts blocked, the words hold their place', async ({
  page,
  visitEach,
}) => {
  await page.route(/\.(svg|png|webp|jpe?g|woff2)$/, (route) => route.abort());
  await visitEach(onePageOfEachKind, async (path) => {
    await expect.soft(page.getByRole('heading', {level: 1})).toBeVisible();
    const unnamed = await page
      .locator('main img:not([alt])')
      .evaluateAll((all) => all.map((one) => one.outerHTML.slice(0, 80)));
    expect.soft(unnamed, path).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(wide, path).toBeLessThanOrEqual(1366);
  });
});
