import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';
import {aliasedSitePathToRelativePath, createSlugger, DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
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
export function searchRecords(allContent: AllContent, site: {siteDir: string; baseUrl: string}): SearchRecord[] {
  const docs = allContent['docusaurus-plugin-content-docs']?.default as DocsContent | undefined;
  const blog = allContent['docusaurus-plugin-content-blog']?.default as BlogContent | undefined;
  const file = (source: string) => path.join(site.siteDir, aliasedSitePathToRelativePath(source));

  const services = (docs?.loadedVersions[0]?.docs ?? []).map((doc): SearchRecord => {
    const {title, description, search_terms = []} = doc.frontMatter as unknown as ServiceFrontMatter;
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

/**
 * Puts what search must know beside the text into a page's head, where Pagefind reads it and no
 * visitor does.
 * @param html a whole page
 * @throws Error when the page has no head
 */
export function withMetadata(html: string, {kind, tone, title, description, terms}: SearchRecord): string {
  const tag = (attribute: 'filter' | 'meta', name: string, value: string) =>
    value && `<meta data-pagefind-${attribute}="${name}[content]" content="${escapeHtml(value)}">`;
  const tags = [
    tag('filter', 'kind', kind),
    tag('filter', 'tone', tone),
    tag('meta', 'title', title),
    tag('meta', 'description', description ?? ''),
    tag('meta', 'terms', terms.join(', ')),
  ].join('');
  // An image's address would be taken for words of the page.
  const marked = html.replace(/<img\b[^>]*>/gi, '').replace(/<head\b[^>]*>/i, (head) => head + tags);
  if (!marked.includes(tags)) {
    throw new Error(`The page "${title}" has no <head> to write search metadata into.`);
  }
  return marked;
}

/**
 * A page for the live server's index, where no built page exists.
 * @param record the page
 * @param body its text as HTML
 */
export function liveHtml(record: SearchRecord, body: string): string {
  const {title, description = ''} = record;
  return withMetadata(
    `<!doctype html><html lang="en"><head></head><body><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(description)}</p>${body}</main></body></html>`,
    record,
  );
}

/** Takes the writers' marks out of a line of Markdown: icons, terms, links, emphasis. */
function plain(line: string): string {
  return line
    .replace(/:icon\[[^\]]*\]\s*/g, '')
    .replace(/:term\[([^\]]*)\]/g, '$1')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*`]+/g, '');
}

/**
 * Markdown as the plain HTML that search needs: headings with the addresses the site gives them, and
 * paragraphs. Good enough to be found by; the built site is indexed as visitors get it.
 * @param markdown a file's text without its front matter
 */
export function markdownToHtml(markdown: string): string {
  const slugger = createSlugger();
  return markdown
    .split('\n')
    .map((line) => {
      const [, marks, heading] = /^(#{2,6})\s+(.*)$/.exec(line) ?? [];
      if (marks && heading) {
        const text = plain(heading);
        return `<h${marks.length} id="${slugger.slug(text)}">${escapeHtml(text)}</h${marks.length}>`;
      }
      const isBlockFence = /^:::/.test(line);
      const text = plain(line.replace(/^\s*([-*+]|\d+\.|>)\s+/, '').replace(/\|/g, ' ')).trim();
      return isBlockFence || !/\w/.test(text) ? '' : `<p>${escapeHtml(text)}</p>`;
    })
    .join('');
}

/** Fields of the pages' copy that are no words for visitors. */
const notWords = ['to', 'tone', 'key', 'icon', 'drawing', 'value'];

/**
 * All words in a module of `src/data`.
 * @param copy its exports, or any part of them
 */
export function copyToHtml(copy: unknown): string {
  if (typeof copy === 'string') {
    return `<p>${escapeHtml(copy)}</p>`;
  }
  if (typeof copy !== 'object' || copy === null) {
    return '';
  }
  return Object.entries(copy)
    .filter(([field]) => !notWords.includes(field))
    .map(([field, value]) =>
      (field === 'heading' || field === 'title') && typeof value === 'string'
        ? `<h2>${escapeHtml(value)}</h2>`
        : copyToHtml(value),
    )
    .join('');
}

/**
 * A Markdown file's text, as HTML for the live index.
 * @param file absolute path
 */
export async function markdownFileToHtml(file: string): Promise<string> {
  const {content} = await DEFAULT_PARSE_FRONT_MATTER({filePath: file, fileContent: await readFile(file, 'utf8')});
  return markdownToHtml(content);
}
