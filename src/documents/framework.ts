/**
 * Where the documents lean on the inside of Docusaurus 3.10.2 and React, which has no documented place. Each says
 * what breaks it, and stops the build with a sentence when the framework has changed.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {getHtmlMinifier} from '@docusaurus/bundler';
import type {CurrentBundler, LoadContext, LoadedPlugin} from '@docusaurus/types';
import {load} from 'cheerio';
import type {Importer} from './observe';

/** A build that goes on without what the framework has moved would be wrong in silence. */
const changed = (what: string) =>
  new Error(
    `Docusaurus has changed ${what}. Compare src/documents/framework.ts with this version, or make an ordinary site until then: {ordinaryPages: 'all'} in docusaurus.config.ts.`,
  );

/** Private files that we import, with the exports we use and what they are. */
export const privateFiles = [
  ['@docusaurus/core/lib/client/serverEntry.js', 'render', 'what renders its pages'],
  [
    '@docusaurus/core/lib/client/docusaurusContext',
    'DocusaurusContextProvider',
    'its context of the configuration',
  ],
  [
    '@docusaurus/core/lib/client/browserContext',
    'BrowserContextProvider',
    'its context of the browser',
  ],
  ['@docusaurus/theme-common/internal', 'ColorModeProvider', 'its context of the color mode'],
  ['@docusaurus/theme-classic/lib/nprogress', 'nprogress', 'where its progress bar is'],
  [
    '@docusaurus/theme-classic/lib/prism-include-languages',
    'prismIncludeLanguages',
    'where its highlighter is',
  ],
] as const;

/** @throws {Error} for a private file that is gone, or no longer exports what we use */
export function checkPrivateFiles(resolve: (file: string) => string = require.resolve): void {
  for (const [file, name, what] of privateFiles) {
    let text = '';
    try {
      text = readFileSync(resolve(file), 'utf8');
    } catch {
      // Gone, and so are its exports.
    }
    if (!text.includes(name)) throw changed(`${what} (${file})`);
  }
}

/**
 * The parts of the framework that are on every page and whole without React in the browser: no page needs the
 * browser for their sake. Any other file does, until it stands here. Islands get the contexts of the first few too
 * (client/islands.tsx), or don't miss them.
 */
export const givenToIslands = [
  'react-helmet-async/',
  'react-router/',
  'react-router-dom/',
  '@docusaurus/core/lib/client/browserContext.js',
  '@docusaurus/core/lib/client/BrokenLinksContext.js',
  '@docusaurus/theme-common/lib/contexts/colorMode.js',
];
export const parts = [
  ...givenToIslands,
  'react-loadable/',
  '@docusaurus/core/lib/client/PendingNavigation.js',
  '@docusaurus/core/lib/client/exports/ErrorBoundary.js',
  '@docusaurus/core/lib/client/exports/Link.js',
  '@docusaurus/core/lib/client/exports/useIsBrowser.js',
  '@docusaurus/core/lib/client/exports/useIsomorphicLayoutEffect.js',
  '@docusaurus/core/lib/client/hasHydratedDataAttribute.js',
  '@docusaurus/plugin-content-docs/lib/client/docsPreferredVersion.js',
  '@docusaurus/theme-common/lib/contexts/announcementBar.js',
  '@docusaurus/theme-common/lib/contexts/navbarMobileSidebar.js',
  '@docusaurus/theme-common/lib/contexts/navbarSecondaryMenu/',
  '@docusaurus/theme-common/lib/hooks/useWindowSize.js',
  '@docusaurus/theme-common/lib/utils/reactUtils.js',
  '@docusaurus/theme-common/lib/utils/skipToContentUtils.js',
  '@docusaurus/theme-common/lib/utils/useLocationChange.js',
  '@theme/Layout/Provider',
  '@theme/SkipToContent',
];

