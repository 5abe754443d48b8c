import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {inlineScript} from '../client/inline';

const client = (name: string) => path.resolve(__dirname, '../client', name);

/** The parts of src/client/frame.ts, which the live server loads as the app's own modules. */
const frameParts = ['theme', 'menu', 'tooltips', 'contents', 'headingLinks', 'offline', 'search'];
/** What of src/client/ is the app's own. The odd addresses come first, before anything reads the address. */
const appParts = ['oddAddresses', 'routeFocus', 'recovered', 'appPages'];

/**
 * The scripts around the app. In a build the frame's scripts are a bundle of their own, so that menu,
 * theme, tooltips and search work on every page without React and before it; the template
 * (src/template.ts) names it on every page and lets it start the app. In the live server, which has
 * no such template, the app loads the same scripts itself.
 */
export default function framePlugin({siteStorage}: LoadContext): Plugin {
  const isLive = process.env.NODE_ENV === 'development';
  return {
    name: 'frame',

    getClientModules: () =>
      [...appParts, ...(isLive ? [...frameParts, 'release'] : ['pageShown', 'documentLinks'])].map(client),

    injectHtmlTags: () => ({
      headTags: [{tagName: 'script', innerHTML: inlineScript(siteStorage.type, siteStorage.namespace)}],
    }),

    configureWebpack(config, isServer) {
      if (isLive || isServer) return {};
      return {
        entry: {
          main: config.entry as string,
          // Each with its own runtime inside: one small file, and no wait for the app's.
          frame: {import: client('frame'), runtime: false},
          search: {import: client('search/panel'), runtime: false, library: {type: 'window', name: 'searchPanel'}},
        },
      };
    },
  };
}
