/**
 * The frame and a page of each kind, compared with the pictures kept beside this file. Taken anew after a
 * change by `npx playwright test screenshots --update-snapshots`.
 */
import {bar, expect, settle, test} from './fixtures';
import {onePageOfEachKind} from './published';

/** Another machine draws letters with other edges: each pixel may differ a little, and some a lot. */
const options = {threshold: 0.3, maxDiffPixelRatio: 0.02, animations: 'disabled'} as const;

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [390, 1440]) {
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
        await expect.soft(page).toHaveScreenshot(`${name}-${end}`, options);
        if (path !== '/') return;
        // Small, so that one button that is not seen is more than what may differ.
        for (const [index, control] of (
          await bar(page).locator('a:visible, button:visible').all()
        ).entries())
          await expect.soft(control).toHaveScreenshot(`bar-${index}-${end}`, options);
        const footer = page.getByRole('contentinfo');
        await expect.soft(footer).toHaveScreenshot(`footer-${end}`, options);
      });
    });
  }
}
