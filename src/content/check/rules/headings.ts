import {createSlugger, parseMarkdownHeadingId} from '@docusaurus/utils';
import type {Heading, Parents} from 'mdast';
import type {} from 'mdast-util-directive';
import {anchorWords} from '../../anchors';
import {blockContents, isBlock} from '../../blockNames';
import {lineOf, textOf, type Place} from '../../tree';
import type {Rule} from '../page';

/** The headings of a page, in their order, with what they stand in. */
function headingsOf(places: readonly Place[]): {heading: Heading; parent: Parents | undefined}[] {
  return places.flatMap(({node, above}) =>
    node.type === 'heading' ? [{heading: node, parent: above.at(-1)}] : [],
  );
}

/** The items of a block all have the third level, which the block's own rule looks after. */
const isItem = (parent: Parents | undefined) =>
  parent?.type === 'containerDirective' &&
  isBlock(parent.name) &&
  blockContents[parent.name] === 'headings';

/** The words of a heading, without an icon before them. */
function wordsOf({children}: Heading): string {
  const [first, ...rest] = children;
  const isIcon = first?.type === 'textDirective' && first.name === 'icon';
  return (isIcon ? rest : children).map(textOf).join('').trim();
}

/**
 * The addresses that the framework gives the headings of a page.
 * @returns `overview` for `## Overview`, `custom` for `## Overview {#custom}`
 */
export function anchorsOf(places: readonly Place[]): ReadonlySet<string> {
  const slugger = createSlugger();
  return new Set(
    headingsOf(places).map(({heading}) => {
      const {id, text} = parseMarkdownHeadingId(wordsOf(heading));
      return id ?? slugger.slug(anchorWords(text));
    }),
  );
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Headings go down one level at a time, below the title, and none repeats it. */
export const headings: Rule = (page) => {
  const written = page.frontMatter?.data.title;
  const title = typeof written === 'string' ? plain(written) : '';
  let above = 1;
  for (const {heading, parent} of headingsOf(page.places)) {
    const line = lineOf(heading);
    const words = wordsOf(heading);
    const marks = '#'.repeat(heading.depth);
    if (parseMarkdownHeadingId(words).text === '') {
      page.report(
        line,
        'heading',
        `there are no words after "${marks}". Write some, or remove the line.`,
      );
    } else if (heading.depth === 1) {
      page.report(
        line,
        'heading',
        `"${words}" has one #, which is the page's title. Write ## ${words}`,
      );
    } else if (heading.depth > above + 1 && !(isItem(parent) && heading.depth !== 3)) {
      const before =
        above === 1
          ? 'only the title stands above it'
          : `the heading above it has ${'#'.repeat(above)}`;
      page.report(
        line,
        'heading',
        `"${words}" skips a level: ${before}. Write ${'#'.repeat(above + 1)} ${words}`,
      );
    }
    if (title && plain(words) === title) {
      page.report(
        line,
        'heading',
        `"${words}" repeats the title, which stands right above the text. Say what this part is about.`,
      );
    }
    // What stands below a heading of the wrong level is right by the level it should have.
    above = Math.max(heading.depth, 2);
  }
};
