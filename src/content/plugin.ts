import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {checkContent, diskSource, type Result, type Trees} from './check';
import {ContentError} from './check/messages';
import {contentFolders, glossaryFile, isDevServer} from './kinds';
import {loadedCards} from './loadedContent';

/** The part of the bundler that this file talks to; webpack and Rspack have it in common. */
type Compilation = {errors: Error[]; contextDependencies: {add(folder: string): void}};
type Compiler = {
  hooks: {make: {tapPromise(name: string, run: (compilation: Compilation) => Promise<void>): void}};
};

/** Checks all content at every change in the dev server, which watches `folders` for it and shows the problems. */
export const showProblems = (check: () => Promise<Result>, folders: string[]) => ({
  apply: ({hooks}: Compiler) =>
    hooks.make.tapPromise('site-content', async ({errors, contextDependencies}) => {
      folders.forEach((folder) => contextDependencies.add(folder));
      const {problems} = await check();
      if (problems.length > 0) errors.push(new ContentError(problems));
    }),
});

/**
 * Publishes the card fields of services to every page, and those of articles as site-content/default/articles.json:
 * all lists are made from them. Shows problems in the dev server; a build asks before it starts (`requireContent`).
 */
export default function contentPlugin({siteDir}: LoadContext): Plugin {
  const source = diskSource(siteDir);
  const inSite = (file: string) => path.join(siteDir, file);
  return {
    name: 'site-content',

    async allContentLoaded({allContent, actions}) {
      const {services, articles} = loadedCards(allContent);
      actions.setGlobalData({services});
      await actions.createData('articles.json', articles);
    },

    configureWebpack(_config, isServer) {
      // What pages are made with, beside themselves: the bundler's cache doesn't know it.
      const made = [inSite(glossaryFile), inSite('src/site.ts'), __dirname];
      const experiments = {cache: {buildDependencies: made}} as object;
      if (!isDevServer() || isServer) return {experiments};
      const trees: Trees = new Map();
      const check = () => checkContent(source, {trees});
      return {experiments, plugins: [showProblems(check, contentFolders.map(inSite))]};
    },
  };
}
