import path from 'node:path';
import type {LoadContext, Plugin, Preset} from '@docusaurus/types';
import * as framework from './framework';
import {makeDocuments, type DocumentsOptions} from './pipeline';

export type {DocumentsOptions};

/**
 * Turns every page that can be one into a document, with React only for its islands; README.md says why. It is a
 * preset so that it comes before all other plugins, because it runs their `postBuild` steps.
 */
export default function documentsPreset(
  {siteConfig, siteDir, baseUrl}: LoadContext,
  options: DocumentsOptions,
): Preset {
  let scripts = new Map<string, string>();
  const isOrdinary = options.ordinaryPages === 'all';
  const inDev = !isOrdinary && process.env.NODE_ENV === 'development';
  const prefetch = [{where: {href_matches: `${baseUrl}*`}, eagerness: 'moderate'}];
  if (!isOrdinary) framework.checkPrivateFiles();
  const plugin: Plugin = {
    name: 'documents',

    getClientModules: () => (inDev ? [path.join(__dirname, 'client/devNotes')] : []),

    // Browsers that support speculation rules prefetch a page when its link is about to be clicked.
    injectHtmlTags: () => ({
      headTags: `<script type="speculationrules">${JSON.stringify({prefetch})}</script>`,
    }),

    // Plugins have their options by now. Keep them out of the client bundle, since they may name unpublished pages.
    contentLoaded: () => void Object.assign(siteConfig, {presets: [], plugins: [], themes: []}),

    configureWebpack(config, isServer, {currentBundler: {instance}}) {
      const isApp = !isServer && config.mode === 'production';
      if (isApp) framework.keepFontFiles(config.module?.rules);
      if (isOrdinary) return {};
      if (isApp) return framework.besideApp(config.entry, (found) => (scripts = found));
      const observed = framework.observed(instance, siteDir);
      return isServer ? {...observed, entry: framework.serverEntry(config.entry)} : observed;
    },

    async postBuild(props) {
      await framework.runPluginsAfter(plugin, props);
      const addsStyles = !isOrdinary && framework.addStyles([...scripts.values()]);
      makeDocuments({...options, baseUrl, outDir: props.outDir, scripts, addsStyles});
    },
  };
  return {plugins: [() => plugin]};
}
