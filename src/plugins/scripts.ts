import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {inlineScript} from '../client/inline';
import {frameworkChanged} from './frameworkChanged';
import {onAssets} from './onAssets';

const client = (name: string) => path.resolve(__dirname, '../client', name);

/**
 * The parts of src/client/frame.ts that the live server needs too, and loads as the app's own modules. A build
 * names them too, which loads none: both keep their list in the same file, and a build beside a live server
 * would take it away.
 */
const frameParts = [
  'menu',
  'tooltips',
  'contents',
  'headingLinks',
  'offline',
  '../frame/search',
  '../frame/notFound',
];

/** The entry that is compiled for the site's stylesheet (src/client/stylesheet.ts). */
const stylesheetEntry = 'stylesheet';

/** Takes that entry's script, which nothing asks for, out of the build. */
const dropScript = onAssets('scripts', (compilation, file) => {
  if (file.includes(`/${stylesheetEntry}.`)) compilation.deleteAsset(file);
});

/** What a page with islands must have and must not have, and what of the framework the template takes it from. */
const seams: [pattern: RegExp, isThere: boolean, what: string][] = [
  [/ data-frame="?\/[^\s"]+\/frame\./, true, 'how it names a script'],
  [/ data-islands="?\/[^\s"]+\/islands\./, true, 'how it names a script'],
  [/ data-styles="?\/[^\s"]+\.css/, true, 'how it names the stylesheet'],
  [/<html[^>]* data-has-hydrated="?false/, true, 'how it marks a page that waits for its app'],
  [/ data-rh=/, false, 'how it marks the elements of its app'],
];

/**
 * Makes sure that the template still finds in the framework what it looks for: a build whose pages name no
 * script ends well otherwise. (It can't look itself: its text is in the configuration, which islands load.)
 * @param page a built page that has islands
 * @throws {Error} when it does not
 */
export function checkTemplate(page: string): void {
  for (const [pattern, isThere, what] of seams) {
    if (pattern.test(page) !== isThere) throw frameworkChanged(what, 'src/template.ts');
  }
}

/**
 * The scripts of a build. Every page is a document: HTML that is whole by itself, and left by links that
 * the browser follows. The framework's app, which would draw all of it once more in the browser, is not
 * built: a stock site's weighs 160 kB and more, and grows with every article (README, "Speed"). In its place
 * there are the frame's script, for every page; the islands', for pages with parts that React takes over; and
 * search's, for when it is opened. The template (src/template.ts) names them.
 *
 * The live server is the framework's own: there the app draws all pages and loads the frame's scripts.
 */
export default function scriptsPlugin({siteStorage}: LoadContext): Plugin {
  const isLive = process.env.NODE_ENV === 'development';
  return {
    name: 'scripts',

    getClientModules: () => [...frameParts, 'release'].map(client),

    injectHtmlTags: () => ({
      headTags: [
        {tagName: 'script', innerHTML: inlineScript(siteStorage.type, siteStorage.namespace)},
      ],
    }),

    configureWebpack(_config, isServer) {
      if (isLive || isServer) return {};
      return {
        // Each with its own runtime inside: one small file, and no wait for another.
        entry: {
          [stylesheetEntry]: {import: client('stylesheet'), runtime: false},
          frame: {import: client('frame'), runtime: false},
          islands: {import: client('islands'), runtime: false},
        },
        resolve: {
          alias: {
            '@docusaurus/Head': client('islands/Head'),
            '@docusaurus/Link': client('islands/Link'),
          },
        },
        plugins: [dropScript],
        // The bundler's cache doesn't notice another alias.
        experiments: {cache: {buildDependencies: [__filename]}},
      };
    },

    // A page that has islands.
    postBuild: async ({outDir}) =>
      checkTemplate(await readFile(path.join(outDir, 'contact.html'), 'utf8')),
  };
}
