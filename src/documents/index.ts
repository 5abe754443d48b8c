import path from 'node:path';
import type {LoadContext, Plugin, Preset} from '@docusaurus/types';
import * as framework from './framework';
import {makeDocuments, type DocumentsOptions} from './pipeline';

export type {DocumentsOptions};

/** Turns every page that can be one into a document, with React only for its islands; README.md says why. */
function documentsPlugin(
  {siteConfig, siteDir, baseUrl}: LoadContext,
  options: DocumentsOptions,
): Plugin {
  let scripts = new Map<string, string>();
  const name = 'documents';
  const isOrdinary = options.ordinaryPages === 'all';
  const prefetch = [{where: {href_matches: `${baseUrl}*`}, eagerness: 'moderate'}];
  if (!isOrdinary) framework.checkPrivateFiles();
  return {
    name,

    getClientModules: () =>
      isOrdinary || process.env.NODE_ENV !== 'development'
        ? []
        : [path.join(__dirname, 'client/devNotes')],

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
      await framework.runPluginsAfter(name, props);
      const addsStyles = !isOrdinary && framework.addStyles([...scripts.values()]);
      makeDocuments({...options, baseUrl, outDir: props.outDir, scripts, addsStyles});
    },
  };
}

/** The plugin as a preset, because presets' plugins come first, and it runs the `postBuild` steps of all others. */
export default function documentsPreset(context: LoadContext, options: DocumentsOptions): Preset {
  return {plugins: [() => documentsPlugin(context, options)]};
}
