import {copyFile, mkdir} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {afterTheOthers} from './afterTheOthers';

/**
 * GitHub Pages answers `/services` from services.html but `/services/` only from
 * services/index.html. This copies each page there after the build, so that both addresses answer;
 * the canonical link of both is the one without the slash.
 */
export default function trailingSlashesPlugin({baseUrl}: LoadContext): Plugin {
  return {
    name: 'trailing-slashes',
    async postBuild({outDir, routesPaths, plugins}) {
      // The copies are of the pages as they are published.
      await afterTheOthers(plugins);
      const pages = routesPaths
        .map((route) => route.slice(baseUrl.length))
        .filter((page) => page !== '' && page !== '404.html');
      await Promise.all(
        pages.map(async (page) => {
          await mkdir(path.join(outDir, page), {recursive: true});
          await copyFile(path.join(outDir, `${page}.html`), path.join(outDir, page, 'index.html'));
        }),
      );
    },
  };
}
