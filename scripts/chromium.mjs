/**
 * Finds a Chromium for the browser tests, so that a machine with only Node and npm has one too.
 *
 *     node scripts/chromium.mjs      prints where it is
 */
import {execFileSync} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {runCommand} from './command.mjs';

const project = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/** Where our own copy is unpacked to; `npm ci` clears it away with the rest of node_modules. */
const ownFolder = path.join(project, 'node_modules', '.cache', 'chromium');

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

/** Installations that are not on the search path. */
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Tells whether a file is a browser that starts: some systems install a mere hint as `chromium`. */
function starts(file) {
  if (!existsSync(file)) return false;
  // Chrome on Windows has no --version.
  if (process.platform === 'win32') return true;
  try {
    execFileSync(file, ['--version'], {stdio: 'ignore', timeout: 20_000});
    return true;
  } catch {
    return false;
  }
}

/**
 * Unpacks the Chromium that npm brought (Linux on x64 only). It looks for its libraries and fonts
 * by environment variables, so a small starter sets them: whoever starts the browser need not.
 */
function unpackOwn() {
  const starter = path.join(ownFolder, 'start');
  if (existsSync(starter)) return starter;
  const fresh = `${ownFolder}.${process.pid}`;
  mkdirSync(fresh, {recursive: true});
  const program = `await (await import('@sparticuz/chromium')).default.executablePath()`;
  execFileSync(process.execPath, ['--input-type=module', '-e', program], {
    cwd: project,
    // It unpacks to the temporary folder, and its libraries only where it believes to be hosted.
    env: {...process.env, TMPDIR: fresh, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x'},
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const fonts = path.join(fresh, 'fonts', 'fonts.conf');
  const own = readFileSync(fonts, 'utf8')
    .replaceAll('/tmp/fonts', path.join(ownFolder, 'fonts'))
    .replace('<dir>/var/task/fonts</dir>', '<dir>/usr/share/fonts</dir>');
  writeFileSync(fonts, own);
  const script = `#!/bin/sh
here='${ownFolder}'
export LD_LIBRARY_PATH="$here/al2023/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
export FONTCONFIG_PATH="$here/fonts"
exec "$here/chromium" "$@"
`;
  writeFileSync(path.join(fresh, 'start'), script, {mode: 0o755});
  try {
    renameSync(fresh, ownFolder);
  } catch (error) {
    // Another process was faster: its copy is as good.
    rmSync(fresh, {recursive: true});
    if (!existsSync(starter)) throw error;
  }
  return starter;
}

/**
 * Finds a Chromium: the one that `CHROMIUM_PATH` names, else an installed one, else the one that npm
 * brought, unpacked.
 * @param {Record<string, string | undefined>} env the environment to look in
 * @returns {string} the path of an executable; start it with `--no-sandbox` where it runs as root
 * @throws {Error} where there is none, saying what to do
 */
export function findChromium(env = process.env) {
  if (env.CHROMIUM_PATH) {
    if (starts(env.CHROMIUM_PATH)) return env.CHROMIUM_PATH;
    throw new Error(`CHROMIUM_PATH names no browser that starts: ${env.CHROMIUM_PATH}`);
  }
  const folders = (env.PATH ?? '').split(path.delimiter).filter(Boolean);
  const onPath = folders.flatMap((folder) => names.map((name) => path.join(folder, name)));
  const installed = [...onPath, ...elsewhere].find(starts);
  if (installed) return installed;
  if (process.platform === 'linux' && process.arch === 'x64') return unpackOwn();
  throw new Error('No Chromium found: install Chrome, or say where one is in CHROMIUM_PATH.');
}

void runCommand(import.meta.url, () => console.log(findChromium()));
