/** A copy of the project in a folder of its own, to build the site from other content. */
import {execFileSync, spawnSync} from 'node:child_process';
import {cpSync, existsSync, mkdtempSync, symlinkSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

const folders = ['blog', 'docs', 'src', 'scripts', 'static'];
const files = ['docusaurus.config.ts', 'sidebars.ts', 'package.json', 'tsconfig.json'];

/** The companies that the site is also tested as: each has files in place of the owner's. */
export const identities = 'tests/identities';

/** Where a copy is published, unlike the site: the bundler's cache belongs to the project alone. */
export const copyBase = '/copy/';

/**
 * Makes a copy of what a build reads, or of the whole project with a history of its own, in which all tests run.
 * @param {{identity?: string, isWhole?: boolean}} [options] `identity`: the company it is the site of
 * @returns {string} its folder, which the caller removes
 */
export function copyProject({identity, isWhole} = {}) {
  const root = mkdtempSync(path.join(tmpdir(), 'site-copy-'));
  const git = (args, options) => execFileSync('git', args, {encoding: 'utf8', ...options});
  const parts = isWhole
    ? git(['ls-files', '-z', '-co', '--exclude-standard', '--deduplicate'])
        .split('\0')
        .filter(existsSync)
    : [...folders, ...files];
  for (const part of parts) cpSync(part, path.join(root, part), {recursive: true});
  if (identity) cpSync(path.join(identities, identity), root, {recursive: true});
  symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'), 'junction');
  if (isWhole) {
    git(['init', '--quiet'], {cwd: root});
    git(['add', '.'], {cwd: root});
  }
  return root;
}

/** Options for Node (NODE_OPTIONS) by which every process of a build runs `program` first. */
export const preload = (program) => `--import data:text/javascript,${encodeURIComponent(program)}`;

/**
 * Builds the copy in `root` into its folder `build`, with `own` variables.
 * @returns {{status: number | null, said: string}} how it ended, and all that was said
 */
export function buildCopy(root, own = {BASE_URL: copyBase}) {
  const env = {...process.env, NODE_ENV: 'production', NO_UPDATE_NOTIFIER: '1', ...own};
  const args = ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build'];
  const options = {cwd: root, encoding: 'utf8', env};
  const {status, stdout, stderr} = spawnSync(process.execPath, args, options);
  return {status, said: stdout + stderr};
}
