/**
 * Site search with Pagefind. `page.ts` decides what of a built page is indexed, `Dialog/` is the dialog, `client/` the
 * script behind it, and `words.ts` is shared by both sides. A build writes the index; the dev server has none.
 */
import {mkdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import {loadedContent} from '../content/docusaurus';
import {ownPages} from '../content/ownPages';
import {readHtml, routeOf} from '../plugins/pageHead';
import {
  commonWords,
  knownWords,
  readPage,
  toHtml,
  type SearchPage,
  type SearchRecord,
} from './page';

const folder = 'pagefind';

/** Pagefind exports no CommonJS entry, and plugins run as CommonJS, so it is loaded by its file. */
const pagefind = path.join(__dirname, '../../node_modules/pagefind/lib/index.js');

/** The part of Pagefind's output that the search panel loads. The rest is Pagefind's own interface, 700 kB. */
const needed =
  /^(pagefind\.js|pagefind-entry\.json|wasm\.en\.pagefind|.*\.pf_(meta|index|fragment))$/;

/** The 404 page, and pages that list others. */
const skipped = /^\/404(\.html)?$|\/(page\/\d+|tags|authors|archive)(\/|$)/;

type MarkdownPage = {permalink: string; frontMatter: Record<string, unknown>};

/** What a built page doesn't contain: its kind and its `search_terms`. */
function recordsOf(allContent: AllContent, context: LoadContext): SearchRecord[] {
  const {services, articles, pages} = loadedContent(allContent);
  const record = (kind: SearchRecord['kind'], {permalink, frontMatter}: MarkdownPage) => {
    const terms = (frontMatter.search_terms as string[] | undefined) ?? [];
    return {url: routeOf(permalink, context), kind, title: '', terms};
  };
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

async function writeIndex(pages: SearchPage[], target: string): Promise<void> {
  const {createIndex, close} = (await import(pagefind)) as typeof import('pagefind');
  const {index, errors: faults} = await createIndex({forceLanguage: 'en'});
  const common = commonWords(pages);
  for (const page of pages) {
    const {url} = page.record;
    const added = await index?.addHTMLFile({url, content: toHtml(page, common)});
    faults.push(...(added?.errors ?? []).map((fault) => `${url}: ${fault}`));
  }
  // Pagefind's own `writeFiles` resolves before the files are complete.
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

/** Adds the search's script to every page, and writes the index after a build. */
export default function searchPlugin(context: LoadContext): Plugin {
  const client = path.join(__dirname, 'client');
  let records: SearchRecord[] = [];

  return {
    name: 'site-search',

    getClientModules: () => [client],
    // The script needs a browser.
    configureWebpack: (_config, isServer) => ({
      resolve: {alias: isServer ? {[client]: false} : {}},
    }),

    async allContentLoaded({allContent}) {
      records = recordsOf(allContent, context);
    },

    async postBuild({outDir, routesPaths}) {
      const routes = routesPaths.map((permalink) => routeOf(permalink, context));
      const pages: SearchPage[] = [];
      // One at a time: a thousand pages at once would take hundreds of megabytes.
      for (const url of routes.filter((route) => !skipped.test(route))) {
        const known = records.find((record) => record.url === url);
        const record: SearchRecord = {kind: 'Page', title: '', terms: [], ...known, url};
        const html = await readHtml(outDir, url);
        // A page that only redirects has nothing to find.
        if (!/id="?__docusaurus"?>(<script.*?<\/script>)?<\/div>/.test(html))
          pages.push(readPage(html, record));
      }
      await writeIndex(pages, path.join(outDir, folder));
    },
  };
}
