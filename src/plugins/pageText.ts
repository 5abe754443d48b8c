import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {load} from 'cheerio';

/** What stands on a page and is no text of its own: its frame (`data-frame`), its drawings, its buttons. A note is text, though it stands aside. */
const frame = [
  'aside:not([role="note"])',
  'nav',
  'details:not([data-figure])',
  'dialog',
  'svg',
  'script',
  'style',
  'source',
  '[data-frame]',
  '[aria-hidden="true"]',
  'img[alt=""]',
].join();

/** Attributes that mean something away from the page, or to those who read its text. */
const kept = new Set([
  'data-listed',
  'href',
  'src',
  'alt',
  'id',
  'title',
  'datetime',
  'colspan',
  'rowspan',
  'start',
  'scope',
  'width',
  'height',
]);

/** A page without what stands around its main part, which need not be read. */
function mainOf(html: string): string {
  const [start, end] = [html.indexOf('<main'), html.lastIndexOf('</main>')];
  return start < 0 || end < 0 ? html : html.slice(start, end);
}

/**
 * The part of a built page that is its own text, as plain HTML that can stand anywhere: without the
 * site's frame, classes and buttons, and with whole addresses.
 * @param html a whole page
 * @param selector the element whose content is wanted
 * @param address the page's own address, which relative ones are resolved against
 * @throws {Error} when the page has no such element, or nothing in it
 */
export function ownText(html: string, selector: string, address: string): string {
  // What styles set apart has no space between: its words would be read as one. Code is as it stands.
  const apart = /<pre[\s\S]*?<\/pre>|(<\/(?:a|time|span)>)(?=<[a-z](?![^>]*data-frame))/g;
  const $ = load(
    mainOf(html).replace(apart, (part, end?: string) => (end === undefined ? part : `${end} `)),
  );
  const root = $(selector);
  root.find(frame).remove();
  // A form is filled in on the page: what is left of it is the way there, under its button's name.
  root.find('form').each((_, form) => {
    const label = $(form).find('button[type="submit"]').text().trim();
    $(form).replaceWith(label ? $('<p>').append($('<a>').attr('href', address).text(label)) : '');
  });
  // A glossary term is a button around a word of the text; any other button needs the page's scripts.
  root
    .find('button[data-tooltip-tap]')
    .each((_, term) => void $(term).replaceWith($(term).contents()));
  root.find('button, summary').remove();
  root.find('details').each((_, details) => void $(details).replaceWith($(details).contents()));
  root.find('span').each((_, span) => {
    const label = $(span).attr('aria-label');
    $(span).replaceWith(label ? `${label} ` : $(span).contents());
  });
  root.find('*').each((_, element) => {
    if (!('attribs' in element)) return;
    for (const [name, value] of Object.entries(element.attribs)) {
      if (!kept.has(name)) delete element.attribs[name];
      else if (name === 'href' || name === 'src')
        element.attribs[name] = String(new URL(value, address));
    }
  });
  const text = root.html()?.trim();
  if (!text) throw new Error(`${address}: the built page has nothing in "${selector}".`);
  return text;
}

/** What programs are told of a built page. */
type BuiltPage = {
  /** The description in its head. */
  description: string;
  /** The own text of its main part. */
  text: string;
};

/**
 * The quicker parser reads a head as well, as the page was written by a serializer. What it gives are parts
 * of the page's text, and V8 keeps all of a text as long as there is a part of it (170 MB at 1,000
 * articles): a copy keeps itself alone.
 */
const descriptionOf = (html: string) =>
  Buffer.from(
    load(
      html.slice(0, html.indexOf('</head>')),
      {xml: {xmlMode: false}},
      false,
    )('meta[name="description"]').attr('content') ?? '',
  ).toString();

/** What was read in this build, by file. */
const known = new Map<string, Promise<BuiltPage>>();

/**
 * Reads a built page, once for all plugins that work with its text.
 * @param outDir the folder of the build
 * @param url the page's path, without the base URL
 * @param address its whole address
 */
export function builtPage(outDir: string, url: string, address: string): Promise<BuiltPage> {
  const file = path.join(outDir, url === '/' ? 'index.html' : `${url}.html`);
  const page =
    known.get(file) ??
    readFile(file, 'utf8').then((html) => ({
      description: descriptionOf(html),
      text: ownText(html, 'main', address),
    }));
  known.set(file, page);
  return page;
}
