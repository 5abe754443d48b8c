import {load, type AnyNode} from 'cheerio';
import type {PageFile} from '../../client/search/files';
import type {SearchRecord} from './records';

/** Elements that no space stands around, though their words are apart. */
const apart = /^(t[dh]|li|p|d[td]|br|h\d|strong)$/;

/** The type of a node that is text, in any DOM. */
const textNode = 3;

/**
 * A page as search keeps it: its text under its headings, as visitors are shown it.
 * @param text its own text as plain HTML (`builtPage`)
 * @param record what search knows of it beside the text
 * @param url its path with the base URL
 */
export function readPage(
  text: string,
  {kind, tone, title, description = ''}: SearchRecord,
  url: string,
): PageFile {
  // The text was written by a serializer: the quicker parser reads it as well.
  const page = load(text, {xml: {xmlMode: false}}, false);
  // A list of pages is found as those pages, and would grow with every one of them.
  page('[data-listed], h1').remove();
  let section: PageFile['sections'][number] = ['', '', ''];
  const sections = [section];
  const read = (node: AnyNode): void => {
    if (node.nodeType === textNode && 'data' in node) section[2] += node.data;
    if (!('children' in node)) return;
    const [name, id] = 'attribs' in node ? [node.name, node.attribs.id] : [''];
    if (id && /^h\d$/.test(name)) {
      section = [id, page(node).text(), ''];
      sections.push(section);
      return;
    }
    const space = apart.test(name) ? ' ' : '';
    section[2] += space;
    node.children.forEach(read);
    section[2] += space;
  };
  page
    .root()
    .contents()
    .each((_, node) => read(node));
  const clean = (words: string) => words.replace(/\s+/g, ' ').trim();
  return {
    url,
    title,
    description,
    kind,
    tone,
    sections: sections.map(([id, heading, words]) => [id, clean(heading), clean(words)]),
  };
}
