/** @jest-environment node */
import {execFileSync} from 'node:child_process';
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {makeFolder} from '../src/testing/folder';
import {findChromium} from './chromium.mjs';

const folder = makeFolder();
/** What npm brings is for one platform, and too much to download in every run. */
const isTried = process.env.DEEP_TESTS && process.platform === 'linux' && process.arch === 'x64';

/** Makes a pretended browser that ends as a real one does, or fails. */
function pretend(name, code) {
  const file = path.join(folder, name);
  writeFileSync(file, `#!/bin/sh\nexit ${code}\n`, {mode: 0o755});
  return file;
}

test('takes the browser that CHROMIUM_PATH names, and refuses one that does not start', async () => {
  const works = pretend('works', 0);
  expect(await findChromium({CHROMIUM_PATH: works})).toBe(works);
  const broken = pretend('broken', 1);
  for (const file of [broken, '/nowhere/chromium'])
    await expect(findChromium({CHROMIUM_PATH: file})).rejects.toThrow(file);
});

test('takes the first installed browser that starts', async () => {
  pretend('chromium', 1);
  const chrome = pretend('google-chrome', 0);
  expect(await findChromium({PATH: folder})).toBe(chrome);
});

// In a process of its own, where npm can be found and a browser can't.
(isTried ? test : test.skip)(
  'brings a browser where none is installed',
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
