import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {documentsPath} from '../../documents';

/**
 * Keeps articles out of the app. Docusaurus owns their routes as before: it renders them, checks
 * their links and lists them in sitemap and feeds; only the client's tables of routes lack them, so
 * that no page's scripts grow with the number of articles (measured: README, "Speed"). An article
 * page has the frame's scripts alone (src/template.ts), and links to it are followed by the browser
 * (src/client/documentLinks.ts). The live server changes nothing: there all pages are the app's.
 */
export default function documentsPlugin({baseUrl, generatedFilesDir}: LoadContext): Plugin {
  const tables = ['routes.js', 'registry.js', 'routesChunkNames.json'].map((name) => path.join(generatedFilesDir, name));
  return {
    name: 'documents',
    configureWebpack(_config, isServer) {
      if (isServer || process.env.NODE_ENV === 'development') return {};
      const loader = {loader: require.resolve('./tables.cjs'), options: {prefix: `${baseUrl}${documentsPath}/`}};
      return {module: {rules: [{include: tables, use: [loader]}]}};
    },
  };
}
