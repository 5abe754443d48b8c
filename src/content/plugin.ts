import path from 'node:path';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {articleCard} from './articleCard';
import {checkContent, diskSource, type Result, type Trees} from './check';
import {ContentError} from './check/messages';
import {dealCovers} from './covers';
import {contentFolders, glossaryFile, isDevServer} from './kinds';
import {loadedContent} from './loadedContent';
import type {ServiceFrontMatter} from './schema';
import type {ServiceCard} from './types';

type SidebarItem = {type: string; label?: string; id?: string; items?: SidebarItem[]};

/**
 * The services in the one order of `sidebars.ts`, as the few fields every page needs.
 * @param content what the docs plugin loaded
 * @throws Error when an entry of the sidebar is no service
 */
export function serviceCards(content: DocsContent | undefined): ServiceCard[] {
  const version = content?.loadedVersions[0];
  const groups = (version?.sidebars.services ?? []) as SidebarItem[];
  return groups.flatMap(({label = '', items = []}) =>
    items.map(({type, id}) => {
      const doc = version?.docs.find((candidate) => candidate.id === id);
      if (type !== 'doc' || !doc)
        throw new Error(
          `sidebars.ts: "${id}" in the group "${label}" is no service. ` +
            'Remove it, or put its Markdown file into docs/.',
        );
      const {title, description, icon, sidebar_label, industries, status, draft} =
        doc.frontMatter as unknown as ServiceFrontMatter;
      return {
        slug: doc.slug.slice(1),
        permalink: doc.permalink,
        group: label.toLowerCase() as ServiceCard['group'],
        title,
        label: sidebar_label ?? title,
        description,
        icon,
        industries,
        comingSoon: status === 'coming soon',
        ...(draft && {draft}),
      };
    }),
  );
}

/** The part of the bundler that this file talks to; webpack and Rspack have it in common. */
type Compilation = {errors: Error[]; contextDependencies: {add(folder: string): void}};
type Compiler = {
  hooks: {make: {tapPromise(name: string, run: (compilation: Compilation) => Promise<void>): void}};
};

/**
 * A bundler plugin that checks all content at every change in the dev server, and lays its problems over
 * the page until they are fixed.
 * @param folders absolute paths to watch, for what the framework itself doesn't watch
 */
export const showProblems = (check: () => Promise<Result>, folders: string[]) => ({
  apply: ({hooks}: Compiler) =>
    hooks.make.tapPromise('site-content', async ({errors, contextDependencies}) => {
      folders.forEach((folder) => contextDependencies.add(folder));
      const {problems} = await check();
      if (problems.length > 0) errors.push(new ContentError(problems));
    }),
});

/**
 * Publishes the card fields of services to every page, and those of articles as
 * `@generated/site-content/default/articles.json`: every list on the site is made from them. Shows problems
 * in the dev server; a build asks for them before it starts (`requireContent`).
 */
export default function contentPlugin({siteDir}: LoadContext): Plugin {
  const source = diskSource(siteDir);
  const inSite = (file: string) => path.join(siteDir, file);
  return {
    name: 'site-content',

    async allContentLoaded({allContent, actions}) {
      const {docs, articles} = loadedContent(allContent);
      actions.setGlobalData({services: serviceCards(docs)});
      const cards = dealCovers(articles.map(articleCard));
      await actions.createData('articles.json', cards);
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
