import {createSlugger} from '@docusaurus/utils';
import {load, type AnyNode} from 'cheerio';

/** A page's text: what stands under each heading. The first part has no heading. */
export type PageText = {id: string; heading: string; text: string}[];

/** What stands on a page and says nothing about it, or says it about other pages. */
const notText = [
  'nav',
  'form',
  'noscript',
  'svg',
  'script',
  'style',
  'template',
  'h1',
  // Contents, and the headings' links to themselves.
  'details:has(a[href^="#"])',
  'a[href^="#"]',
  '[aria-hidden="true"]',
  '[data-listed]',
].join();

/** Elements that are set apart from what follows by styles, and in the text by a space. */
const blocks = 'h2, h3, h4, h5, h6, p, li, dt, dd, td, th, div, br, time, figcaption, summary';

const clean = (text: string) => text.replace(/[\s\u200B]+/g, ' ').trim();

/**
 * Reads a built page.
 * @param html the whole page
 * @param url its address, for the error
 * @throws {Error} when the page has no main part
 */
export function readPage(html: string, url: string) {
  const $ = load(html);
  const main = $('main');
  if (main.length === 0)
    throw new Error(`${url}: the built page has no <main> for search to read.`);
  main.find(notText).remove();
  main.find(blocks).append(' ');
  const text: PageText = [{id: '', heading: '', text: ''}];
  const walk = (nodes: AnyNode[]): void => {
    for (const node of nodes) {
      const part = text.at(-1);
      if ('data' in node && part) part.text += node.data;
      if (!('children' in node)) continue;
      const id = $(node).is('h2, h3, h4') ? $(node).attr('id') : undefined;
      if (id) text.push({id, heading: clean($(node).text()), text: ''});
      else walk(node.children);
    }
  };
  walk(main.toArray());
  return {
    // Without the site's name, which the framework adds.
    title: clean($('title').text()).replace(/ \| [^|]*$/, ''),
    description: $('meta[name="description"]').attr('content'),
    text: text.map((part) => ({...part, text: clean(part.text)})),
  };
}

/**
 * Reads a Markdown file, for the dev server, which has no built pages. Marks stay in the text: the
 * index takes words alone.
 * @param markdown the file's text without its front matter
 */
export function readMarkdown(markdown: string): PageText {
  const slugger = createSlugger();
  // The parts between headings, and the headings themselves in every second place.
  const [intro = '', ...rest] = markdown.split(/^#{2,4} +(.*)$/m);
  const sections = rest.flatMap((heading, at) =>
    at % 2 === 0 ? [[heading, rest[at + 1] ?? '']] : [],
  );
  return [
    {id: '', heading: '', text: clean(intro)},
    ...sections.map(([heading = '', text = '']) => {
      const name = clean(heading.replace(/:\w+\[[^\]]*\]|[*_`]/g, ''));
      return {id: slugger.slug(name), heading: name, text: clean(text)};
    }),
  ];
}
