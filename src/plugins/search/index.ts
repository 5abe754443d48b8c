import {mkdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import {aliasedSitePathToRelativePath} from '@docusaurus/utils';
import {loadedContent} from '../../content/loadedContent';
import {ownPages} from '../../content/ownPages';
import {readHtml, routeOf} from '../pageHead';
import {
  commonWords,
  knownWords,
  readPage,
  toHtml,
  type SearchPage,
  type SearchRecord,
} from './page';

const folder = 'pagefind';

/** Plugins run as CommonJS, for which Pagefind names no entry: it is loaded by its file. */
const pagefind = path.join(__dirname, '../../../node_modules/pagefind/lib/index.js');

/** What of Pagefind's output the search panel asks for. The rest is its own interface, 700 kB. */
const needed =
  /^(pagefind\.js|pagefind-entry\.json|wasm\.en\.pagefind|.*\.pf_(meta|index|fragment))$/;

/** Pages that list others, and the one for unknown addresses. */
const skipped = /^\/404(\.html)?$|\/(page\/\d+|tags|authors|archive)(\/|$)/;

type MarkdownPage = {
  permalink: string;
  source: string;
  title?: string | undefined;
  description?: string | undefined;
  frontMatter: Record<string, unknown>;
};

function recordsOf(allContent: AllContent, context: LoadContext): SearchRecord[] {
  const {services, articles, pages} = loadedContent(allContent);
  const record = (kind: SearchRecord['kind'], page: MarkdownPage): SearchRecord => ({
    url: routeOf(page.permalink, context),
    kind,
    title: page.title ?? '',
    description: page.description,
    terms: (page.frontMatter.search_terms as string[] | undefined) ?? [],
    source: path.join(context.siteDir, aliasedSitePathToRelativePath(page.source)),
  });
  return [
    ...services.map((page) => record('Service', page)),
    ...articles.map(({metadata}) => record('Article', metadata)),
    ...pages.flatMap((page) =>
      page.type === 'jsx' || page.unlisted ? [] : [record('Page', page)],
    ),
    ...Object.entries(ownPages).flatMap(([url, {copy}]) => {
      if (!('search_terms' in copy)) return [];
      const title = 'name' in copy ? copy.name : copy.title;
      return [{url, kind: 'Page' as const, title, terms: copy.search_terms ?? []}];
    }),
  ];
}

/** A page for the dev server, which builds none: its Markdown, or for other pages their name alone. */
async function sourcePage(record: SearchRecord): Promise<SearchPage> {
  const markdown = record.source ? await readFile(record.source, 'utf8') : '';
  const text = markdown.replace(/^---\n[^]*?\n---\n/, '');
  return {record, sections: [{id: '', heading: '', text}]};
}

async function writeIndex(pages: SearchPage[], target: string): Promise<void> {
  const {createIndex, close} = (await import(pagefind)) as typeof import('pagefind');
  const {index, errors: faults} = await createIndex({forceLanguage: 'en'});
  const common = commonWords(pages);
  for (const page of pages) {
    const {url} = page.record;
    const added = await index?.addHTMLFile({url, content: toHtml(page, common)});
    faults.push(...(added?.errors ?? []).map((fault) => `${url}: ${fault}`));
  }
  // Pagefind's own `writeFiles` answers before its files are whole.
  const output = await index?.getFiles();
  faults.push(...(output?.errors ?? []));
  await close();
  if (faults.length > 0) throw new Error(`The search index: ${faults.join('\n')}`);

  await rm(target, {recursive: true, force: true});
  for (const {path: file, content} of output?.files ?? []) {
    if (!needed.test(file)) continue;
    await mkdir(path.dirname(path.join(target, file)), {recursive: true});
    await writeFile(path.join(target, file), content);
  }
  await writeFile(path.join(target, 'words.json'), JSON.stringify(knownWords(pages)));
}

/** Site search by Pagefind, indexed after the build, and in the dev server whenever the content changes. */
export default function searchPlugin(context: LoadContext): Plugin {
  const {baseUrl, generatedFilesDir} = context;
  const isDevServer = process.env.NODE_ENV === 'development';
  const devDir = path.join(generatedFilesDir, 'search');
  let records: SearchRecord[] = [];
  let writing = Promise.resolve();
  const write = async (some: SearchRecord[], read: typeof sourcePage, dir: string) => {
    const pages: SearchPage[] = [];
    // One after the other: a thousand pages at once take hundreds of megabytes.
    for (const record of some) pages.push(await read(record));
    await writeIndex(pages, path.join(dir, folder));
  };

  return {
    name: 'site-search',

    async allContentLoaded({allContent}) {
      records = recordsOf(allContent, context);
      if (!isDevServer) return;
      // One after the other, and in the background: no page has to wait for its index.
      writing = writing
        .then(() => write(records, sourcePage, devDir))
        .catch((error: unknown) => console.warn('The search index could not be written:', error));
    },

    // The dev server's options are not part of the bundler's type.
    configureWebpack: (_config, isServer) =>
      (isDevServer && !isServer
        ? {devServer: {static: [{directory: devDir, publicPath: baseUrl, watch: false}]}}
        : {}) as object,

    async postBuild({outDir, routesPaths}) {
      const all = routesPaths
        .map((permalink) => routeOf(permalink, context))
        .filter((url) => !skipped.test(url))
        .map((url) => records.find((record) => record.url === url) ?? {url})
        .map((record): SearchRecord => ({kind: 'Page', title: '', terms: [], ...record}));
      const read: typeof sourcePage = async (record) =>
        readPage(await readHtml(outDir, record.url), record);
      await write(all, read, outDir);
    },
  };
}
