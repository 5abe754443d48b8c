/**
 * The frame and a page of each kind, compared with the pictures kept beside this file. Switched on by
 * `screenshots` in playwright.config.ts; `npx playwright test screenshots --update-snapshots` takes them anew.
 */
import {bar, expect, settle, test} from './fixtures';
import {onePageOfEachKind} from './published';

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
        const kind = path.split('/').slice(1, 2).join() || 'home';
        const name = `${path.split('/').length > 2 ? `${kind}-page` : kind}-${colorScheme}-${width}`;
        const options = {maxDiffPixelRatio: 0.02, animations: 'disabled'} as const;
        await expect.soft(page).toHaveScreenshot(`${name}.png`, options);
        if (path !== '/') return;
        await expect.soft(bar(page)).toHaveScreenshot(`bar-${colorScheme}-${width}.png`, options);
        await expect
          .soft(page.getByRole('contentinfo'))
          .toHaveScreenshot(`footer-${colorScheme}-${width}.png`, options);
      });
    });
  }
}