/** How the file of a module is named in a sentence: a component of the theme, a package, or a file of the site. */
function nameOf(file: string, siteDir: string): string {
  const [, inPackages] = /^.*[\\/]node_modules[\\/](.*)$/.exec(file) ?? [];
  if (!inPackages) return path.relative(siteDir, file).replaceAll(path.sep, '/');
  return inPackages
    .replaceAll(path.sep, '/')
    .replace(/^@docusaurus\/theme-[\w-]+\/lib\/theme\/(.*?)(\/index)?\.js$/, '@theme/$1');
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
      const {request, contextInfo} = resource;
      const {issuer} = contextInfo;
      const file = nameOf(issuer, siteDir);
      const isIn = (list: string[]) => list.some((part) => file.startsWith(part));
      const importer: Importer = {file, isPart: isIn(parts), isGiven: isIn(givenToIslands)};
      if (!issuer || issuer.startsWith('data:') || issuer === observer) return;
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
export function serverEntry(entry: unknown, file: string) {
  const {main} = (entry ?? {}) as {main?: unknown};
  if (main !== require.resolve(privateFiles[0][0])) throw changed('the entry of its server');
  return {main: file};
}

/**
 * Waits until the `postBuild` steps of all plugins after this one have ended: the framework starts all of them
 * at once, in the order of the list (core/lib/commands/build/buildLocale.js).
 */
export async function afterOtherPlugins(plugins: readonly LoadedPlugin[]): Promise<void> {
  const steps: Promise<unknown>[] = [];
  for (const plugin of plugins) {
    const {postBuild} = plugin;
    if (!postBuild) continue;
    plugin.postBuild = (props) => {
      const step = postBuild.call(plugin, props);
      // A step that fails stops the build by itself.
      steps.push(Promise.resolve(step).catch(() => undefined));
      return step;
    };
  }
  // By then the framework has started all of them.
  await new Promise(setImmediate);
  await Promise.all(steps);
}

/**
 * The inline scripts of plugins and themes as they stand in pages, shortened with the rest of the HTML.
 * @param tags what the plugins declared; never built pages, which would allow whatever stands in them
 */
export async function inlineScriptsOf(
  {siteConfig}: Pick<LoadContext, 'siteConfig'>,
  tags: readonly string[],
): Promise<string[]> {
  const isFast = siteConfig.future.faster.swcHtmlMinimizer;
  const minifier = await getHtmlMinifier({type: isFast ? 'swc' : 'terser'});
  const page = `<!doctype html><html><head><title>-</title></head><body>${tags.join('')}</body></html>`;
  const {code} = await minifier.minify(page);
  const $ = load(code);
  const scripts = $('script:not([src]):not([type$="json"])').toArray();
  return scripts.map((script) => $(script).text());
}

/** The script of documents, that of islands, and those that both can load. */
export type EntryFiles = {
  page: string;
  start: string;
  parts: ReadonlySet<string>;
};

type Bundler = CurrentBundler['instance'];

/** A bundler plugin that finds the scripts of our entries, without the base URL. */
export const onEntries = (found: (files: EntryFiles) => void) => ({
  apply(compiler: InstanceType<Bundler['Compiler']>) {
    compiler.hooks.done.tap('documents', ({compilation}) => {
      const [page = '', start = ''] = ['page', 'start'].map((entry) => {
        const chunk = compilation.namedChunks.get(entry);
        const script = [...(chunk?.files ?? [])].find((file) => file.endsWith('.js'));
        if (!script) throw changed('how it names scripts');
        return script;
      });
      const parts = new Set<string>();
      for (const chunk of compilation.chunks) {
        if (![...(chunk.runtime ?? [])].includes('page')) continue;
        for (const file of chunk.files)
          if (file.endsWith('.js') && file !== page && file !== start) parts.add(file);
      }
      found({page, start, parts});
    });
  },
});

/**
 * Keeps what the client app and documents have in common in each of them, so that no document loads the app; the app's
 * own common chunk stays. Its progress bar and highlighter are for the app alone (client/page.ts asks with `?page`).
 */
export const apartFromApp = () => {
  const alias = Object.fromEntries(
    ['nprogress', 'prism-include-languages'].map((name) => [
      require.resolve(`@docusaurus/theme-classic/lib/${name}`),
      false as const,
    ]),
  );
  const chunks = ({runtime}: {runtime?: unknown}) =>
    ![...((runtime ?? []) as string[])].includes('page');
  return {
    module: {rules: [{resourceQuery: /^\?page$/, resolve: {alias}}]},
    optimization: {splitChunks: {cacheGroups: {common: {chunks}}}},
  };
};

/** The entries of the client compilation, with ours. @throws {Error} when the framework's is no longer one file */
export function withEntries(main: unknown, page: string, start: string) {
  if (typeof main !== 'string') throw changed('the entry of its client app');
  // A runtime of its own inside: one small file, and no wait for another. A second runtime would bring a second React.
  return {
    main,
    page: {import: page, runtime: false as const},
    start: {import: start, dependOn: 'page'},
  };
}

type FileRule = {test?: unknown; use?: unknown};

/**
 * Keeps small fonts out of the stylesheet, where they would hold up every first paint. The framework's limit is an
 * environment variable (WEBPACK_URL_LOADER_LIMIT) that is read before any configuration. @throws {Error} without it
 */
export function keepFontFiles(rules: readonly unknown[] = []): void {
  const rule = (rules as FileRule[]).find(
    ({test}) => test instanceof RegExp && test.test('a.woff2'),
  );
  const [loader] = (rule?.use ?? []) as {options?: {limit?: number}}[];
  if (loader?.options?.limit === undefined) throw changed('how it loads fonts');
  loader.options.limit = 0;
}
