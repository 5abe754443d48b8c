/**
 * Everything in documents that relies on internals of Docusaurus 3.10.2 and React. Each part says what would break it,
 * and stops the build with a message if the framework has changed.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {CurrentBundler, Plugin} from '@docusaurus/types';
import type {Importer} from './observe';

/** The error for a changed internal, which would otherwise break pages silently. */
const changed = (what: string) =>
  new Error(
    `Docusaurus or React has changed ${what}. Compare src/documents/framework.ts with this version, or make an ordinary site until then: {ordinaryPages: 'all'} in docusaurus.config.ts.`,
  );

/** Private files that we import, and the exports we use. */
export const privateFiles = [
  ['@docusaurus/core/lib/client/serverEntry.js', 'render'],
  ['@docusaurus/core/lib/client/docusaurusContext', 'DocusaurusContextProvider'],
  ['@docusaurus/core/lib/client/browserContext', 'BrowserContextProvider'],
  ['@docusaurus/theme-common/internal', 'ColorModeProvider'],
  ['@docusaurus/theme-classic/lib/nprogress', 'nprogress'],
  ['@docusaurus/theme-classic/lib/prism-include-languages', 'prismIncludeLanguages'],
] as const;

/** @throws {Error} if a private file is missing, or lacks the export we use */
export function checkPrivateFiles(resolve: (file: string) => string = require.resolve): void {
  for (const [file, name] of privateFiles)
    try {
      if (!readFileSync(resolve(file), 'utf8').includes(name)) throw new Error(name);
    } catch {
      throw changed(`${file}, which had ${name}`);
    }
}

/**
 * Whether documents' scripts add `<style>` elements, other than React, which does so through `ownerDocument`. Also
 * checks that React still has the `_valueTracker` that client/typed.ts relies on.
 * @throws {Error} if React does either differently
 */
