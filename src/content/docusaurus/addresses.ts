import type {Options as SitemapOptions} from '@docusaurus/plugin-sitemap';
import type {Repository} from '../../site';
import {kinds, type Kind} from '../kinds';
import {diskSource, readPages} from '../load';
import {lastUpdate} from '../notes';
import type {ArticleFrontMatter, ServiceFrontMatter} from '../model';

type ContentPage = {
  kind: Kind;
  file: string;
  route: string;
  fields: Partial<ArticleFrontMatter & ServiceFrontMatter>;
};

/** All articles and services. `file` is relative to `blog/` or `docs/`. */
export const contentPages = (siteDir: string): ContentPage[] =>
  readPages(diskSource(siteDir)).map(({kind, file, route, frontMatter}) => ({
    kind,
    file: file.slice(kinds[kind].folder.length + 1),
    route,
    // The content check reports unreadable front matter.
    fields: frontMatter?.data ?? {},
  }));

/** Draft services, for the docs plugin's `exclude`: otherwise its public global data would list them. */
export const draftServices = (pages: ContentPage[]): string[] =>
  pages.filter(({kind, fields}) => kind === 'service' && fields.draft).map(({file}) => file);

/** For the redirect plugin's `createRedirects`: a page's old paths, from its `redirect_from`. */
export const createRedirects = (pages: ContentPage[]) => (address: string) =>
  pages.find(({route}) => route === address)?.fields.redirect_from;

/** The start of the URL to edit a file on GitHub; undefined if no repository is set. */
export const editAddress = (repository: Repository | undefined): string | undefined =>
  repository &&
  `https://github.com/${repository.owner}/${repository.name}/edit/${repository.branch}/`;

/** For the sitemap plugin's `createSitemapItems`: dates articles by their last update, and the list by its newest. */
export function createSitemapItems(
  pages: ContentPage[],
): NonNullable<SitemapOptions['createSitemapItems']> {
  return async ({defaultCreateSitemapItems, ...params}) => {
    const root = params.siteConfig.url + params.siteConfig.baseUrl;
    const dayOf = ({updates, date}: ContentPage['fields']) => lastUpdate(updates) ?? date;
    const days = new Map(pages.map(({route, fields}) => [root + route.slice(1), dayOf(fields)]));
    const items = await defaultCreateSitemapItems(params);
    const newest = items.flatMap(({url}) => days.get(url) ?? []).sort();
    days.set(root + kinds.article.route.slice(1), newest.at(-1));
    return items.map((item) => ({...item, lastmod: days.get(item.url)}));
  };
}
