import {load} from 'cheerio';
import type {PageFile} from '../../client/search/files';
import {ownText} from '../pageText';
import type {SearchRecord} from './records';

/**
 * A page as search keeps it: its text under its headings, as visitors are shown it.
 * @param html a whole page
 * @param record what search knows of it beside the text
 * @param url its path with the base URL
 * @throws {Error} when the page has no text in its `<main>`
 */
export function readPage(html: string, {kind, tone, title, description = ''}: SearchRecord, url: string): PageFile {
  const page = load(html);
  // A list of pages is found as those pages, and would grow with every one of them.
  page('[data-listed]').remove();
  // Cells and items have no space between: their words would be read as one.
  const text = ownText(page.html(), 'main', `https://site.invalid${url}`).replace(/<(?=\/?(?:t[dh]|li|p|d[td]|br|h\d|strong)\b)/g, ' <');
  const plain = (part: string) => load(part, null, false).text().replace(/\s+/g, ' ').trim();
  // Text, then of each heading with an address: address, words, text.
  const [before = '', ...parts] = text.split(/<h[1-6][^>]*?\sid="([^"]+)"[^>]*>([\s\S]*?)<\/h[1-6]>/);
  const sections: PageFile['sections'] = [['', '', plain(before.replace(/<h1\b[\s\S]*?<\/h1>/, ''))]];
  for (let at = 0; at < parts.length; at += 3) {
    sections.push([parts[at] ?? '', plain(parts[at + 1] ?? ''), plain(parts[at + 2] ?? '')]);
  }
  return {url, title, description, kind, tone, sections};
}
