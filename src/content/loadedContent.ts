import type {BlogContent, BlogPost} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {LoadedContent as PagesContent} from '@docusaurus/plugin-content-pages';
import type {AllContent} from '@docusaurus/types';
import {dealCovers} from './covers';
import {dayOf} from './days';
import {isDevServer, type ServiceGroup} from './kinds';
import {lastUpdate} from './notes';
import type {ArticleFrontMatter, ServiceFrontMatter} from './schema';

/** What the framework's content plugins have loaded, for a plugin's `allContentLoaded`. */
export function loadedContent(allContent: AllContent) {
  const of = (name: string) => allContent[`docusaurus-plugin-content-${name}`]?.default;
  const docs = of('docs') as DocsContent | undefined;
  return {
    docs,
    services: docs?.loadedVersions[0]?.docs ?? [],
    articles: (of('blog') as BlogContent | undefined)?.blogPosts ?? [],
    pages: (of('pages') as PagesContent | undefined) ?? [],
  };
}

type SidebarItem = {type: string; label?: string; id?: string; items?: SidebarItem[]};

/**
 * The services in the one order of `sidebars.ts`, as the few fields every page needs; permalinks are with the base
 * URL, and only the dev server has drafts. @throws Error when an entry of the sidebar is no service
 */
export function serviceCards(content: DocsContent | undefined) {
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
        group: label.toLowerCase() as ServiceGroup,
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

/** An article's front matter, with what is added in the dev server, which shows what isn't published too. */
type LiveFrontMatter = ArticleFrontMatter & {unpublished?: 'draft' | 'scheduled'};

/** What lists show of an article; its permalink is with the base URL, its cover without. */
export function articleCard({metadata}: BlogPost) {
  const {permalink, title, description} = metadata;
  const fields = metadata.frontMatter as unknown as LiveFrontMatter;
  const {category, services, cover, cover_figure: coverFigure, unpublished} = fields;
  const updated = lastUpdate(fields.updates);
  return {
    slug: permalink.split('/').at(-1) ?? '',
    permalink,
    title,
    description,
    category,
    date: metadata.date.toISOString().slice(0, 10),
    readTime: fields.read_time,
    services,
    ...(updated && {updated}),
    ...(cover && {cover}),
    ...(coverFigure && {coverFigure}),
    ...(unpublished && {unpublished}),
  };
}

/** What lists show of the services and articles that were loaded, each in the order of the site. */
export function loadedCards(allContent: AllContent) {
  const {docs, articles} = loadedContent(allContent);
  return {services: serviceCards(docs), articles: dealCovers(articles.map(articleCard))};
}

/** The articles to be seen: a build leaves out those of a later day, the dev server marks them (and drafts). */
export function visiblePosts(posts: BlogPost[], today = dayOf(), isDev = isDevServer()) {
  const isLater = (post: BlogPost) => articleCard(post).date > today;
  if (!isDev) return posts.filter((post) => !isLater(post));
  for (const post of posts) {
    const frontMatter = post.metadata.frontMatter as unknown as LiveFrontMatter;
    const unpublished = frontMatter.draft ? 'draft' : isLater(post) ? 'scheduled' : undefined;
    if (unpublished) frontMatter.unpublished = unpublished;
  }
  return posts;
}
