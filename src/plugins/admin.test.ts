/** @jest-environment node */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {kinds} from '../content/kinds';
import {site} from '../site';
import {makeFolder} from '../testing/folder';
import adminPlugin, {editorConfig} from './admin';

const outDir = makeFolder();
const context = {generatedFilesDir: outDir, baseUrl: '/'} as LoadContext;
const build = () => adminPlugin(context).postBuild?.({outDir} as never);

const repository = {owner: 'owner', name: 'website', branch: 'main'};
const {backend, publish_mode, ...config} = editorConfig(repository, ['cybersecurity', 'govtech']);
const collections = config.collections.flatMap((one) => ('folder' in one ? [one] : []));

it('builds nothing without a repository', async () => {
  await build();
  expect(readdirSync(outDir)).toEqual([]);
});

it('builds an editor that is not indexed, runs its own file and asks only the code host', async () => {
  Object.assign(site, {repository});
  await build();
  const read = (file: string) => readFileSync(path.join(outDir, 'admin', file), 'utf8');
  const page = read('index.html');
  expect(page).toContain('<meta name="robots" content="noindex, nofollow" />');
  expect(page).toContain("script-src 'self';");
  expect(page.match(/https:\/\/[\w.]+/g)).toEqual([
    'https://avatars.githubusercontent.com',
    'https://api.github.com',
  ]);
  for (const [, file = ''] of page.matchAll(/(?:src="|href="|url\()(?!data:)([\w.-]+)/g))
    expect(read(file).length).toBeGreaterThan(1000);
});

it.each([
  ['article', 0],
  ['service', 1],
] as const)('has a form with the fields of an %s', (kind, index) => {
  const own = Object.entries(kinds[kind].fields);
  const fields = collections[index]?.fields ?? [];
  expect(fields.map(({name}) => name)).toEqual([...own.map(([name]) => name), 'pictures', 'body']);
  const needed = fields.filter((field) => 'required' in field && field.required);
  expect(needed.map(({name}) => name)).toEqual(
    own.flatMap(([name, {optional}]) => (optional ? [] : [name])),
  );
});

it('writes where the files are, signs in by token, and lists pages without the file to copy', () => {
  expect(backend).toMatchObject({repo: 'owner/website', auth_methods: ['token']});
  expect(publish_mode).toBe('editorial_workflow');
  expect(collections.map(({folder, slug}) => `${folder} ${slug}`)).toEqual([
    'blog {{fields.date}}-{{title}}',
    'docs/technology {{title}}',
    'docs/behavioral {{title}}',
  ]);
  for (const {filter} of collections) {
    expect('A Title of Three to Ten Words').not.toMatch(new RegExp(filter.pattern));
    expect('The Future of AI in Government Systems').toMatch(new RegExp(filter.pattern));
  }
});