export function addStyles(scripts: readonly string[]): boolean {
  const text = scripts.join('');
  const others = text.replace(/ownerDocument\|\|\w+\)\.createElement\("style"\)/, '');
  if (others === text) throw changed('how it creates <style> elements');
  if (!text.includes('_valueTracker')) throw changed('how it notices what is typed');
  return /\.createElement\(["'`]style["'`]\)/.test(others);
}

/**
 * Parts of the framework that are on every page and complete without React in the browser, so they don't make a page
 * need it. Any file not listed here does, and so does one that calls into them. Islands get the contexts of the first
 * few (client/islands.tsx), or don't need them.
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

/** A module's name for messages: a theme component, a package, or a file of the site. */
const nameOf = (file: string, siteDir: string) =>
  path
    .relative(siteDir, file)
    .replaceAll(path.sep, '/')
    .replace(
      /^.*node_modules\/@docusaurus\/theme-[\w-]+\/lib\/theme\/(.*?)(\/index)?\.js$/,
      '@theme/$1',
    )
    .replace(/^.*node_modules\/(@docusaurus\/.+|(@[^/]+\/)?[^/]+).*$/, '$1');

/**
 * Bundler configuration that gives every module its own wrapped React and `@docusaurus/...`, which record what it needs
 * the browser for (observe.ts). Only the bundler knows which module imports what.
 */
export function observed(bundler: Bundler, siteDir: string) {
  const observer = path.join(__dirname, 'observe.ts');
  const plugin = new bundler.NormalModuleReplacementPlugin(
    /^(react|react\/jsx-(dev-)?runtime|@docusaurus\/.+(?<!\.(css|json)))$/,
    (resource: {request: string; contextInfo: {issuer: string}}) => {
      const {issuer} = resource.contextInfo;
      if (!issuer || issuer.startsWith('data:') || issuer === observer) return;
      const file = nameOf(issuer, siteDir);
      const isIn = (list: string[]) => list.some((part) => `${file}/`.startsWith(`${part}/`));
      const importer: Importer = {file, isPart: isIn(parts), isGiven: isIn(givenToIslands)};
      const [from, name, who] = [observer, resource.request, importer].map((value) =>
        JSON.stringify(value),
      );
      const text = `module.exports=require(${from}).observe(require(${name}),${name},${who})`;
      resource.request = `data:text/javascript,${encodeURIComponent(text)}`;
    },
  );
  // CommonJS, because the bundler would check ES module exports, which aren't known in advance.
  const rule = {scheme: 'data', mimetype: 'text/javascript', type: 'javascript/auto'};
  return {plugins: [plugin], module: {rules: [rule]}};
}

/** Our server entry, which wraps the framework's. @throws {Error} if the framework's is another file */
export function serverEntry(entry: unknown) {
  const own = (entry as {main?: unknown} | undefined)?.main;
  if (own !== require.resolve(privateFiles[0][0])) throw changed('the entry of its server');
  return {main: path.join(__dirname, 'serverEntry.ts')};
}

/**
 * Runs the `postBuild` steps of all plugins listed after this one, and removes them from the framework, which would run
 * all of them concurrently (core/lib/commands/build/buildLocale.js).
 */
export async function runPluginsAfter({name}: Plugin, props: BuildProps): Promise<void> {
  const place = props.plugins.findIndex((plugin) => plugin.name === name);
  const steps = props.plugins.slice(place + 1).map(async (plugin) => {
    const {postBuild, content} = plugin;
    delete plugin.postBuild;
    await postBuild?.call(plugin, {...props, content});
  });
  await Promise.all(steps);
}

type Bundler = CurrentBundler['instance'];
type BuildProps = Parameters<NonNullable<Plugin['postBuild']>>[0];

/** The scripts of documents and of islands. */
export const ownFiles = {page: 'assets/js/page.js', start: 'assets/js/start.js'};

/** Whether a chunk belongs to our entries. */
const isOurs = ({runtime}: {runtime?: unknown}) =>
  [...((runtime ?? []) as string[])].includes('page');

/**
 * Compiles documents' scripts along with the client app, without sharing chunks, so that no document loads the app;
 * the app's own common chunk stays. Its progress bar and highlighter are left out of documents (client/page.ts imports
 * with `?page`).
 * @param main the framework's own entry
 * @param found called with the content of our scripts and their chunks, by file without the base URL
 * @throws {Error} if the framework's entry is no longer a single file
 */
export function besideApp(main: unknown, found: (scripts: Map<string, string>) => void) {
  if (typeof main !== 'string') throw changed('the entry of its client app');
  const ours = (file: string) => path.join(__dirname, 'client', file);
  // The runtime is inlined, for one small file; `start` depends on it, because a second runtime means a second React.
  const page = {import: ours('page'), filename: ownFiles.page, runtime: false as const};
  const start = {import: ours('start'), filename: ownFiles.start, dependOn: 'page'};
  const forApp = privateFiles.filter(([file]) => file.includes('theme-classic'));
  const alias = Object.fromEntries(
    forApp.map(([file]) => [require.resolve(file), ours('nothing')]),
  );
  const common = {chunks: (chunk: {runtime?: unknown}) => !isOurs(chunk)};
  const finder = ({hooks}: InstanceType<Bundler['Compiler']>) =>
    hooks.done.tap('documents', ({compilation: {chunks, assets}}) => {
      const files = [...chunks].filter(isOurs).flatMap((chunk) => [...chunk.files]);
      found(new Map(files.map((file) => [file, String(assets[file]?.source())])));
    });
  return {
    entry: {main, page, start},
    module: {rules: [{resourceQuery: /^\?page$/, resolve: {alias}}]},
    optimization: {splitChunks: {cacheGroups: {common}}},
    plugins: [finder],
  };
}

type FontRule = {test?: unknown; use?: {options?: {limit?: number}}[]};

/**
 * Keeps small fonts from being inlined into the stylesheet, where they would delay every first paint. The framework
 * reads its limit (WEBPACK_URL_LOADER_LIMIT) before any configuration. @throws {Error} if the font rule has no limit
 */
export function keepFontFiles(rules: readonly unknown[] = []): void {
  const rule = (rules as FontRule[]).find(({test}) => String(test).includes('woff2'));
  const options = rule?.use?.[0]?.options;
  if (options?.limit === undefined) throw changed('how it loads fonts');
  options.limit = 0;
}
