import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {inlineScript} from '../frame/inline';

const folder = path.join(__dirname, '../frame');

const modules = 'menu notFound tooltips colorMode contents announcement folds stale';

/** Adds the frame's scripts to every page, documents or not, in the browser only. */
export default function framePlugin({siteStorage}: LoadContext): Plugin {
  return {
    name: 'frame',
    getClientModules: () => modules.split(' ').map((name) => path.join(folder, name)),
    configureWebpack: (_config, isServer) => ({
      resolve: {alias: isServer ? {[folder]: false} : {}},
    }),
    injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML: inlineScript(siteStorage)}]}),
  };
}
