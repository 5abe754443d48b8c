import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {markdownPath} from '../../content/addresses';
import {builtPage} from '../pageText';
import {searchRecords, type SearchRecord} from '../search/records';
import {createLlms, type ListedPage} from './llms';
import {toMarkdown} from './markdown';
import {createRobots} from './robots';

/**
 * The site as plain text: a Markdown copy of each page, `llms.txt` that lists them, and `robots.txt`.
 * All are made from the built pages and from the one list of routes.
 */
export default function textFilesPlugin({siteDir, baseUrl, siteConfig}: LoadContext): Plugin {
  const root = `${siteConfig.url}${baseUrl}`;
  let records: SearchRecord[] = [];

  return {
    name: 'text-files',

    async allContentLoaded({allContent}) {
      records = searchRecords(allContent, {siteDir, baseUrl});
    },

    async postBuild({outDir, routesPaths}) {
      const routes = new Set(routesPaths);
      const pages = records.filter(({url}) => routes.has(`${baseUrl}${url.slice(1)}`));
      const listed: ListedPage[] = [];
      for (const record of pages) {
        const {url, title} = record;
        const address = root + url.slice(1);
        const {description, text} = await builtPage(outDir, url, address);
        listed.push({...record, description});
        const file = path.join(outDir, markdownPath(url));
        await mkdir(path.dirname(file), {recursive: true});
        await writeFile(
          file,
          toMarkdown({
            title: url === '/' ? siteConfig.title : title,
            description,
            address,
            html: text,
          }),
        );
      }
      await writeFile(path.join(outDir, 'llms.txt'), createLlms(listed, root));
      await writeFile(path.join(outDir, 'robots.txt'), createRobots(root));
    },
  };
}
