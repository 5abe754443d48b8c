/** @jest-environment node */
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {Script} from 'node:vm';
import {generateRouteFiles} from '@docusaurus/core/lib/server/codegen/codegenRoutes';
import {withoutDocuments} from './tables.cjs';

const plugin = {name: 'blog', id: 'default'};
const article = (slug: string) => ({
  path: `/insights/${slug}`,
  component: '@theme/ArticlePage',
  exact: true,
  modules: {content: `@site/blog/${slug}.md`, related: `/data/${slug}.json`},
  plugin,
});
const routes = [
  {path: '/about', component: '@site/src/pages/about.tsx', exact: true, plugin},
  {path: '/insights', component: '@theme/ArticlesPage', exact: true, modules: {articles: '/data/articles.json'}, plugin},
  article('first'),
  article('second'),
  {path: '/services', component: '@theme/ServicesRoot', routes: [{path: '/services/cloud', component: '@theme/ServicePage', exact: true, plugin}], plugin},
];

/** The tables as the installed framework writes them. */
let tables: Record<string, string>;
const names = ['routes.js', 'registry.js', 'routesChunkNames.json'];

beforeAll(async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'tables-'));
  await generateRouteFiles({baseUrl: '/', generatedFilesDir: folder, routes});
  tables = Object.fromEntries(names.map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]));
  rmSync(folder, {recursive: true});
});

const cut = (name: string, prefix = '/insights/', source = tables[name] ?? '') =>
  withoutDocuments(name, source, JSON.parse(tables['routesChunkNames.json'] ?? '') as Record<string, object>, prefix);

test.each(names)('%s keeps every page of the app and nothing of an article', (name) => {
  const table = cut(name);
  expect(table).not.toMatch(/first|second/);
  const isRegistry = name === 'registry.js';
  for (const word of isRegistry ? ['about.tsx', 'articles.json', 'ServicePage'] : ['/about', '/insights', '/services/cloud']) {
    expect(table).toContain(word);
  }
});

test('what is left is a program still', () => {
  const parse = (source: string) => new Script(source.replace(/^import .*$/gm, '').replace('export default', 'tables = '));
  expect(() => parse(cut('registry.js'))).not.toThrow();
  expect(() => parse(cut('routes.js'))).not.toThrow();
});

test('the articles\' page component stays: with it the client compiles its styles', () => {
  expect(cut('registry.js')).toContain('@theme/ArticlePage');
});

test('a site without articles is left as it is', () => {
  for (const name of ['routes.js', 'registry.js']) expect(cut(name, '/none/')).toBe(tables[name]);
});

test.each(['routes.js', 'registry.js'])('another form of %s stops the build and says where to look', (name) => {
  const other = (tables[name] ?? '').replaceAll('  ', '\t');
  expect(() => cut(name, '/insights/', other)).toThrow(
    new RegExp(`changed the form of its generated ${name}: 0 of .* Adapt src/plugins/documents/tables\\.cjs`),
  );
});
