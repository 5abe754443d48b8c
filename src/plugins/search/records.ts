import path from 'node:path';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {LoadedContent as PagesContent} from '@docusaurus/plugin-content-pages';
import type {AllContent} from '@docusaurus/types';
import {aliasedSitePathToRelativePath} from '@docusaurus/utils';
import {categoryTone} from '../../content/categories';
import type {ArticleFrontMatter, ServiceFrontMatter} from '../../content/schema';
import {searchPages} from '../../data/search';

/** What search knows of a page before it reads its text. */
export type SearchRecord = {
  /** Path of the page, without the base URL. */
  url: string;
  /** What its result is labeled with. */
  kind: 'Service' | 'Article' | 'Page';
  /** Which intelligence it belongs to: the shape of its result's mark. */
  tone: 'technology' | 'behavioral' | 'both';
  /** What its result is called. Where it is empty, a build takes the page's own title. */
  title: string;
  /** What its result says when no passage of the text fits. */
  description?: string | undefined;
  /** Other words visitors search for it by, never shown (`search_terms` of the front matter). */
  terms: readonly string[];
  /** The Markdown file it is written in, absolute. A page made of components has none. */
  source?: string;
};

/**
 * Lists the pages that the content plugins loaded: services first, then articles and pages.
 * @param allContent what the docs, blog and pages plugins loaded
 * @param site the site's folder, and the base URL of its addresses
 */
export function searchRecords(
  allContent: AllContent,
  site: {siteDir: string; baseUrl: string},
): SearchRecord[] {
  const contentOf = <Content>(name: string) =>
    allContent[`docusaurus-plugin-content-${name}`]?.default as Content | undefined;
  const urlOf = (permalink: string) => `/${permalink.slice(site.baseUrl.length)}`;
  const fileOf = (source: string) => path.join(site.siteDir, aliasedSitePathToRelativePath(source));

  const docs = contentOf<DocsContent>('docs')?.loadedVersions[0]?.docs ?? [];
  const inOrder = [...docs].sort((a, b) => (a.sidebarPosition ?? 0) - (b.sidebarPosition ?? 0));
  const services = inOrder.map((doc): SearchRecord => {
    const {title, description, search_terms} = doc.frontMatter as unknown as ServiceFrontMatter;
    return {
      url: urlOf(doc.permalink),
      kind: 'Service',
      tone: doc.sourceDirName === 'behavioral' ? 'behavioral' : 'technology',
      title,
      description,
      terms: search_terms ?? [],
      source: fileOf(doc.source),
    };
  });
  const posts = contentOf<BlogContent>('blog')?.blogPosts ?? [];
  const articles = posts.map(({metadata}): SearchRecord => {
    const {category, search_terms} = metadata.frontMatter as unknown as ArticleFrontMatter;
    return {
      url: urlOf(metadata.permalink),
      kind: 'Article',
      tone: categoryTone(category),
      title: metadata.title,
      description: metadata.description,
      terms: search_terms ?? [],
      source: fileOf(metadata.source),
    };
  });
  const listed = searchPages.map(({to, title, terms}): SearchRecord => {
    return {url: to, kind: 'Page', tone: 'both', title, terms: terms.split(', ')};
  });
  const markdownPages = (contentOf<PagesContent>('pages') ?? []).flatMap((page): SearchRecord[] => {
    if (page.type === 'jsx' || page.unlisted) return [];
    const terms = page.frontMatter.search_terms;
    return [
      {
        url: urlOf(page.permalink),
        kind: 'Page',
        tone: 'both',
        title: page.title ?? '',
        description: page.description,
        terms: Array.isArray(terms) ? terms.map(String) : [],
        source: fileOf(page.source),
      },
    ];
  });
  return [...services, ...articles, ...listed, ...markdownPages];
}
