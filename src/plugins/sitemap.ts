import path from 'node:path';
import type {Options} from '@docusaurus/plugin-sitemap';

/** The day in the name of an article's file, which the content check holds to the article's date. */
const dayOfFile = (file = '') => /^(\d{4}-\d{2}-\d{2})-/.exec(path.posix.basename(file))?.[1];

/**
 * The site map's lines, with the day of the last change where the content itself knows it: an article
 * was written on its day, and the list of articles changed when the newest came. Other pages have none:
 * a file's date in the repository says when a comma moved, and teaches search engines to ignore dates.
 */
export const createSitemapItems: NonNullable<Options['createSitemapItems']> = async ({
  defaultCreateSitemapItems,
  ...params
}) => {
  const {routes, siteConfig} = params;
  const days = new Map<string, string>();
  const visit = (list: typeof routes): void => {
    for (const {path: address, metadata, routes: children = []} of list) {
      const day = dayOfFile(metadata?.sourceFilePath);
      if (day) {
        const url = siteConfig.url + address;
        const listOf = path.posix.dirname(url);
        days.set(url, day);
        if (day > (days.get(listOf) ?? '')) days.set(listOf, day);
      }
      visit(children);
    }
  };
  visit(routes);
  return (await defaultCreateSitemapItems(params)).map((item) => ({
    ...item,
    lastmod: days.get(item.url),
  }));
};
