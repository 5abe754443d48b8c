import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Options as SitemapOptions} from '@docusaurus/plugin-sitemap';
import {parse} from 'yaml';
import {addressOf, kinds, type Kind} from './kinds';

/** The part of a page's front matter that is read before the framework has loaded the content. */
type Fields = {
  redirect_from?: string[];
  date?: string;
  updates?: {date: string}[];
  draft?: boolean;
};

/**
 * The addresses of all articles and services, published or not, with their front matter.
 * @param siteDir the project's folder
 */
export function contentPages(
  siteDir: string,
): {kind: Kind; file: string; route: string; fields: Fields}[] {
  return (Object.keys(kinds) as Kind[]).flatMap((kind) => {
    const folder = path.join(siteDir, kinds[kind].folder);
    return readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .filter((file) => /(^|[\\/])[^_\\/]+\.md$/.test(file))
      .map((file) => {
        const text = readFileSync(path.join(folder, file), 'utf8');
        const [, yaml = ''] = /^---\r?\n([^]*?)\r?\n---/.exec(text) ?? [];
        const fields = (parse(yaml) ?? {}) as Fields;
        return {kind, file: file.replaceAll(path.sep, '/'), route: addressOf(kind, file), fields};
      });
  });
}

/**
 * The services that are drafts, as the docs plugin's `exclude` wants them: it makes no page of a draft, but hands
 * its name to every page that loads global data.
 * @param siteDir the project's folder
 */
export const draftServices = (siteDir: string): string[] =>
  contentPages(siteDir)
    .filter(({kind, fields}) => kind === 'service' && fields.draft)
    .map(({file}) => file);

/**
 * The redirect plugin's `createRedirects`: the old addresses of a page, from its `redirect_from`. The
 * content check has made sure that no two pages claim the same one.
 */
export function createRedirects(siteDir: string): (route: string) => string[] | undefined {
  const old = new Map(contentPages(siteDir).map(({route, fields}) => [route, fields]));
  return (route) => old.get(route)?.redirect_from;
}

/**
 * The sitemap plugin's `createSitemapItems`, which adds the day of the last change where the content
 * says it: an article's own day or its latest update, and for the article list the newest of these.
 */
export function createSitemapItems(
  siteDir: string,
): NonNullable<SitemapOptions['createSitemapItems']> {
  return async ({defaultCreateSitemapItems, ...params}) => {
    const root = params.siteConfig.url + params.siteConfig.baseUrl;
    const days = new Map(
      contentPages(siteDir).map(({route, fields: {date, updates = []}}) => [
        root + route.slice(1),
        [date, ...updates.map((update) => update.date)].sort().at(-1),
      ]),
    );
    const items = await defaultCreateSitemapItems(params);
    const newest = items.flatMap(({url}) => days.get(url) ?? []).sort();
    days.set(root + kinds.article.route.slice(1), newest.at(-1));
    return items.map((item) => ({...item, lastmod: days.get(item.url)}));
  };
}
