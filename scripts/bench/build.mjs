/** Builds a site in a process of its own and measures what that takes. */
import {spawn} from 'node:child_process';
import {mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync} from 'node:fs';
import path from 'node:path';

/** Says what the process it is loaded into took. */
const preload = new URL('usage.mjs', import.meta.url).href;

/**
 * Gives a folder the installed packages, but a cache of its own: what a build keeps for the next one is
 * neither used, which would hide its cost, nor thrown away.
 * @param {string} root the folder of a site
 * @param {string} packages the folder with the packages
 */
export function linkPackages(root, packages) {
  const own = path.join(root, 'node_modules');
  rmSync(own, {force: true, recursive: true});
  mkdirSync(own);
  for (const name of readdirSync(packages)) {
    if (name !== '.cache') symlinkSync(path.join(packages, name), path.join(own, name), 'junction');
  }
}

/**
 * What a build took, from the lines that its processes wrote (usage.mjs).
 * @param {string} lines
 * @returns {{cpu: number, memory: number}} CPU seconds of all together; bytes of the largest
 */
export function readUsage(lines) {
  const each = lines
    .trim()
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
  if (each.length === 0) throw new Error('The build has not said what it took.');
  return {
    cpu: each.reduce((sum, {cpu}) => sum + cpu, 0),
    memory: Math.max(...each.map(({memory}) => memory)),
  };
}

/**
 * Builds a site into its folder `build`.
 * @param {string} root its folder
 * @returns {Promise<{cpu: number, memory: number}>} what it took
 * @throws {Error} with the end of what it said, when it fails
 */
export async function build(root) {
  const usage = path.join(root, 'usage.jsonl');
  rmSync(usage, {force: true});
  const child = spawn(
    process.execPath,
    ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build'],
    {
      cwd: root,
      env: {
        ...process.env,
        NODE_ENV: 'production',
        BASE_URL: '/',
        NO_UPDATE_NOTIFIER: '1',
        NODE_OPTIONS: `--import ${preload}`,
        BENCH_USAGE: usage,
      },
    },
  );
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
  const code = await new Promise((resolve, reject) =>
    child.on('error', reject).on('close', resolve),
  );
  if (code !== 0) throw new Error(`The build in ${root} has failed:\n${said.slice(-3000)}`);
  return readUsage(readFileSync(usage, 'utf8'));
}
