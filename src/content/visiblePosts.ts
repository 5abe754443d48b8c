import type {BlogPost} from '@docusaurus/plugin-content-blog';
import {articleCard, type LiveFrontMatter} from './articleCard';
import {dayOf} from './days';
import {isDevServer} from './kinds';

/**
 * The articles that may be seen. A build leaves out those of a later day, and with them their lines in
 * lists, feeds, search and sitemap; the dev server keeps them, marked. (The framework leaves out drafts.)
 */
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
