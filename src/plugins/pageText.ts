import {readFile} from 'node:fs/promises';
import {load} from 'cheerio';

/** What stands on a page and is no text of its own: its frame (`data-frame`), its drawings, its buttons. */
const frame = [
  'aside', 'nav', 'details', 'dialog', 'svg', 'script', 'style', 'source', '[data-frame]', '[aria-hidden="true"]',
  'img[alt=""]',
].join();

/** Attributes that mean something away from the page, or to those who read its text. */
const kept = new Set(['data-listed', 'href', 'src', 'alt', 'id', 'title', 'datetime', 'colspan', 'rowspan', 'start', 'scope', 'width', 'height']);

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
  // What styles set apart has no space between: its words would be read as one.
  const $ = load(mainOf(html).replace(/(<\/(?:a|time|span)>)(?=<[a-z](?![^>]*data-frame))/g, '$1 '));
  const root = $(selector);
  root.find(frame).remove();
  // A form is filled in on the page: what is left of it is the way there, under its button's name.
  root.find('form').each((_, form) => {
    const label = $(form).find('button[type="submit"]').text().trim();
    $(form).replaceWith(label ? $('<p>').append($('<a>').attr('href', address).text(label)) : '');
  });
  // A glossary term is a button around a word of the text; any other button needs the page's scripts.
  root.find('button[data-tooltip-tap]').each((_, term) => void $(term).replaceWith($(term).contents()));
  root.find('button').remove();
  root.find('span').each((_, span) => {
    const label = $(span).attr('aria-label');
    $(span).replaceWith(label ? `${label} ` : $(span).contents());
  });
  root.find('*').each((_, element) => {
    if (!('attribs' in element)) return;
    for (const [name, value] of Object.entries(element.attribs)) {
      if (!kept.has(name)) delete element.attribs[name];
      else if (name === 'href' || name === 'src') element.attribs[name] = String(new URL(value, address));
    }
  });
  const text = root.html()?.trim();
  if (!text) throw new Error(`${address}: the built page has nothing in "${selector}".`);
  return text;
}

/** What was read in this build. */
const known = new Map<string, Promise<string>>();

/**
 * The own text of a built page's main part, read once for all plugins that work with it.
 * @param file the page's file
 * @param address its whole address
 */
export function mainText(file: string, address: string): Promise<string> {
  const text = known.get(file) ?? readFile(file, 'utf8').then((html) => ownText(html, 'main', address));
  known.set(file, text);
  return text;
}
