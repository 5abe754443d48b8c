import {readFile} from 'node:fs/promises';
import {createSlugger, DEFAULT_PARSE_FRONT_MATTER, loadFreshModule} from '@docusaurus/utils';
import {parseFrontMatter} from '../../content/frontMatter';
import {escapeHtml, type SearchRecord} from './records';

/**
 * A page for the live server's index, where no built page exists.
 * @param record the page
 * @param body its text as HTML
 */
export function liveHtml(record: SearchRecord, body: string): string {
  const {title, description = ''} = record;
  return `<h1>${escapeHtml(title)}</h1><p>${escapeHtml(description)}</p>${body}`;
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

async function sourceToHtml(file: string): Promise<string> {
  if (file.endsWith('.ts')) {
    return copyToHtml(await loadFreshModule(file));
  }
  const {content} = await parseFrontMatter({
    filePath: file,
    fileContent: await readFile(file, 'utf8'),
    defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
  });
  return markdownToHtml(content);
}

/** The page of the live server's index: from Markdown, or from the copy of a page of our own. */
export async function livePage(record: SearchRecord): Promise<string> {
  const bodies = await Promise.all(record.sources.map(sourceToHtml));
  return liveHtml(record, bodies.join(''));
}
