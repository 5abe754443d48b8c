import path from 'node:path';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {LoadedContent as PagesContent} from '@docusaurus/plugin-content-pages';
import type {AllContent, LoadContext} from '@docusaurus/types';
import {aliasedSitePathToRelativePath} from '@docusaurus/utils';
import {searchPages} from '../../data/search';

/** What search knows of a page before it reads its text. */
export type SearchRecord = {
  /** Path of the page, without the base URL. */
  url: string;
  /** What its result is labeled with. */
  kind: 'Service' | 'Article' | 'Page';
  /** What its result is called. Where it is empty, a build takes the page's own title. */
  title: string;
  /** What its result says below the title. Default: the page's own description. */
  description?: string | undefined;
  /** Other words visitors search for it by, never shown (`search_terms` of the front matter). */
  terms: readonly string[];
  /** The Markdown file it is written in, absolute. A page made of components has none. */
  source?: string;
};

/** What the framework knows of a page in Markdown. */
type MarkdownPage = {
  permalink: string;
  source: string;
  title?: string | undefined;
  description?: string | undefined;
  frontMatter: Record<string, unknown>;
};

/** Lists the pages that the content plugins loaded, and those made of components that `searchPages` names. */
export function searchRecords(
  allContent: AllContent,
  {siteDir, baseUrl}: Pick<LoadContext, 'siteDir' | 'baseUrl'>,
): SearchRecord[] {
  const contentOf = <Content>(name: string) =>
    allContent[`docusaurus-plugin-content-${name}`]?.default as Content | undefined;
  const record = (kind: SearchRecord['kind'], page: MarkdownPage): SearchRecord => ({
    url: `/${page.permalink.slice(baseUrl.length)}`,
    kind,
    title: page.title ?? '',
    description: page.description,
    terms: (page.frontMatter.search_terms as string[] | undefined) ?? [],
    source: path.join(siteDir, aliasedSitePathToRelativePath(page.source)),
  });
  const services = contentOf<DocsContent>('docs')?.loadedVersions[0]?.docs ?? [];
  const articles = contentOf<BlogContent>('blog')?.blogPosts ?? [];
  const pages = contentOf<PagesContent>('pages') ?? [];
  return [
    ...services.map((page) => record('Service', page)),
    ...articles.map(({metadata}) => record('Article', metadata)),
    ...pages.flatMap((page) =>
      page.type === 'jsx' || page.unlisted ? [] : [record('Page', page)],
    ),
    ...searchPages.map(({to, title, terms}): SearchRecord => {
      return {url: to, kind: 'Page', title, terms: terms.split(', ')};
    }),
  ];
}
