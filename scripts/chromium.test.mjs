/** @jest-environment node */
import {execFileSync} from 'node:child_process';
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {makeFolder} from '../src/testing/folder';
import {findChromium} from './chromium.mjs';

const folder = makeFolder();
/** The browser on npm is for one platform only, and too large to download in every run. */
const isDeep = process.env.DEEP_TESTS && process.platform === 'linux' && process.arch === 'x64';

/** Makes a fake browser that exits with `code`. */
function makeBrowser(name, code) {
  const file = path.join(folder, name);
  writeFileSync(file, `#!/bin/sh\nexit ${code}\n`, {mode: 0o755});
  return file;
}

test('uses the browser in CHROMIUM_PATH, and rejects one that does not start', async () => {
  const works = makeBrowser('works', 0);
  expect(await findChromium({CHROMIUM_PATH: works})).toBe(works);
  const broken = makeBrowser('broken', 1);
  for (const file of [broken, '/nowhere/chromium'])
    await expect(findChromium({CHROMIUM_PATH: file})).rejects.toThrow(file);
});

test('uses the first installed browser that starts', async () => {
  makeBrowser('chromium', 1);
  const chrome = makeBrowser('google-chrome', 0);
  expect(await findChromium({PATH: folder})).toBe(chrome);
});

// In another process, which finds npm but no browser.
(isDeep ? test : test.skip)(
  'downloads a browser if none is installed',
  () => {
    const visit = `
    import {chromium} from '@playwright/test';
    import {findChromium} from './scripts/chromium.mjs';
    const browser = await chromium.launch({executablePath: await findChromium({PATH: ''})});
    const page = await browser.newPage();
    await page.setContent('<p>It runs</p>');
    console.log(await page.textContent('p'));
    await browser.close();`;
    const args = ['--input-type=module', '-e', visit];
    const seen = execFileSync(process.execPath, args, {encoding: 'utf8', timeout: 60_000});
    expect(seen).toBe('It runs\n');
  },
  120_000,
);
