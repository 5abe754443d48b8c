/** @jest-environment node */
import {existsSync} from 'node:fs';
import {mkdir, mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext, LoadedPlugin, Plugin} from '@docusaurus/types';
import trailingSlashesPlugin from './trailingSlashes';

/** What a plugin learns of the build. */
type Build = Parameters<NonNullable<Plugin['postBuild']>>[0];

let outDir: string;

beforeEach(async () => {
  outDir = await mkdtemp(path.join(tmpdir(), 'trailing-slashes-'));
  await mkdir(path.join(outDir, 'services'));
  for (const page of ['index', '404', 'services', 'services/govtech']) {
    await writeFile(path.join(outDir, `${page}.html`), `the page ${page}`);
  }
});

afterEach(() => rm(outDir, {recursive: true}));

const build = (baseUrl: string) =>
  trailingSlashesPlugin({baseUrl} as LoadContext).postBuild?.({
    outDir,
    plugins: [] as LoadedPlugin[],
    routesPaths: ['', '404.html', 'services', 'services/govtech'].map((page) => baseUrl + page),
  } as Build);

it.each(['/', '/repo/'])(
  'answers both addresses of every page, published under %s',
  async (baseUrl) => {
    await build(baseUrl);
    for (const page of ['services', 'services/govtech']) {
      expect(await readFile(path.join(outDir, `${page}.html`), 'utf8')).toBe(`the page ${page}`);
      expect(await readFile(path.join(outDir, page, 'index.html'), 'utf8')).toBe(
        `the page ${page}`,
      );
    }
  },
);

it('leaves the home page and the 404 page alone', async () => {
  await build('/');
  expect(await readFile(path.join(outDir, 'index.html'), 'utf8')).toBe('the page index');
  expect(existsSync(path.join(outDir, '404.html', 'index.html'))).toBe(false);
});
