/** @jest-environment node */
import {mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {site} from '../site';
import adminPlugin from './admin';

let outDir: string;
beforeEach(() => {
  outDir = mkdtempSync(path.join(tmpdir(), 'admin-'));
});
afterEach(() => rmSync(outDir, {recursive: true}));

const build = () =>
  adminPlugin({siteDir: process.cwd()} as LoadContext).postBuild?.({outDir} as never);

it('builds nothing without a repository', async () => {
  await build();
  expect(readdirSync(outDir)).toEqual([]);
});

it('builds an editor that is not indexed, runs its own file and asks only the code host', async () => {
  Object.assign(site, {repository: {owner: 'owner', name: 'website', branch: 'main'}});
  await build();
  const read = (file: string) => readFileSync(path.join(outDir, 'admin', file), 'utf8');
  const page = read('index.html');
  expect(page).toContain('<meta name="robots" content="noindex, nofollow">');
  expect(page).toContain("script-src 'self';");
  expect(page.match(/https:\/\/[\w.]+/g)).toEqual([
    'https://avatars.githubusercontent.com',
    'https://api.github.com',
  ]);
  for (const [, file = ''] of page.matchAll(/(?:src="|href="|url\()([\w.-]+)/g))
    expect(read(file).length).toBeGreaterThan(1000);
  const {backend, collections} = JSON.parse(read('config.json')) as {
    backend: {repo: string};
    collections: {folder: string}[];
  };
  expect(backend.repo).toBe('owner/website');
  expect(collections.map(({folder}) => folder)).toEqual([
    'blog',
    'docs/technology',
    'docs/behavioral',
  ]);
});
