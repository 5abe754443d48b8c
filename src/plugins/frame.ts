import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {inlineScript} from '../frame/inline';

/** The scripts of every page: files of src/frame/. */
const modules = [
  'menu',
  'search',
  'notFound',
  'tooltips',
  'colorMode',
  'contents',
  'year',
  'announcement',
];

/** Brings the frame's scripts into every page, with documents and without. */
export default function framePlugin({siteStorage}: LoadContext): Plugin {
  return {
    name: 'frame',
    getClientModules: () => modules.map((name) => path.join(__dirname, '../frame', name)),
    injectHtmlTags: () => ({
      headTags: [{tagName: 'script', innerHTML: inlineScript(siteStorage)}],
    }),
  };
}
