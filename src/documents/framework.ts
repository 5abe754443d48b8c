/**
 * Where the documents lean on the inside of Docusaurus 3.10.2 and React, which has no documented place. Each says
 * what breaks it, and stops the build with a sentence when the framework has changed.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {getHtmlMinifier} from '@docusaurus/bundler';
import type {CurrentBundler, DocusaurusConfig, LoadedPlugin} from '@docusaurus/types';
import {load} from 'cheerio';
import type {Importer} from './observe';

/** Stops a build that would otherwise be wrong in silence. */
const changed = (what: string) =>
  new Error(
    `Docusaurus or React has changed ${what}. Compare src/documents/framework.ts with this version, or make an ordinary site until then: {ordinaryPages: 'all'} in docusaurus.config.ts.`,
  );

/** Private files that we import, with the exports we use. */
export const privateFiles = [
  ['@docusaurus/core/lib/client/serverEntry.js', 'render'],
  ['@docusaurus/core/lib/client/docusaurusContext', 'DocusaurusContextProvider'],
  ['@docusaurus/core/lib/client/browserContext', 'BrowserContextProvider'],
  ['@docusaurus/theme-common/internal', 'ColorModeProvider'],
  ['@docusaurus/theme-classic/lib/nprogress', 'nprogress'],
  ['@docusaurus/theme-classic/lib/prism-include-languages', 'prismIncludeLanguages'],
] as const;

/** @throws {Error} for a private file that is gone, or no longer exports what we use from it */
export function checkPrivateFiles(resolve: (file: string) => string = require.resolve): void {
  for (const [file, name] of privateFiles)
    try {
      if (!readFileSync(resolve(file), 'utf8').includes(name)) throw new Error(name);
    } catch {
      throw changed(`${file}, which had ${name}`);
    }
}

/**
 * Whether scripts of documents add `<style>` elements, beside React, which adds those that an island renders by way of
 * `ownerDocument`. These scripts have React in them, whose `_valueTracker` compares what is typed (client/typed.ts).
 * @throws {Error} when React's way of either is another
 */
