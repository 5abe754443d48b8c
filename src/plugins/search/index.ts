import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {Worker} from 'node:worker_threads';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {livePage} from './livePage';
import {searchRecords, withMetadata, type SearchRecord} from './records';
import {vocabulary, type IndexedText} from './vocabulary';

/** A page as Pagefind reads it. */
type IndexedPage = {url: string; html: string};

/**
 * Pagefind's default chunk of 20,000 words is a third of a small site's index, and one query loads
 * it whole. The variable is Pagefind's own (`pagefind/src/options.rs`, 1.5.2).
 */
const chunkSize = {PAGEFIND_UNSTABLE_INDEX_CHUNK_SIZE: '3000'};

/**
 * Writes an index, the words that mistyped queries are compared with, and the browser's worker.
 * @param pages what to index
 * @param outputPath folder to write, emptied first
 * @throws Error with Pagefind's own words when it refuses a page
 */
function writeIndex(pages: IndexedPage[], outputPath: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(path.join(__dirname, 'write.mjs'), {
      workerData: {pages, outputPath},
      env: {...process.env, ...chunkSize},
    });
    thread.on('error', reject);
    thread.on('message', (texts: IndexedText[]) => {
      writeFile(path.join(outputPath, 'words.txt'), vocabulary(texts).join('\n')).then(resolve, reject);
    });
  });
}

/**
 * Site search with Pagefind: indexes every page after the build, and in the live server the sources,
 * whenever they change. Nothing of it is loaded before a visitor opens the search dialog.
 */
export default function searchPlugin({siteDir, baseUrl, generatedFilesDir}: LoadContext): Plugin {
  const isLive = process.env.NODE_ENV === 'development';
  const liveDir = path.join(generatedFilesDir, 'search');
  let records: SearchRecord[] = [];
  let writing = Promise.resolve();

  return {
    name: 'site-search',

    getPathsToWatch: () => [path.join(siteDir, 'src/data/*.ts')],

    async allContentLoaded({allContent}) {
      records = searchRecords(allContent, {siteDir, baseUrl});
      if (isLive) {
        // One after the other, and beside the server's own work: a page need not wait for its index.
        writing = writing
          .then(async () => writeIndex(await Promise.all(records.map(livePage)), path.join(liveDir, 'pagefind')))
          .catch((error: unknown) => console.warn('The live search index could not be written:', error));
      }
    },

    // The live server's own options are no part of the bundler's type.
    configureWebpack: (_config, isServer) =>
      (isLive && !isServer ? {devServer: {static: [{directory: liveDir, publicPath: baseUrl, watch: false}]}} : {}) as object,

    async postBuild({outDir, routesPaths}) {
      const pages = routesPaths
        .filter((route) => !route.endsWith('/404.html'))
        .map(async (route): Promise<IndexedPage> => {
          const url = `/${route.slice(baseUrl.length)}`;
          const record = records.find((candidate) => candidate.url === url);
          if (!record) {
            throw new Error(`Search does not know the page ${url}: add it to src/data/search.ts.`);
          }
          const html = await readFile(path.join(outDir, url === '/' ? 'index.html' : `${url}.html`), 'utf8');
          return {url, html: withMetadata(html, record)};
        });
      await writeIndex(await Promise.all(pages), path.join(outDir, 'pagefind'));
    },
  };
}
