/**
 * The top bar's buttons and the first screen of a page of each kind, compared with the pictures kept in
 * tests/screenshots/. Taken anew after a change by `npx playwright test screenshots --update-snapshots`.
 */
import {bar, expect, settle, test} from './fixtures';
import {onePageOfEachKind} from './published';

/** Another machine draws letters with other edges, and an owner may change words. */
const firstScreen = {threshold: 0.3, maxDiffPixelRatio: 0.1, animations: 'disabled'} as const;
const oneButton = {...firstScreen, maxDiffPixelRatio: 0.01};

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [320, 390, 1440]) {
    test(`as kept: ${colorScheme}, ${width} px`, async ({page, visitEach}) => {
      // A day whose mark in the office hours, and a year in the footer, that don't change.
      await page.clock.setFixedTime(new Date('2026-06-15T16:00:00Z'));
      await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
      await page.setViewportSize({width, height: 900});
      await visitEach(onePageOfEachKind, async (path) => {
        await settle(page);
        await page.evaluate(() => document.fonts.ready.then(() => undefined));
        const [, kind, own] = path.split('/');
        const end = `${colorScheme}-${width}.png`;
        const name = `${kind || 'home'}${own ? '-page' : ''}`;
        await expect.soft(page).toHaveScreenshot(`${name}-${end}`, firstScreen);
        if (path !== '/') return;
        for (const [index, button] of (await bar(page).locator('button:visible').all()).entries())
          await expect.soft(button).toHaveScreenshot(`button-${index}-${end}`, oneButton);
      });
    });
  }
}
