import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {parseFrontMatter} from '../../content/frontMatter';
import {searchRecords, type SearchRecord} from './records';
import {readMarkdown, readPage} from './text';
import {writeIndex, type SearchPage} from './writeIndex';

/** Where the index stands in the site; the search panel asks for it there. */
const folder = 'pagefind';

/** Pages that list others, and the one for unknown addresses. */
const isSkipped = (url: string) =>
  /^\/404(\.html)?$|\/(page\/\d+|tags|authors|archive)(\/|$)/.test(url);

/** A page of a build, as visitors get it. */
async function builtPage(outDir: string, record: SearchRecord): Promise<SearchPage> {
  const file = path.join(outDir, record.url);
  const html =
    (await readFile(`${file}.html`, 'utf8').catch(() => undefined)) ??
    (await readFile(path.join(file, 'index.html'), 'utf8'));
  const page = readPage(html, record.url);
  return {
    record: {
      ...record,
      title: record.title || page.title,
      description: record.description ?? page.description,
    },
    text: page.text,
  };
}

/** A page for the dev server, which builds none: its Markdown, or for other pages their name alone. */
async function sourcePage(record: SearchRecord): Promise<SearchPage> {
  if (!record.source) return {record, text: []};
  const {content} = await parseFrontMatter({
    filePath: record.source,
    fileContent: await readFile(record.source, 'utf8'),
    defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
  });
  return {record, text: readMarkdown(content)};
}

/**
 * Site search by Pagefind. Indexes all pages after the build; in the dev server it indexes the content
 * whenever that changes. Nothing of it is loaded before a visitor opens search.
 */
export default function searchPlugin({siteDir, baseUrl, generatedFilesDir}: LoadContext): Plugin {
  const isDevServer = process.env.NODE_ENV === 'development';
  const devDir = path.join(generatedFilesDir, 'search');
  let records: SearchRecord[] = [];
  let writing = Promise.resolve();

  return {
    name: 'site-search',

    async allContentLoaded({allContent}) {
      records = searchRecords(allContent, {siteDir, baseUrl});
      if (!isDevServer) return;
      const current = records;
      // One after the other, and in the background: no page has to wait for its index.
      writing = writing
        .then(async () =>
          writeIndex(await Promise.all(current.map(sourcePage)), path.join(devDir, folder)),
        )
        .catch((error: unknown) => console.warn('The search index could not be written:', error));
    },

    // The dev server's options are not part of the bundler's type.
    configureWebpack: (_config, isServer) =>
      (isDevServer && !isServer
        ? {devServer: {static: [{directory: devDir, publicPath: baseUrl, watch: false}]}}
        : {}) as object,

    async postBuild({outDir, routesPaths}) {
      const urls = routesPaths.map((route) => `/${route.slice(baseUrl.length)}`);
      const pages = urls
        .filter((url) => !isSkipped(url))
        .map((url): SearchRecord => {
          const known = records.find((record) => record.url === url);
          return known ?? {url, kind: 'Page', tone: 'both', title: '', terms: []};
        });
      await writeIndex(
        await Promise.all(pages.map((record) => builtPage(outDir, record))),
        path.join(outDir, folder),
      );
    },
  };
}
