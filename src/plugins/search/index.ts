import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {isLaterList} from '../../articlesPath';
import {builtPage} from '../pageText';
import {livePage} from './livePage';
import {readPage} from './page';
import {searchRecords, type SearchRecord} from './records';
import {writeIndex, type IndexedPage} from './write';

/** Where the index stands in the build; the dialog asks for it there. */
const folder = 'search-index';

/**
 * Site search: indexes every page after the build, and in the live server the sources,
 * whenever they change. Nothing of it is loaded before a visitor opens the search dialog.
 */
export default function searchPlugin({
  siteDir,
  baseUrl,
  generatedFilesDir,
  siteConfig,
}: LoadContext): Plugin {
  const isLive = process.env.NODE_ENV === 'development';
  const liveDir = path.join(generatedFilesDir, 'search');
  let records: SearchRecord[] = [];
  let writing = Promise.resolve();
  const indexed = (record: SearchRecord, text: string): IndexedPage => ({
    file: readPage(text, record, baseUrl + record.url.slice(1)),
    terms: record.terms,
  });

  return {
    name: 'site-search',

    getPathsToWatch: () => [path.join(siteDir, 'src/data/*.ts')],

    async allContentLoaded({allContent}) {
      records = searchRecords(allContent, {siteDir, baseUrl});
      if (isLive) {
        // One after the other, and beside the server's own work: a page need not wait for its index.
        writing = writing
          .then(async () =>
            writeIndex(
              await Promise.all(
                records.map(async (record) => indexed(record, await livePage(record))),
              ),
              path.join(liveDir, folder),
            ),
          )
          .catch((error: unknown) =>
            console.warn('The live search index could not be written:', error),
          );
      }
    },

    // The live server's own options are no part of the bundler's type.
    configureWebpack: (_config, isServer) =>
      (isLive && !isServer
        ? {devServer: {static: [{directory: liveDir, publicPath: baseUrl, watch: false}]}}
        : {}) as object,

    async postBuild({outDir, routesPaths}) {
      const pages: IndexedPage[] = [];
      for (const route of routesPaths) {
        if (route.endsWith('/404.html') || isLaterList(route)) continue;
        const url = `/${route.slice(baseUrl.length)}`;
        const record = records.find((candidate) => candidate.url === url);
        if (!record) {
          throw new Error(`Search does not know the page ${url}: add it to src/data/search.ts.`);
        }
        const {text} = await builtPage(outDir, url, siteConfig.url + route);
        pages.push(indexed(record, text));
      }
      await writeIndex(pages, path.join(outDir, folder));
    },
  };
}
