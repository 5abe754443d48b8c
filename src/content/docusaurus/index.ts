/**
 * Connects content to Docusaurus: options for its plugins (front matter, visible posts, feeds, site map, redirects),
 * and a plugin that makes cards from what they have loaded and shows problems in the dev server.
 */
export {feedOptions} from './feed';
export {parseFrontMatter} from './frontMatter';
export {loadedCards, loadedContent, visiblePosts, type articleCard} from './loadedContent';
export {
  contentPages,
  createRedirects,
  createSitemapItems,
  draftServices,
  editAddress,
} from './addresses';
export {default as contentPlugin} from './plugin';
