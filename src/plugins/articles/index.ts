import path from 'node:path';
import blogPlugin, {validateOptions} from '@docusaurus/plugin-content-blog';
import type {
  BlogContent,
  BlogPaginatedMetadata,
  BlogPost,
  PluginOptions,
} from '@docusaurus/plugin-content-blog';
import type {LoadContext, Plugin, RouteConfig} from '@docusaurus/types';
import {articleCard, type LiveFrontMatter} from '../../content/articleCard';
import {dayOf} from '../../content/days';
import {writeCards} from './cards';
import {compileArticles, compilerOptions} from './compile';

/**
 * The articles that may be seen. A build leaves out those of a later day, and so do its lists, feeds,
 * search and sitemap; the live server keeps them, marked. (Drafts are left out by the framework.)
 * @param posts all posts
 * @param today the day it is in the site's time zone
 * @param isLive whether this is the live server
 */
export function visiblePosts(posts: BlogPost[], today: string, isLive: boolean): BlogPost[] {
  const isLater = (post: BlogPost) => articleCard(post).date > today;
  if (!isLive) return posts.filter((post) => !isLater(post));
  for (const post of posts) {
    const frontMatter = post.metadata.frontMatter as unknown as LiveFrontMatter;
    const unpublished = frontMatter.draft ? 'draft' : isLater(post) ? 'scheduled' : undefined;
    if (unpublished) frontMatter.unpublished = unpublished;
  }
  return posts;
}

/** The page of the list that comes after the first ones. */
const laterListComponent = '@theme/OlderArticlesPage';

/**
 * The blog plugin, wrapped thinly: the stock list route loads the compiled module of every article on it,
 * of which it shows no more than a card. Here a page of the list gets the cards of its own articles alone,
 * and an article those to read next (./cards.ts).
 * A build compiles the articles beside the bundler (./compile.ts); the live server leaves them to it.
 */
export default async function articlesPlugin(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<BlogContent>> {
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
      ...(!isLive && {
        externals: ({request = ''}, callback) =>
          path.dirname(request) === compiled
            ? callback(undefined, `commonjs ${request}`)
            : callback(),
      }),
    }),
    async contentLoaded({content, actions}) {
      const posts = content.blogPosts;
      const size = options.postsPerPage === 'ALL' ? Infinity : options.postsPerPage;
      const {lists, related} = await writeCards(posts, size, actions);
      const routes: RouteConfig[] = [];
      await plugin.contentLoaded?.({
        content,
        actions: {...actions, addRoute: (route) => routes.push(route)},
      });
      // Only now does the blog plugin know the addresses of the files that articles link to.
      const programs = isLive
        ? undefined
        : await compileArticles(
            posts.map(({metadata}) => metadata),
            compilerOptions(plugin),
            compiled,
          );
      for (const {modules: {items, sidebar, ...modules} = {}, ...route} of routes) {
        const {page = 1} = (route.props?.metadata ?? {}) as Partial<BlogPaginatedMetadata>;
        // The first page's is imported where it is shown (src/components/Articles).
        const list =
          route.component === options.blogListComponent && page > 1 ? lists[page - 1] : undefined;
        const next = related.get(route.path);
        const program = programs?.get(route.path);
        actions.addRoute({
          ...route,
          ...(list && {component: laterListComponent}),
          modules: {
            ...modules,
            ...(list && {list}),
            ...(next && {related: next}),
            ...(program && {content: program}),
          },
        });
      }
    },
  };
}

export {validateOptions};
