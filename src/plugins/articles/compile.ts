import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Options} from '@docusaurus/mdx-loader/lib/options';
import {compileToJSX} from '@docusaurus/mdx-loader/lib/utils';
import type {BlogContent, BlogPostMetadata} from '@docusaurus/plugin-content-blog';
import type {ConfigureWebpackUtils, Plugin} from '@docusaurus/types';
import {aliasedSitePathToRelativePath, docuHash} from '@docusaurus/utils';

/** Where the framework keeps what this file stands on; to be compared when it complains. */
const seams =
  'createBlogMDXLoaderRule in @docusaurus/plugin-content-blog/lib/index.js and compileToJSX in @docusaurus/mdx-loader/lib/utils.js';

const changed = (what: string) =>
  new Error(
    `src/plugins/articles/compile.ts: ${what}. The framework has changed; compare ${seams}.`,
  );

/**
 * What the blog plugin tells the framework's Markdown compiler about articles.
 * @throws {Error} when it no longer does so where this version does
 */
export function compilerOptions(plugin: Plugin<BlogContent>): Options {
  const config = plugin.configureWebpack?.(
    {},
    true,
    {} as ConfigureWebpackUtils,
    {} as BlogContent,
  );
  const [rule] = (config?.module?.rules ?? []) as [{use?: {options?: Options}[]}?];
  const options = rule?.use?.[0]?.options;
  if (!options?.resolveMarkdownLink)
    throw changed('the blog plugin does not say how its Markdown is compiled');
  // Its own processor makes modules for the bundler; another is made, for functions. (An option of MDX, passed on to it.)
  const asFunction = {outputFormat: 'function-body'};
  return {...options, processors: undefined, ...asFunction};
}

/** A program that needs the bundler: one that names a picture or file beside the article, to be published with it. */
const isForBundler = (program: string) => program.includes('require(');

/** The form that Node reads: what the bundler's module of an article exports. */
const moduleOf = (program: string, metadata: BlogPostMetadata) => `exports.__esModule = true;
Object.assign(exports, {metadata: ${JSON.stringify(metadata)}}, (function () {
${program}
})({...require('react/jsx-runtime'), useMDXComponents: () => ({})}));
`;

/**
 * Compiles articles beside the bundler, by the framework's own compiler. As modules of the bundler,
 * thousands of them take a third of a build's memory (README, "Speed"), and are compiled no better.
 * @param articles their metadata, as the blog plugin gives it to pages
 * @param options of `compilerOptions`
 * @param folder where the programs are written
 * @returns the program's file for each article's address; none for those that the bundler must see
 */
export async function compileArticles(
  articles: readonly BlogPostMetadata[],
  options: Options,
  folder: string,
): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  if (typeof compileToJSX !== 'function')
    throw changed('the Markdown compiler is not where it was');
  await mkdir(folder, {recursive: true});
  // One after the other: together, thousands of trees would be in memory at once.
  for (const metadata of articles) {
    const {source, permalink, frontMatter} = metadata;
    const filePath = path.join(options.siteDir, aliasedSitePathToRelativePath(source));
    // Some editors put a mark before the text, which the bundler would take away.
    const fileContent = (await readFile(filePath, 'utf8')).replace(/^\ufeff/, '');
    const {content: program} = await compileToJSX({
      filePath,
      fileContent,
      frontMatter,
      options,
      compilerName: 'server',
    });
    if (typeof program !== 'string') throw changed('the compiler gives no program');
    if (isForBundler(program)) continue;
    if (!/\breturn \{\s*toc,\s*default: MDXContent\s*\}/.test(program))
      throw changed('compiled Markdown has another form');
    const file = path.join(folder, `${docuHash(source)}.cjs`);
    await writeFile(file, moduleOf(program, metadata));
    files.set(permalink, file);
  }
  return files;
}
