/**
 * Content as Docusaurus takes it: options of its plugins (front matter, posts to show, feeds, site map, redirects), and
 * a plugin that makes cards of what they have loaded and shows problems in the dev server.
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