export function addStyles(scripts: readonly string[]): boolean {
  const text = scripts.join('');
  const others = text.replace(/ownerDocument\|\|\w+\)\.createElement\("style"\)/, '');
  if (others === text) throw changed('how it creates <style> elements');
  if (!text.includes('_valueTracker')) throw changed('how it notices what is typed');
  return /\.createElement\(["'`]style["'`]\)/.test(others);
}

/**
 * The parts of the framework that are on every page and whole without React in the browser: no page needs the
 * browser for their sake. Any other file does, until it stands here, and so does one that calls into them. Islands
 * get the contexts of the first few too (client/islands.tsx), or don't miss them.
 */
const givenToIslands = [
  'react-helmet-async',
  'react-router',
  'react-router-dom',
  '@docusaurus/core/lib/client/browserContext.js',
  '@docusaurus/core/lib/client/BrokenLinksContext.js',
  '@docusaurus/theme-common/lib/contexts/colorMode.js',
];
export const parts = [
  ...givenToIslands,
  'react-loadable',
  '@docusaurus/core/lib/client',
  '@docusaurus/plugin-content-docs/lib/client/docsPreferredVersion.js',
  '@docusaurus/theme-common/lib/contexts',
  '@docusaurus/theme-common/lib/hooks/useWindowSize.js',
  '@docusaurus/theme-common/lib/utils',
  '@theme/Layout/Provider',
  '@theme/NavbarItem/DocNavbarItem',
  '@theme/NavbarItem/DocSidebarNavbarItem',
  '@theme/NavbarItem/DocsVersionDropdownNavbarItem',
  '@theme/NavbarItem/LocaleDropdownNavbarItem',
  '@theme/SkipToContent',
];

/** How the file of a module is named in a sentence: a component of the theme, a package, or a file of the site. */
function nameOf(file: string, siteDir: string): string {
  const [, inPackages] = /^.*[\\/]node_modules[\\/](.*)$/.exec(file) ?? [];
  if (!inPackages) return path.relative(siteDir, file).replaceAll(path.sep, '/');
  return inPackages
    .replaceAll(path.sep, '/')
    .replace(/^@docusaurus\/theme-[\w-]+\/lib\/theme\/(.*?)(\/index)?\.js$/, '@theme/$1')
    .replace(/^(?!@docusaurus\/|@theme\/)((@[^/]+\/)?[^/]+)\/.*/, '$1');
}

/**
 * Gives every module its own React and `@docusaurus/...`, which note what it needs the browser for (observe.ts). Only
 * the bundler knows which module imports what.
 */
export function observed(bundler: Bundler, siteDir: string) {
  const observer = path.join(__dirname, 'observe.ts');
  const plugin = new bundler.NormalModuleReplacementPlugin(
    /^(react|react\/jsx-(dev-)?runtime|@docusaurus\/.+(?<!\.(css|json)))$/,
    (resource: {request: string; contextInfo: {issuer: string}}) => {
      const {
        request,
        contextInfo: {issuer},
      } = resource;
      if (!issuer || issuer.startsWith('data:') || issuer === observer) return;
      const file = nameOf(issuer, siteDir);
      const isIn = (list: string[]) => list.some((part) => `${file}/`.startsWith(`${part}/`));
      const importer: Importer = {file, isPart: isIn(parts), isGiven: isIn(givenToIslands)};
      const [from, name, who] = [observer, request, importer].map((value) => JSON.stringify(value));
      const text = `module.exports=require(${from}).observe(require(${name}),${name},${who})`;
      resource.request = `data:text/javascript,${encodeURIComponent(text)}`;
    },
  );
  // CommonJS, whose exports the bundler can't ask for before they are there.
  const rule = {scheme: 'data', mimetype: 'text/javascript', type: 'javascript/auto'};
  return {plugins: [plugin], module: {rules: [rule]}};
}

/** The server's entry, which ours calls. @throws {Error} when the framework's is another file */
export function serverEntry(entry: unknown, main: string) {
  const own = (entry as {main?: unknown} | undefined)?.main;
  if (own !== require.resolve(privateFiles[0][0])) throw changed('the entry of its server');
  return {main};
}

/**
 * Waits until the `postBuild` steps of all plugins after this one have ended: the framework starts all of them
 * at once, in the order of the list (core/lib/commands/build/buildLocale.js).
 */
export async function afterOtherPlugins(plugins: readonly LoadedPlugin[]): Promise<void> {
  const steps: unknown[] = [];
  for (const plugin of plugins) {
    const {postBuild} = plugin;
    plugin.postBuild = (props) => {
      const step = postBuild?.call(plugin, props);
      steps.push(step);
      return step;
    };
  }
  // By then the framework has started all of them. One that fails stops the build by itself.
  await new Promise(setImmediate);
  await Promise.allSettled(steps);
}

/**
 * The inline scripts of plugins and themes as they stand in pages, shortened with the rest of the HTML.
 * @param tags what the plugins declared; never built pages, which would allow whatever stands in them
 */
export async function inlineScriptsOf({future}: DocusaurusConfig, tags: readonly string[]) {
  const minifier = await getHtmlMinifier({type: future.faster.swcHtmlMinimizer ? 'swc' : 'terser'});
  const page = `<!doctype html><html><head><title>-</title></head><body>${tags.join('')}</body></html>`;
  const $ = load((await minifier.minify(page)).code);
  return [...$('script:not([src]):not([type$="json"])')].map((script) => $(script).text());
}

type Bundler = CurrentBundler['instance'];

/** The script of documents, and that of islands. */
export const ownFiles = {page: 'assets/js/page.js', start: 'assets/js/start.js'};

/** The entries of the client compilation, with ours. @throws {Error} when the framework's is no longer one file */
export function withEntries(main: unknown, page: string, start: string) {
  if (typeof main !== 'string') throw changed('the entry of its client app');
  // A runtime of its own inside: one small file, and no wait for another. A second runtime would bring a second React.
  return {
    main,
    page: {import: page, filename: ownFiles.page, runtime: false as const},
    start: {import: start, filename: ownFiles.start, dependOn: 'page'},
  };
}

/** Whether a chunk of the compilation is for our entries. */
const isForDocuments = ({runtime}: {runtime?: unknown}) =>
  [...((runtime ?? []) as string[])].includes('page');

/** A bundler plugin that finds the files that our entries are and can load, without the base URL. */
export const onParts = (found: (files: Set<string>) => void) => ({
  apply(compiler: InstanceType<Bundler['Compiler']>) {
    compiler.hooks.done.tap('documents', ({compilation: {chunks}}) =>
      found(new Set([...chunks].filter(isForDocuments).flatMap(({files}) => [...files]))),
    );
  },
});

/**
 * Keeps what the client app and documents have in common in each of them, so that no document loads the app; the app's
 * own common chunk stays. Its progress bar and highlighter are for the app alone (client/page.ts asks with `?page`).
 */
export const apartFromApp = () => {
  const nothing = require.resolve('./client/nothing');
  const alias = {
    [require.resolve('@docusaurus/theme-classic/lib/nprogress')]: nothing,
    [require.resolve('@docusaurus/theme-classic/lib/prism-include-languages')]: nothing,
  };
  const common = {chunks: (chunk: {runtime?: unknown}) => !isForDocuments(chunk)};
  return {
    module: {rules: [{resourceQuery: /^\?page$/, resolve: {alias}}]},
    optimization: {splitChunks: {cacheGroups: {common}}},
  };
};

type FontRule = {test?: unknown; use?: {options?: {limit?: number}}[]};

/**
 * Keeps small fonts out of the stylesheet, where they would hold up every first paint. The framework's limit is an
 * environment variable (WEBPACK_URL_LOADER_LIMIT) that is read before any configuration. @throws {Error} without it
 */
export function keepFontFiles(rules: readonly unknown[] = []): void {
  const rule = (rules as FontRule[]).find(({test}) => String(test).includes('woff2'));
  const options = rule?.use?.[0]?.options;
  if (options?.limit === undefined) throw changed('how it loads fonts');
  options.limit = 0;
}
