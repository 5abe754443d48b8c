import {readdirSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin, Preset} from '@docusaurus/types';
import {makeDocuments, type DocumentsOptions} from './pipeline';
import * as seams from './seams';

export type {DocumentsOptions};

const here = (file: string) => path.join(__dirname, file);

/** The islands by their names: files and folders of src/islands/. */
const islandNames = (siteDir: string) =>
  readdirSync(path.join(siteDir, 'src/islands')).map((name) => name.replace(/\.tsx$/, ''));

/** Makes every page of a build a document, with React for its islands only; README.md says why. */
function documentsPlugin(
  {siteConfig, siteDir, baseUrl}: LoadContext,
  {enabled, origins, exceptFor, finish}: DocumentsOptions,
): Plugin {
  let files: seams.EntryFiles | undefined;
  let siteConfigFile = '';
  const rules = JSON.stringify({
    prefetch: [{where: {href_matches: `${baseUrl}*`}, eagerness: 'moderate'}],
  });
  return {
    name: 'documents',

    getClientModules: () =>
      enabled && process.env.NODE_ENV === 'development' ? [here('client/devHandlers')] : [],

    // Browsers that know these rules fetch a page when its link is about to be followed.
    injectHtmlTags: () => ({
      headTags: enabled
        ? [{tagName: 'script', attributes: {type: 'speculationrules'}, innerHTML: rules}]
        : [],
    }),

    // What islands need of the configuration: the rest is for the build, and may name what is not published.
    async contentLoaded({actions}) {
      const {presets: _presets, plugins: _plugins, themes: _themes, ...rest} = siteConfig;
      siteConfigFile = await actions.createData('site-config.json', rest);
    },

    configureWebpack(config, isServer, {currentBundler}) {
      if (!enabled || config.mode !== 'production') return {};
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      if (isServer) {
        const plugin = new NormalModuleReplacementPlugin(
          /^react\/jsx-runtime$/,
          (resource: {request: string; contextInfo: {issuer: string}}) => {
            const isOwn = resource.contextInfo.issuer.startsWith(here('markHandlers.ts'));
            if (!isOwn) resource.request = here('markHandlers.ts');
          },
        );
        return {plugins: [plugin]};
      }
      seams.keepFontFiles(config.module?.rules);
      return {
        entry: seams.withEntry(config.entry, 'page', here('client/page')),
        // Parts that the client app and the islands have in common belong to each: no page loads the app.
        // The theme's progress bar and highlighter are for the client app.
        resolve: {
          alias: {
            [require.resolve('@docusaurus/theme-classic/lib/nprogress')]: false,
            [require.resolve('@docusaurus/theme-classic/lib/prism-include-languages')]: false,
          },
        },
        optimization: {splitChunks: {cacheGroups: {common: false}}},
        plugins: [
          seams.onEntry('page', (found) => (files = found)),
          new NormalModuleReplacementPlugin(/^@generated\/docusaurus\.config$/, siteConfigFile),
        ],
      };
    },

    async postBuild({outDir, plugins, headTags, preBodyTags, postBodyTags}) {
      await seams.afterOtherPlugins(plugins);
      for (const step of finish) await step(outDir);
      if (!enabled) return;
      const tags = [headTags, preBodyTags, postBodyTags];
      const declared = await seams.inlineScriptsOf({siteConfig}, tags);
      if (!files) throw new Error('The client compilation has not ended.');
      await makeDocuments({
        outDir,
        baseUrl,
        script: await readFile(path.join(outDir, files.script), 'utf8'),
        parts: files.parts,
        declared,
        origins,
        exceptFor,
        islands: islandNames(siteDir),
      });
    },
  };
}

/** The plugin as a preset: presets come first, and the documents must start before the `postBuild` steps they await. */
export default function documentsPreset(context: LoadContext, options: DocumentsOptions): Preset {
  return {plugins: [() => documentsPlugin(context, options)]};
}
