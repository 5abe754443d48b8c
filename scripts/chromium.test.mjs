/** @jest-environment node */
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {makeFolder} from '../src/testing/folder';
import {findChromium} from './chromium.mjs';

const folder = makeFolder();
/** Makes a fake browser that exits with this code. */
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
