/**
 * Where the documents lean on the inside of Docusaurus 3.10.2 and React, which has no documented place. Each says
 * what breaks it, and stops the build with a sentence when the framework has changed.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {CurrentBundler, Plugin} from '@docusaurus/types';
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
 * Gives every module its own React and `@docusaurus/...`, which note what it needs the browser for (observe.ts). Only
 * the bundler knows which module imports what.
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
  // CommonJS, whose exports the bundler can't ask for before they are there.
  const rule = {scheme: 'data', mimetype: 'text/javascript', type: 'javascript/auto'};
  return {plugins: [plugin], module: {rules: [rule]}};
}

/** The entry of the server, ours, which calls the framework's. @throws {Error} when that is another file */
export function serverEntry(entry: unknown) {
  const own = (entry as {main?: unknown} | undefined)?.main;
  if (own !== require.resolve(privateFiles[0][0])) throw changed('the entry of its server');
  return {main: path.join(__dirname, 'serverEntry.ts')};
}

/**
 * Runs the `postBuild` steps of all plugins after this one, and takes them away from the framework, which starts all
 * of them at once, in the order of the list (core/lib/commands/build/buildLocale.js).
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

/** The script of documents, and that of islands. */
export const ownFiles = {page: 'assets/js/page.js', start: 'assets/js/start.js'};

/** Whether a chunk of the compilation is for our entries. */
const isOurs = ({runtime}: {runtime?: unknown}) =>
  [...((runtime ?? []) as string[])].includes('page');

/**
 * Compiles the scripts of documents beside the client app. What they have in common is kept in each of them, so that
 * no document loads the app; the app's own common chunk stays. Its progress bar and highlighter are for the app alone
 * (client/page.ts asks with `?page`).
 * @param main the framework's own entry
 * @param found receives the texts of our scripts and of what they can load, by file without the base URL
 * @throws {Error} when the framework's entry is no longer one file
 */
export function besideApp(main: unknown, found: (scripts: Map<string, string>) => void) {
  if (typeof main !== 'string') throw changed('the entry of its client app');
  const ours = (file: string) => path.join(__dirname, 'client', file);
  // A runtime of its own inside: one small file, and no wait for another. A second runtime would bring a second React.
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
 * Keeps small fonts out of the stylesheet, where they would hold up every first paint. The framework's limit is an
 * environment variable (WEBPACK_URL_LOADER_LIMIT) that is read before any configuration. @throws {Error} without it
 */
export function keepFontFiles(rules: readonly unknown[] = []): void {
  const rule = (rules as FontRule[]).find(({test}) => String(test).includes('woff2'));
  const options = rule?.use?.[0]?.options;
  if (options?.limit === undefined) throw changed('how it loads fonts');
  options.limit = 0;
}
