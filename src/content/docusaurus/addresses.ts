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

/** All articles and services of a project, by their files in `blog/` or `docs/`. */
export const contentPages = (siteDir: string): ContentPage[] =>
  readPages(diskSource(siteDir)).map(({kind, file, route, frontMatter}) => ({
    kind,
    file: file.slice(kinds[kind].folder.length + 1),
    route,
    // The content check reports what is wrong with a file.
    fields: frontMatter?.data ?? {},
  }));

/** The services that are drafts, as the docs plugin's `exclude` wants them: it would name them in its global data. */
export const draftServices = (pages: ContentPage[]): string[] =>
  pages.filter(({kind, fields}) => kind === 'service' && fields.draft).map(({file}) => file);

/** The redirect plugin's `createRedirects`: the old addresses of a page, from its `redirect_from`. */
export const createRedirects = (pages: ContentPage[]) => (address: string) =>
  pages.find(({route}) => route === address)?.fields.redirect_from;

/** Where a file is edited in the browser, its path put behind; nothing while no repository is set. */
export const editAddress = (repository: Repository | undefined): string | undefined =>
  repository &&
  `https://github.com/${repository.owner}/${repository.name}/edit/${repository.branch}/`;

/** The sitemap plugin's `createSitemapItems`: with the day of an article, its last update, or the list's newest. */
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
