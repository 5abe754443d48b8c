import path from 'node:path';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';
import {aliasedSitePathToRelativePath} from '@docusaurus/utils';
import {categoryTone} from '../../content/categoryTone';
import type {ArticleFrontMatter, ServiceFrontMatter} from '../../content/schema';
import {searchPages} from '../../data/search';

/** A page as search knows it. */
export type SearchRecord = {
  /** Path of the page, without the base URL. */
  url: string;
  /** The group its results stand in. */
  kind: 'Services' | 'Articles' | 'Pages';
  /** Which intelligence it belongs to: the shape of its mark. */
  tone: 'technology' | 'behavioral' | 'both';
  /** What its result is called. */
  title: string;
  /** Its promise or excerpt. */
  description?: string;
  /** Other words visitors search it by, never shown (`search_terms` of the front matter). */
  terms: readonly string[];
  /** The files it is written in, absolute: Markdown, or copy in `src/data`. */
  sources: string[];
};

const withoutBase = (permalink: string, baseUrl: string) => `/${permalink.slice(baseUrl.length)}`;

/**
 * All pages that can be found: the services, the articles and the site's own pages.
 * @param allContent what the docs and blog plugins loaded
 * @param site where the site's files are, and the base URL of its addresses
 */
export function searchRecords(
  allContent: AllContent,
  site: {siteDir: string; baseUrl: string},
): SearchRecord[] {
  const docs = allContent['docusaurus-plugin-content-docs']?.default as DocsContent | undefined;
  const blog = allContent['docusaurus-plugin-content-blog']?.default as BlogContent | undefined;
  const file = (source: string) => path.join(site.siteDir, aliasedSitePathToRelativePath(source));

  const inOrder = [...(docs?.loadedVersions[0]?.docs ?? [])].sort(
    (a, b) => (a.sidebarPosition ?? 0) - (b.sidebarPosition ?? 0),
  );
  const services = inOrder.map((doc): SearchRecord => {
    const {
      title,
      description,
      search_terms = [],
    } = doc.frontMatter as unknown as ServiceFrontMatter;
    return {
      url: withoutBase(doc.permalink, site.baseUrl),
      kind: 'Services',
      tone: doc.sourceDirName === 'behavioral' ? 'behavioral' : 'technology',
      title,
      description,
      terms: search_terms,
      sources: [file(doc.source)],
    };
  });
  const articles = (blog?.blogPosts ?? []).map(({metadata}): SearchRecord => {
    const {category, search_terms = []} = metadata.frontMatter as unknown as ArticleFrontMatter;
    return {
      url: withoutBase(metadata.permalink, site.baseUrl),
      kind: 'Articles',
      tone: categoryTone(category),
      title: metadata.title,
      description: metadata.description,
      terms: search_terms,
      sources: [file(metadata.source)],
    };
  });
  const pages = searchPages.map(({to, title, terms, copy}): SearchRecord => ({
    url: to,
    kind: 'Pages',
    tone: 'both',
    title,
    terms,
    sources: [path.join(site.siteDir, 'src/data', `${copy}.ts`)],
  }));
  return [...services, ...articles, ...pages];
}

/** Writes a text so that it is no markup, in an element or an attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
}
