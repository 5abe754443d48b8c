import type {BlogContent, BlogPost} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {LoadedContent as PagesContent} from '@docusaurus/plugin-content-pages';
import type {AllContent} from '@docusaurus/types';
import {site} from '../../site';
import {fill} from '../../site/fill';
import {dealCovers} from '../covers';
import {dayOf} from '../days';
import {isDevServer} from '../kinds';
import {lastUpdate} from '../notes';
import type {ArticleFrontMatter} from '../model';
import {serviceCard} from '../serviceCard';

export function loadedContent(allContent: AllContent) {
  const of = (name: string) => allContent[`docusaurus-plugin-content-${name}`]?.default;
  const docs = of('docs') as DocsContent | undefined;
  return {
    docs,
    services: latest(docs)?.docs ?? [],
    articles: (of('blog') as BlogContent | undefined)?.blogPosts ?? [],
    pages: (of('pages') as PagesContent | undefined) ?? [],
  };
}

/** The version that visitors see first; the only one unless `docusaurus docs:version` has been used. */
const latest = (docs: DocsContent | undefined) => docs?.loadedVersions.find(({isLast}) => isLast);

type SidebarItem = {type: string; label?: string; id?: string; items?: SidebarItem[]};

/**
 * The services, in the order of `sidebars.ts`; drafts are included in the dev server only.
 * @throws Error if a sidebar entry isn't a service
 */
export function serviceCards(content: DocsContent | undefined) {
  const version = latest(content);
  const groups = (version?.sidebars.services ?? []) as SidebarItem[];
  return groups.flatMap(({label = '', items = []}) =>
    items.map(({type, id}) => {
      const doc = version?.docs.find((candidate) => candidate.id === id);
      if (type !== 'doc' || !doc)
        throw new Error(
          `sidebars.ts: "${id}" in the group "${label}" is no service. ` +
            'Remove it, or put its Markdown file into docs/.',
        );
      return serviceCard(doc);
    }),
  );
}

/** An article's front matter. The dev server marks articles that aren't published. */
type LiveFrontMatter = ArticleFrontMatter & {unpublished?: 'draft' | 'scheduled'};

/** The fields of an article that lists show. The permalink includes the base URL, the cover doesn't. */
export function articleCard({metadata}: BlogPost) {
  const {permalink, title, description} = metadata;
  const fields = metadata.frontMatter as unknown as LiveFrontMatter;
  const {category, services, cover, cover_figure: coverFigure, unpublished, reviewed} = fields;
  const company: Partial<(typeof metadata.authors)[number]> = {name: site.shortName};
  const authors = metadata.authors.length > 0 ? metadata.authors : [company];
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
    authors: fill(authors).map(({name = '', title, url}) => ({
      name,
      ...(title && {title}),
      ...(url && {url}),
    })),
    ...(reviewed && {reviewed}),
    ...(updated && {updated}),
    ...(cover && {cover}),
    ...(coverFigure && {coverFigure}),
    ...(unpublished && {unpublished}),
  };
}

export function loadedCards(allContent: AllContent) {
  const {docs, articles} = loadedContent(allContent);
  return {
    services: serviceCards(docs),
    articles: dealCovers(articles.map(articleCard)),
  };
}

/** The articles to show: a build omits those dated later than today; the dev server marks them, and drafts. */
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
