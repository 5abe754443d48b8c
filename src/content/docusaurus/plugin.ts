import {readFileSync, utimesSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import createJiti from 'jiti';
import type {Result} from '../check';
import {ContentError} from '../messages';
import {contentFolders, glossaryFile, isDevServer, ownerFiles} from '../kinds';
import {diskSource, forgetContent} from '../load';
import {loadedCards} from './loadedContent';
import {files} from '../model';
import {readSamples} from '../samples';
import * as yaml from '../../yaml.cjs';

/** Our own code and tables, which a change in the dev server loads anew. */
const ownCode = path.join(__dirname, '..');

/** The part of the bundler that this file uses; webpack and Rspack have it in common. */
type Compilation = {
  compiler: {modifiedFiles?: ReadonlySet<string>};
  errors: Error[];
  contextDependencies: {add(folder: string): void};
};
type Compiler = {
  hooks: {make: {tapPromise(name: string, run: (compilation: Compilation) => Promise<void>): void}};
};

/** Checks all content at every change in the dev server, which watches `folders` for it and shows the problems. */
export const showProblems = (
  check: (changed: ReadonlySet<string>) => Promise<Result>,
  folders: string[],
) => ({
  apply: ({hooks}: Compiler) =>
    hooks.make.tapPromise('site-content', async (compilation) => {
      const {compiler, errors, contextDependencies} = compilation;
      folders.forEach((folder) => contextDependencies.add(folder));
      try {
        const {problems} = await check(compiler.modifiedFiles ?? new Set());
        if (problems.length > 0) errors.push(new ContentError(problems));
      } catch (error) {
        // A table that can't be read: it's shown until it is mended.
        errors.push(error as Error);
      }
    }),
});

/** Printed once: the configuration keeps the old values until the next start. */
const sayRestart =
  `${ownerFiles.identity} has changed, and pages show it. Tab titles, names such as {{company}} in articles and ` +
  'services, forms, analytics and the editor follow at the next npm start.\n';

/**
 * Publishes the card fields of services to every page, and those of articles as site-content/default/articles.json:
 * all lists are made from them; and the samples of services as samples.json. Shows problems in the dev server; a
 * build asks before it starts (`requireContent`).
 */
export default function contentPlugin({siteDir, siteConfigPath}: LoadContext): Plugin {
  const source = diskSource(siteDir);
  const inSite = (file: string) => path.join(siteDir, file);
  return {
    name: 'site-content',

    async allContentLoaded({allContent, actions}) {
      const {services, articles} = loadedCards(allContent);
      actions.setGlobalData({services});
      await actions.createData('articles.json', articles);
      await actions.createData('samples.json', await readSamples(source));
    },

    configureWebpack(_config, isServer) {
      const ownerFolder = path.dirname(ownerFiles.identity);
      // What pages are made with, beside themselves: the bundler's cache doesn't know it.
      const made = [inSite(glossaryFile), inSite(ownerFolder), ownCode];
      const experiments = {cache: {buildDependencies: made}} as object;
      const config = {experiments, module: {rules: [yaml.rule]}, resolve: {alias: yaml.alias}};
      if (!isDevServer() || isServer) return config;
      const read = () => readFileSync(inSite(ownerFiles.identity), 'utf8');
      const categories = inSite(files.categories.file);
      let known: string | undefined = read();
      // A new category or a mended table counts at once: the check is loaded anew, and so is the configuration.
      const load = createJiti(__filename, {requireCache: false});
      let current: typeof import('../check') | undefined;
      const check = async (changed: ReadonlySet<string>) => {
        if (known !== undefined && read() !== known) {
          known = undefined;
          process.stdout.write(sayRestart);
        }
        if ([...changed].some((file) => file.startsWith(ownCode) || file === categories)) {
          current = undefined;
          forgetContent();
          utimesSync(siteConfigPath, new Date(), new Date());
        }
        current ??= load('../check/index.ts') as typeof import('../check');
        return current.checkContent(source);
      };
      const folders = [...contentFolders, ownerFolder, 'src/pages'].map(inSite);
      return {...config, plugins: [showProblems(check, [...folders, ownCode])]};
    },
  };
}
