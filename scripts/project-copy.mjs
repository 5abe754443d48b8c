/** A copy of the project in a folder of its own, to build the site from other content. */
import {spawnSync} from 'node:child_process';
import {cpSync, mkdtempSync, symlinkSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

const folders = ['blog', 'docs', 'src', 'scripts', 'static'];
const files = ['docusaurus.config.ts', 'sidebars.ts', 'package.json', 'tsconfig.json'];

/** Where a copy is published, unlike the site: the bundler's cache belongs to the project alone. */
export const copyBase = '/copy/';

/** Makes a copy. @returns {string} its folder, which the caller removes */
export function copyProject() {
  const root = mkdtempSync(path.join(tmpdir(), 'site-copy-'));
  for (const part of [...folders, ...files]) cpSync(part, path.join(root, part), {recursive: true});
  symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'), 'junction');
  return root;
}

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
