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

/** Code and tables that the dev server reloads when they change. */
const ownCode = path.join(__dirname, '..');

/** The parts of the bundler's API used here, common to webpack and Rspack. */
type Compilation = {
  compiler: {modifiedFiles?: ReadonlySet<string>};
  errors: Error[];
  contextDependencies: {add(folder: string): void};
};
type Compiler = {
  hooks: {make: {tapPromise(name: string, run: (compilation: Compilation) => Promise<void>): void}};
};

/** A bundler plugin for the dev server: watches `folders`, checks all content on every change, and shows problems. */
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
        // Show an unreadable table until it is fixed.
        errors.push(error as Error);
      }
    }),
});

/** Printed once: the configuration keeps the old values until the next start. */
const sayRestart =
  `${ownerFiles.identity} has changed, and pages show it. Tab titles, names such as {{company}} in articles and ` +
  'services, forms, analytics and the editor follow at the next npm start.\n';

/**
 * Provides what lists show: service cards as global data, article cards as site-content/default/articles.json, and the
 * services' samples as samples.json. Shows problems in the dev server; a build checks before it starts
 * (`requireContent`).
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
      // Inputs of pages that the bundler's cache doesn't know about.
      const made = [inSite(glossaryFile), inSite(ownerFolder), ownCode];
      const experiments = {cache: {buildDependencies: made}} as object;
      const config = {experiments, module: {rules: [yaml.rule]}, resolve: {alias: yaml.alias}};
      if (!isDevServer() || isServer) return config;
      const read = () => readFileSync(inSite(ownerFiles.identity), 'utf8');
      const categories = inSite(files.categories.file);
      let known: string | undefined = read();
      // When a category or our code changes, reload the check, and touch the configuration so that it reloads too.
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
