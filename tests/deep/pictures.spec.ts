/**
 * The frame and the first screen of a page of each kind beside the pictures that were kept in tests/pictures/, in the
 * browser that made them: another one draws letters a little otherwise. After a change that was meant:
 * `DEEP_TESTS=1 npx playwright test pictures --update-snapshots`, and look at each.
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
const reason = `Pictures not compared: made by ${maker.trim()}, this is ${browser.trim()}.`;
const isOther = Boolean(process.env.DEEP_TESTS) && browser !== maker;
if (isOther && !process.env.TEST_WORKER_INDEX) console.log(reason);

test.skip(isOther, reason);
test.skip(!process.env.DEEP_TESTS, 'The deep run compares pictures.');
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
    test(`pages look as they did: ${theme}, ${width} px`, async ({page, visitEach}) => {
      await page.emulateMedia({colorScheme: theme, reducedMotion: 'reduce'});
      await page.setViewportSize({width, height});
      const called = (name: string) => `${name}-${width}-${theme}.png`;
      await visitEach([...kinds.keys()], async (path) => {
        await waitForFonts(page);
        // An owner may change words; a part that is missing or elsewhere is more.
        const name = called(kinds.get(path) ?? '');
        await expect.soft(page).toHaveScreenshot(name, {maxDiffPixelRatio: 0.02});
        if (path !== pagesByKind.about) return;
        // A button is a small part of the bar.
        await expect.soft(bar(page)).toHaveScreenshot(called('bar'), {maxDiffPixelRatio: 0.005});
        const footer = page.getByRole('contentinfo');
        await expect.soft(footer).toHaveScreenshot(called('footer'), {maxDiffPixelRatio: 0.02});
      });
    });
  }
}
