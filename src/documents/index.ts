import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin, Preset} from '@docusaurus/types';
import * as framework from './framework';
import {makeDocuments, type DocumentsOptions} from './pipeline';

export type {DocumentsOptions};

const here = (file: string) => path.join(__dirname, file);

/** The islands' files by their names: those in `export default island('Name', ...)` of any file in src/islands/. */
function findIslands(siteDir: string): Record<string, string> {
  const folder = path.join(siteDir, 'src/islands');
  const islands: Record<string, string> = {};
  for (const file of readdirSync(folder, {recursive: true, encoding: 'utf8'})) {
    const text = /\.[jt]sx$/.test(file) ? readFileSync(path.join(folder, file), 'utf8') : '';
    const [, name] = /^export default island\(\s*['"`]([^'"`]+)/m.exec(text) ?? [];
    if (name && islands[name])
      throw new Error(`Two files in src/islands/ have an island "${name}". Rename one.`);
    if (name) islands[name] = path.join(folder, file);
  }
  return islands;
}

/** Makes a document of every page that can be one, with React for its islands only; README.md says why. */
function documentsPlugin(
  {siteConfig, siteDir, baseUrl}: LoadContext,
  {ordinaryPages = 'warn', origins}: DocumentsOptions,
): Plugin {
  let parts = new Set<string>();
  let siteConfigFile = '';
  const isOrdinary = ordinaryPages === 'all';
  const prefetch = [{where: {href_matches: `${baseUrl}*`}, eagerness: 'moderate'}];
  if (!isOrdinary) framework.checkPrivateFiles();
  return {
    name: 'documents',

    getClientModules: () =>
      isOrdinary || process.env.NODE_ENV !== 'development' ? [] : [here('client/devNotes')],

    // Browsers that know these rules fetch a page when its link is about to be followed.
    injectHtmlTags: () => ({
      headTags: `<script type="speculationrules">${JSON.stringify({prefetch})}</script>`,
    }),

    async contentLoaded({actions}) {
      // What islands need of the configuration: the rest is for the build, and may name what is not published.
      const {presets: _presets, plugins: _plugins, themes: _themes, ...rest} = siteConfig;
      siteConfigFile = await actions.createData('site-config.json', rest);
      const loaders = Object.entries(findIslands(siteDir)).map(
        ([name, file]) => `${JSON.stringify(name)}:()=>import(${JSON.stringify(file)})`,
      );
      await actions.createData('islands.js', `export default {${loaders.join()}}`);
    },

    configureWebpack(config, isServer, {currentBundler}) {
      const isApp = !isServer && config.mode === 'production';
      if (isApp) framework.keepFontFiles(config.module?.rules);
      if (isOrdinary) return {};
      const observed = framework.observed(currentBundler.instance, siteDir);
      if (isServer)
        return {...observed, entry: framework.serverEntry(config.entry, here('serverEntry.ts'))};
      if (!isApp) return observed;
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      return {
        ...framework.apartFromApp(),
        entry: framework.withEntries(config.entry, here('client/page'), here('client/start')),
        plugins: [
          framework.onParts((files) => (parts = files)),
          new NormalModuleReplacementPlugin(/^@generated\/docusaurus\.config$/, siteConfigFile),
        ],
      };
    },

    async postBuild({outDir, plugins, headTags, preBodyTags, postBodyTags}) {
      await framework.afterOtherPlugins(plugins);
      const tags = [headTags, preBodyTags, postBodyTags];
      const declared = await framework.inlineScriptsOf(siteConfig, tags);
      const read = (file: string) => readFileSync(path.join(outDir, file), 'utf8');
      const {page, start} = framework.ownFiles;
      const scripts = isOrdinary ? {page: '', start: ''} : {page: read(page), start: read(start)};
      const addsStyles = !isOrdinary && framework.addStyles([...parts].map(read));
      const build = {outDir, baseUrl, declared, scripts, parts, addsStyles};
      makeDocuments({...build, ordinaryPages, origins});
    },
  };
}

/** The plugin as a preset: presets come first, and the documents must start before the `postBuild` steps they await. */
export default function documentsPreset(context: LoadContext, options: DocumentsOptions): Preset {
  return {plugins: [() => documentsPlugin(context, options)]};
}
