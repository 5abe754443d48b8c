import type {LoadContext, Plugin} from '@docusaurus/types';
import type {SitePage} from '../content/nearestPages';
import {searchRecords} from './search/records';

/**
 * Publishes the list of all pages, for the page that does not exist to find what was meant. It is a
 * chunk of its own that only that page loads, so that no other page grows with the number of articles.
 */
export default function pagesPlugin({siteDir, baseUrl}: LoadContext): Plugin {
  return {
    name: 'site-pages',
    async allContentLoaded({allContent, actions}) {
      const pages = searchRecords(allContent, {siteDir, baseUrl}).map(
        ({url, title, kind, terms}): SitePage => ({path: url, title, kind, terms: terms.join(' ')}),
      );
      await actions.createData('pages.json', pages);
    },
  };
}
