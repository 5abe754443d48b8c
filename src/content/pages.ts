import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Options as SitemapOptions} from '@docusaurus/plugin-sitemap';
import type {Repository} from '../site';
import {readText} from './check/files';
import {readFrontMatter} from './check/readFrontMatter';
import {addressOf, isPage, kinds, type Kind} from './kinds';
import {lastUpdate} from './notes';
import type {ArticleFrontMatter, ServiceFrontMatter} from './model';

type ContentPage = ReturnType<typeof contentPages>[number];

export const contentPages = (siteDir: string) =>
  (Object.keys(kinds) as Kind[]).flatMap((kind) => {
    const folder = path.join(siteDir, kinds[kind].folder);
    const files = readdirSync(folder, {recursive: true, encoding: 'utf8'});
    return files.filter(isPage).map((file) => {
      // The content check reports what is wrong with a file.
      const text = readText(readFileSync(path.join(folder, file)), () => {});
      const {data = {}} = (text && readFrontMatter(text, () => {})) || {};
      const fields = data as Partial<ArticleFrontMatter & ServiceFrontMatter>;
      return {kind, file: file.replaceAll(path.sep, '/'), route: addressOf(kind, file), fields};
    });
  });

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
