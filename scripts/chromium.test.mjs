/** @jest-environment node */
import {execFileSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {findChromium} from './chromium.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'chromium-'));
const isLinux = process.platform === 'linux' && process.arch === 'x64';

/** Makes a pretended browser that ends as a real one does, or fails. */
function pretend(name, code) {
  const file = path.join(folder, name);
  writeFileSync(file, `#!/bin/sh\nexit ${code}\n`, {mode: 0o755});
  return file;
}

afterAll(() => rmSync(folder, {recursive: true}));

test('takes the browser that CHROMIUM_PATH names, and refuses one that does not start', () => {
  const works = pretend('works', 0);
  expect(findChromium({CHROMIUM_PATH: works, PATH: ''})).toBe(works);
  expect(() => findChromium({CHROMIUM_PATH: pretend('broken', 1), PATH: ''})).toThrow(/broken/);
  expect(() => findChromium({CHROMIUM_PATH: '/nowhere/chromium'})).toThrow(/\/nowhere\/chromium/);
});

test('takes the first installed browser that starts', () => {
  pretend('chromium', 1);
  const chrome = pretend('google-chrome', 0);
  expect(findChromium({PATH: folder})).toBe(chrome);
});

(isLinux ? test : test.skip)(
  'has a browser of its own where none is installed',
  () => {
    const visit = `
    const {chromium} = require('@playwright/test');
    (async () => {
      const browser = await chromium.launch({executablePath: process.argv[1]});
      const page = await browser.newPage();
      await page.setContent('<p>It runs</p>');
      console.log(await page.textContent('p'));
      await browser.close();
    })();`;
    const seen = execFileSync(process.execPath, ['-e', visit, findChromium({PATH: ''})], {
      timeout: 60_000,
    });
    expect(seen.toString()).toBe('It runs\n');
  },
  120_000,
);
