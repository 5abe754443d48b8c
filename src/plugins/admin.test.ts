/** @jest-environment node */
import {existsSync, mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import adminPlugin, {localize} from './admin';

const repository = {owner: 'owner', name: 'website', branch: 'main'};

let outDir: string;
beforeEach(() => {
  outDir = mkdtempSync(path.join(tmpdir(), 'admin-'));
});
afterEach(() => rmSync(outDir, {recursive: true}));

async function build(options: Parameters<typeof adminPlugin>[1]) {
  const context = {baseUrl: '/', generatedFilesDir: path.join(outDir, 'generated')} as LoadContext;
  await adminPlugin(context, options).postBuild?.({outDir} as never);
}

it('builds nothing without a repository', async () => {
  await build({});
  expect(readdirSync(outDir)).toEqual([]);
});

it('builds an editor that is not indexed, runs its own files only and asks nobody but the code host', async () => {
  await build({repository});
  const read = (file: string) => readFileSync(path.join(outDir, 'admin', file), 'utf8');
  const page = read('index.html');
  expect(page).toContain('<meta name="robots" content="noindex, nofollow">');
  const [, policy = ''] = /Content-Security-Policy" content="([^"]+)"/.exec(page) ?? [];
  const rules = Object.fromEntries(
    policy.split('; ').map((rule) => [rule.split(' ')[0], rule.split(' ').slice(1)]),
  ) as Record<string, string[]>;
  expect(rules['default-src']).toEqual(["'none'"]);
  expect(rules['script-src']).toEqual(["'self'", "'wasm-unsafe-eval'"]);
  expect(policy.match(/https:\/\/[\w.]+/g)).toEqual([
    'https://avatars.githubusercontent.com',
    'https://api.github.com',
  ]);
  // No inline script, no handler, no other host.
  expect(page.match(/<script[^>]*>/g)).toEqual(['<script type="module" src="start.js">']);
  expect(page.replace(policy, '')).not.toMatch(/https?:|\son\w+=/);
  expect(read('start.js')).not.toMatch(/https?:/);

  const code = read('sveltia/index.js');
  expect(code).not.toContain('cdn.jsdelivr.net');
  expect(code).not.toContain('githubstatus.com/api');
  for (const [, file = ''] of code.matchAll(
    /import\(`\.\/((?:parts|chunks)\/[^`]+)`\)|url\(\.\/sveltia\/(assets\/[^)]+)\)/g,
  )) {
    if (file) expect(existsSync(path.join(outDir, 'admin/sveltia', file))).toBe(true);
  }
  expect(
    readdirSync(path.join(outDir, 'admin/sveltia'), {recursive: true, encoding: 'utf8'}).filter(
      (file) => file.endsWith('.map'),
    ),
  ).toEqual([]);
  const {backend, collections} = JSON.parse(read('config.json')) as {
    backend: {repo: string};
    collections: {name: string}[];
  };
  expect(backend.repo).toBe('owner/website');
  expect(collections.map(({name}) => name)).toEqual(['articles', 'technology', 'behavioral']);
});

it('refuses a version of the package that loads its parts otherwise', () => {
  expect(() => localize('import(`immutable`)', [])).toThrow(
    '@sveltia/cms has changed how it loads its parts or fonts',
  );
});
