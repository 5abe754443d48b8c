/**
 * Compares the frame and the first screen of each kind of page with the screenshots in tests/pictures/, in the browser
 * that took them, because others render text slightly differently. After an intended change, run
 * `DEEP_TESTS=1 npx playwright test pictures --update-snapshots` and look at each screenshot.
 */
import {spawnSync} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';
import {bar, expect, notFoundMessages, test, waitForFonts} from '../fixtures';
import {pagesByKind, unknownPath} from '../published';

const record = 'tests/pictures/browser.txt';
const isUpdate = process.argv.includes('--update-snapshots');
const {stdout: browser} = spawnSync(process.env.CHROMIUM_PATH ?? '', ['--version'], {
  encoding: 'utf8',
  timeout: 20_000,
});
if (isUpdate) writeFileSync(record, browser);
const maker = readFileSync(record, 'utf8');
const reason = `Screenshots not compared: taken in ${maker.trim()}, this is ${browser.trim()}.`;
const isOther = Boolean(process.env.DEEP_TESTS) && browser !== maker;
if (isOther && !process.env.TEST_WORKER_INDEX) console.log(reason);

test.skip(isOther, reason);
test.skip(!process.env.DEEP_TESTS, 'Only the deep run compares screenshots.');
test.use({expected: notFoundMessages});

const kinds = new Map(
  Object.entries({...pagesByKind, 'not-found': unknownPath}).map(([kind, path]) => [path, kind]),
);

for (const theme of ['light', 'dark'] as const) {
  for (const [width, height] of [
    [320, 640],
    [390, 844],
    [1440, 900],
  ] as const) {
    test(`pages look the same: ${theme}, ${width} px`, async ({page, visitEach}) => {
      await page.emulateMedia({colorScheme: theme, reducedMotion: 'reduce'});
      await page.setViewportSize({width, height});
      const fileOf = (name: string) => `${name}-${width}-${theme}.png`;
      await visitEach([...kinds.keys()], async (path) => {
        await waitForFonts(page);
        // Tolerates changed text, but not a missing or moved part.
        const name = fileOf(kinds.get(path) ?? '');
        await expect.soft(page).toHaveScreenshot(name, {maxDiffPixelRatio: 0.02});
        if (path !== pagesByKind.about) return;
        // Stricter, because a button is a small part of the bar.
        await expect.soft(bar(page)).toHaveScreenshot(fileOf('bar'), {maxDiffPixelRatio: 0.005});
        const footer = page.getByRole('contentinfo');
        await expect.soft(footer).toHaveScreenshot(fileOf('footer'), {maxDiffPixelRatio: 0.02});
      });
    });
  }
}
