import path from 'node:path';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import {articleCard} from './articleCard';
import {checkContent, diskSource, type Memory} from './check';
import {contentFolders, glossaryFile} from './kinds';
import {contentRule, showProblems} from './live';
import type {ServiceFrontMatter} from './schema';
import type {ServiceCard} from './types';

type SidebarItem = {type: string; label?: string; id?: string; items?: SidebarItem[]};

/**
 * The services in the one order of `sidebars.ts`, as the few fields every page needs.
 * @param content what the docs plugin loaded
 * @throws Error when a document stands in no group of the sidebar
 */
export function serviceCards(content: DocsContent): ServiceCard[] {
  const version = content.loadedVersions[0];
  const groups = (version?.sidebars.services ?? []) as SidebarItem[];
  return groups.flatMap(({label = '', items = []}) =>
    items.flatMap(({type, id}) => {
      const doc = version?.docs.find((candidate) => candidate.id === id);
      if (type !== 'doc' || !doc) {
        throw new Error(
          `sidebars.ts: "${id}" in the group "${label}" is no service. Put a Markdown file into docs/.`,
        );
      }
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

/**
 * Publishes the services' card fields, from which every list of services on the site is made, and
 * shows the problems of all content in the live server. (A build asks for them before it starts.)
 */
export default function contentPlugin({siteDir}: LoadContext): Plugin {
  const isLive = process.env.NODE_ENV === 'development';
  return {
    name: 'site-content',

    async allContentLoaded({allContent, actions}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as DocsContent;
      actions.setGlobalData({services: serviceCards(docs)});
      const blog = allContent['docusaurus-plugin-content-blog']?.default as BlogContent;
      await actions.createData('articles.json', blog.blogPosts.map(articleCard));
    },

    configureWebpack(_config, isServer) {
      // What pages are made with, beside themselves: the bundler's cache doesn't know it.
      const made = [path.join(siteDir, glossaryFile), __dirname];
      const experiments = {cache: {buildDependencies: made}} as object;
      if (!isLive || isServer) return {experiments};
      const folders = contentFolders.map((folder) => path.join(siteDir, folder));
      const memory: Memory = new Map();
      return {
        experiments,
        plugins: [
          showProblems(() => checkContent(diskSource(siteDir), undefined, memory), folders),
        ],
        module: {rules: [contentRule(folders)]},
      };
    },
  };
}
