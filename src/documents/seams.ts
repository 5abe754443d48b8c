/**
 * Where the documents lean on internals of Docusaurus 3.10.2 that have no documented place. Each says what
 * breaks it, and stops the build with a sentence when the framework has changed.
 */
import {getHtmlMinifier} from '@docusaurus/bundler';
import type {CurrentBundler, LoadContext, LoadedPlugin} from '@docusaurus/types';
import {load} from 'cheerio';

/** A build that goes on without what the framework has moved would be wrong in silence. */
const changed = (what: string) =>
  new Error(
    `Docusaurus has changed ${what}. Compare src/documents/seams.ts with this version, or switch the documents off: {enabled: false} in docusaurus.config.ts.`,
  );

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

/** One entry of the client compilation: its own script, and those that it can load. */
export type EntryFiles = {script: string; parts: ReadonlySet<string>};

type Bundler = CurrentBundler['instance'];

/** A bundler plugin that finds the scripts of an entry with a runtime of its own, without the base URL. */
export const onEntry = (entry: string, found: (files: EntryFiles) => void) => ({
  apply(compiler: InstanceType<Bundler['Compiler']>) {
    compiler.hooks.done.tap('documents', ({compilation}) => {
      const own = compilation.entrypoints.get(entry)?.getFiles() ?? [];
      const script = own.find((file) => file.endsWith('.js'));
      if (!script) throw changed('how it names scripts');
      const parts = new Set<string>();
      for (const chunk of compilation.chunks) {
        if (![...(chunk.runtime ?? [])].includes(entry)) continue;
        for (const file of chunk.files)
          if (file.endsWith('.js') && file !== script) parts.add(file);
      }
      found({script, parts});
    });
  },
});

/** The entries of the client compilation with one more. @throws {Error} when the framework's is no longer one file */
export function withEntry(entry: unknown, name: string, file: string) {
  if (typeof entry !== 'string') throw changed('the entry of its client app');
  // A runtime of its own inside: one small file, and no wait for another.
  return {main: entry, [name]: {import: file, runtime: false as const}};
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
