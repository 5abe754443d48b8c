import path from 'node:path';
import blogPlugin, {validateOptions} from '@docusaurus/plugin-content-blog';
import type {BlogContent, BlogPaginatedMetadata, BlogPost, PluginOptions} from '@docusaurus/plugin-content-blog';
import type {LoadContext, Plugin, RouteConfig} from '@docusaurus/types';
import {categoryNames, categorySlug} from '../../content/categoryTone';
import {dayOf} from '../../content/days';
import type {ArticleFrontMatter} from '../../content/schema';
import type {ArticleCard, ArticleList} from '../../content/types';
import {compileArticles, compilerOptions} from './compile';

/** How many articles the home page shows. */
const newestCount = 4;
/** How many articles a service page and an article page name. */
const relatedCount = 2;

/** What a post's front matter becomes in the live server, which shows what is not published too. */
type LiveFrontMatter = ArticleFrontMatter & Pick<ArticleCard, 'unpublished'>;

const dayOfPost = ({metadata}: BlogPost) => metadata.date.toISOString().slice(0, 10);

/**
 * The articles that may be seen. A build leaves out those of a later day, and so do its lists, feeds,
 * search and sitemap; the live server keeps them, marked. (Drafts are left out by the framework.)
 * @param posts all posts
 * @param today the day it is in the site's time zone
 * @param isLive whether this is the live server
 */
export function visiblePosts(posts: BlogPost[], today: string, isLive: boolean): BlogPost[] {
  if (!isLive) return posts.filter((post) => dayOfPost(post) <= today);
  for (const post of posts) {
    const frontMatter = post.metadata.frontMatter as unknown as LiveFrontMatter;
    const unpublished = frontMatter.draft ? 'draft' : dayOfPost(post) > today ? 'scheduled' : undefined;
    if (unpublished) frontMatter.unpublished = unpublished;
  }
  return posts;
}

/**
 * What lists show of a blog post.
 * @param post a post as the blog plugin loaded it
 */
export function articleCard(post: BlogPost): ArticleCard {
  const {metadata} = post;
  const frontMatter = metadata.frontMatter as unknown as LiveFrontMatter;
  const {cover, unpublished} = frontMatter;
  return {
    slug: metadata.permalink.split('/').at(-1) ?? '',
    permalink: metadata.permalink,
    title: metadata.title,
    description: metadata.description,
    category: frontMatter.category,
    date: dayOfPost(post),
    readTime: frontMatter.read_time,
    ...(cover && {cover}),
    ...(unpublished && {unpublished}),
  };
}

const servicesOf = (post: BlogPost) => (post.metadata.frontMatter as unknown as ArticleFrontMatter).services;

/** The articles to read after one: those that share most services with it, the newer first. */
export function relatedPosts(post: BlogPost, posts: BlogPost[]): BlogPost[] {
  const own = servicesOf(post);
  // By how many they share, in one pass: sorting them all for each article takes a minute for thousands.
  const ranks: BlogPost[][] = [];
  for (const other of posts) {
    if (other !== post) (ranks[servicesOf(other).filter((slug) => own.includes(slug)).length] ??= []).push(other);
  }
  return ranks.reverse().flat().slice(0, relatedCount);
}

/** The newest articles about each service, by the service's address. */
export function postsByService(posts: BlogPost[]): Record<string, ArticleCard[]> {
  const slugs = [...new Set(posts.flatMap(servicesOf))];
  return Object.fromEntries(
    slugs.map((slug) => [
      slug,
      posts.filter((post) => servicesOf(post).includes(slug)).slice(0, relatedCount).map(articleCard),
    ]),
  );
}

/**
 * The pages of the list of articles.
 * @param cards all articles, the newest first
 * @param size how many stand on a page
 */
export function listPages(cards: readonly ArticleCard[], size: number): ArticleList[] {
  const categories = categoryNames.filter((name) => cards.some(({category}) => category === name));
  const totalPages = Math.max(1, Math.ceil(cards.length / size));
  return Array.from({length: totalPages}, (_, page) => ({
    articles: cards.slice(page * size, (page + 1) * size),
    categories,
    totalCount: cards.length,
    totalPages,
  }));
}

/** The page of the list that comes after the first ones. */
const laterListComponent = '@theme/OlderArticlesPage';

/**
 * The blog plugin, wrapped thinly: the stock list route loads every article's compiled module, and a
 * link to it prefetches them all from every page (platform measurements: 440 kB at 37 articles).
 * Here a page of the list gets the cards of its own articles alone, and an article those to read next.
 * A build compiles the articles beside the bundler (./compile.ts); the live server leaves them to it.
 */
export default async function articlesPlugin(context: LoadContext, options: PluginOptions): Promise<Plugin<BlogContent>> {
  const isLive = process.env.NODE_ENV === 'development';
  const plugin = await blogPlugin(context, {
    ...options,
    processBlogPosts: async ({blogPosts}) => visiblePosts(blogPosts, dayOf(), isLive),
  });
  const compiled = path.join(context.generatedFilesDir, 'articles');
  return {
    ...plugin,
    configureWebpack: (...args) => ({
      ...plugin.configureWebpack?.(...args),
      // The bundler takes them as they are.
      ...(!isLive && {externals: ({request = ''}, callback) => (path.dirname(request) === compiled ? callback(undefined, `commonjs ${request}`) : callback())}),
    }),
    async contentLoaded({content, actions}) {
      const {createData} = actions;
      const posts = content.blogPosts;
      const cards = posts.map(articleCard);
      const size = options.postsPerPage === 'ALL' ? Infinity : options.postsPerPage;
      const lists = await Promise.all(listPages(cards, size).map((list, index) => createData(`list-${index + 1}.json`, list)));
      // For the filter of a list that goes on over several pages (src/components/Articles/useArticles.ts).
      for (const name of categoryNames) {
        await createData(`categories/${categorySlug(name)}.json`, cards.filter(({category}) => category === name));
      }
      await createData('newest.json', cards.slice(0, newestCount));
      await createData('by-service.json', postsByService(posts));
      const related = new Map(
        await Promise.all(
          posts.map(
            async (post) =>
              [
                post.metadata.permalink,
                await createData(`related-${articleCard(post).slug}.json`, relatedPosts(post, posts).map(articleCard)),
              ] as const,
          ),
        ),
      );
      const routes: RouteConfig[] = [];
      await plugin.contentLoaded?.({content, actions: {...actions, addRoute: (route) => routes.push(route)}});
      // Only now does the blog plugin know the addresses of the files that articles link to.
      const programs = isLive ? undefined : await compileArticles(posts.map(({metadata}) => metadata), compilerOptions(plugin), compiled);
      for (const {modules: {items, sidebar, ...modules} = {}, ...route} of routes) {
        const {page = 1} = (route.props?.metadata ?? {}) as Partial<BlogPaginatedMetadata>;
        // The first page's is imported where it is shown (src/components/Articles).
        const list = route.component === options.blogListComponent && page > 1 ? lists[page - 1] : undefined;
        const next = related.get(route.path);
        const program = programs?.get(route.path);
        actions.addRoute({
          ...route,
          ...(list && {component: laterListComponent}),
          modules: {...modules, ...(list && {list}), ...(next && {related: next}), ...(program && {content: program})},
        });
      }
    },
  };
}

export {validateOptions};
