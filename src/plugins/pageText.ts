import {load} from 'cheerio';

/** What stands on a page and is no text of its own: its frame (`data-frame`), its drawings, its buttons. */
const frame = [
  'aside', 'nav', 'details', 'dialog', 'svg', 'script', 'style', 'source', '[data-frame]', '[aria-hidden="true"]',
  'img[alt=""]',
].join();

/** Attributes that mean something away from the page. */
const kept = new Set(['href', 'src', 'alt', 'id', 'title', 'datetime', 'colspan', 'rowspan', 'start', 'scope', 'width', 'height']);

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
  const $ = load(html.replace(/(<\/(?:a|time|span)>)(?=<[a-z](?![^>]*data-frame))/g, '$1 '));
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
