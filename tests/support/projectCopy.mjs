/** Copies of the project in temporary folders, to build the site from other content. */
import {execFileSync, spawnSync} from 'node:child_process';
import {cpSync, existsSync, mkdtempSync, symlinkSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

const folders = ['blog', 'docs', 'src', 'scripts', 'static'];
const files = ['docusaurus.config.ts', 'sidebars.ts', 'package.json', 'tsconfig.json'];

/** Other companies that the site is tested as: each folder replaces the owner's files. */
export const identities = 'tests/identities';

/** The base URL of copies. It differs from the site's, whose bundler cache copies must not change. */
export const copyBase = '/copy/';

/**
 * Copies what a build needs, or the whole project into a new Git repository, in which all tests can run.
 * @param {{identity?: string, isWhole?: boolean}} [options] `identity`: one of the other companies
 * @returns {string} the folder of the copy, which the caller removes
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

/** The value of NODE_OPTIONS that makes every process of a build run `program` first. */
export const preload = (program) => `--import data:text/javascript,${encodeURIComponent(program)}`;

/**
 * Builds the copy in `root` into its folder `build`, with the environment variables `own`.
 * @returns {{status: number | null, said: string}} the exit status and all output
 */
export function buildCopy(root, own = {BASE_URL: copyBase}) {
  const env = {...process.env, NODE_ENV: 'production', NO_UPDATE_NOTIFIER: '1', ...own};
  const args = ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build'];
  const options = {cwd: root, encoding: 'utf8', env};
  const {status, stdout, stderr} = spawnSync(process.execPath, args, options);
  return {status, said: stdout + stderr};
}
