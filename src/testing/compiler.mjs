/**
 * Compiles Markdown with the framework's own compiler, configured as in `docusaurus.config.ts`: reads a
 * JSON array of texts from stdin and writes their compiled code to stdout. In a separate process, because
 * Jest can't load the compiler's ES modules.
 */
import path from 'node:path';
import {text} from 'node:stream/consumers';
import {createProcessorUncached} from '@docusaurus/mdx-loader/lib/processor.js';
import createJiti from 'jiti';

const load = createJiti(import.meta.url);
const {blocks} = load('../content/blocks.ts');
const {pictures} = load('../content/pictures.ts');

const {folder, files} = JSON.parse(await text(process.stdin));
const compiler = await createProcessorUncached({
  format: 'md',
  options: {
    admonitions: true,
    beforeDefaultRemarkPlugins: [blocks],
    remarkPlugins: [pictures],
    removeContentTitle: true,
    staticDirs: [],
    siteDir: folder,
    outputFormat: 'function-body',
    markdownConfig: {
      format: 'detect',
      emoji: true,
      mdx1Compat: {comments: false, admonitions: false, headingIds: false},
      anchors: {maintainCase: false},
      hooks: {onBrokenMarkdownLinks: 'ignore', onBrokenMarkdownImages: 'throw'},
    },
  },
});
const programs = await Promise.all(
  files.map((content) =>
    compiler.process({
      content,
      filePath: path.join(folder, 'page.md'),
      frontMatter: {},
      compilerName: 'client',
    }),
  ),
);
process.stdout.write(JSON.stringify(programs.map(({content}) => content)));
