import {createSlugger, parseMarkdownHeadingId} from '@docusaurus/utils';
import type {Heading, Parents, Strong} from 'mdast';
import type {} from 'mdast-util-directive';
import {anchorWords} from '../../anchors';
import {blockContents, isBlock} from '../../blockNames';
import {readTier} from '../../tier';
import {lineOf, textOf, type Place} from '../../tree';
import {say} from '../messages';
import type {Page, Rule} from '../page';

/** The headings of a page, in their order, with what they stand in. */
const headingsOf = (places: readonly Place[]) =>
  places.flatMap(({node, above}) =>
    node.type === 'heading' ? [{heading: node, parent: above.at(-1)}] : [],
  );

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

/** Letters and digits, for comparing titles. */
export const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Says what is wrong with the level of a heading. */
function faultOfLevel({depth}: Heading, words: string, above: number, parent?: Parents) {
  if (depth === 1) return say('heading of the title', {words});
  if (depth <= above + 1 || (isItem(parent) && depth !== 3)) return undefined;
  const marks = '#'.repeat(above + 1);
  return above === 1
    ? say('heading too deep at the start', {words, marks})
    : say('heading too deep', {words, marks, above: '#'.repeat(above)});
}

/** A paragraph that is bold all over and no sentence, which a reader takes for a heading. */
function boldLine({node, above}: Place): Strong | undefined {
  const [only, ...others] = node.type === 'paragraph' ? node.children : [];
  const parent = above.at(-1);
  const canBeHeading = parent?.type === 'root' || parent?.type === 'containerDirective';
  if (only?.type !== 'strong' || others.length > 0 || !canBeHeading || readTier([node]))
    return undefined;
  const words = textOf(only);
  return words.length <= 80 && !/[.!?…”"]$/.test(words) ? only : undefined;
}

function checkBoldLines({places, report}: Page): void {
  let marks = '##';
  for (const place of places) {
    if (place.node.type === 'heading') marks = '###';
    const bold = boldLine(place);
    const words = bold ? textOf(bold).replace(/:$/, '') : '';
    if (bold) report(lineOf(bold), 'heading', say('heading in bold', {words, marks}));
  }
}

/** Headings go down one level at a time, below the title, and none repeats it. */
export const headings: Rule = (page) => {
  const written = page.frontMatter?.data.title;
  const title = typeof written === 'string' ? plain(written) : '';
  let above = 1;
  for (const {heading, parent} of headingsOf(page.places)) {
    const words = wordsOf(heading);
    const tell = (message: string) => page.report(lineOf(heading), 'heading', message);
    const isEmpty = parseMarkdownHeadingId(words).text === '';
    const fault = isEmpty
      ? say('heading without words', {marks: '#'.repeat(heading.depth)})
      : faultOfLevel(heading, words, above, parent);
    if (fault) tell(fault);
    if (title && plain(words) === title) tell(say('heading repeats the title', {words}));
    // What stands below a heading of the wrong level is right by the level it should have.
    above = Math.max(heading.depth, 2);
  }
  checkBoldLines(page);
};
