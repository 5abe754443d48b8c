import {createSlugger, parseMarkdownHeadingId} from '@docusaurus/utils';
import type {Heading, Parents} from 'mdast';
import type {} from 'mdast-util-directive';
import {blockContents, isBlock} from '../../blockNames';
import type {Kind} from '../../kinds';
import {textOf, type Place} from '../../tree';
import {say} from '../../messages';
import type {Page} from '../facts';

function wordsOf({children}: Heading): string {
  const [first, ...rest] = children;
  const isIcon = first?.type === 'textDirective' && first.name === 'icon';
  return (isIcon ? rest : children).map(textOf).join('').trim();
}

/** The text that a heading's id is made from; `part` for one without letters, such as `## 🎉`. */
export const anchorWords = (words: string): string =>
  /[\p{L}\p{N}]/u.test(createSlugger().slug(words)) ? words : 'part';

/** The ids that the framework gives a page's headings: `overview` for `## Overview`. */
export function anchorsOf(places: readonly Place[]): ReadonlySet<string> {
  const slugger = createSlugger();
  return new Set(
    places.flatMap(({node}) => {
      if (node.type !== 'heading') return [];
      const {id, text} = parseMarkdownHeadingId(wordsOf(node));
      return id ?? slugger.slug(anchorWords(text));
    }),
  );
}

export const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

function faultOfLevel(node: Heading, words: string, above: number, parent?: Parents, kind?: Kind) {
  const {depth} = node;
  const isItem =
    parent?.type === 'containerDirective' &&
    isBlock(parent.name) &&
    blockContents[parent.name] === 'headings';
  if (depth === 1) return say('heading of the title', {words});
  // A service's opening renders the headings of items as paragraphs.
  const isFree = isItem && (depth !== 3 || (kind === 'service' && above === 1));
  if (depth <= above + 1 || isFree) return undefined;
  const values = {words, marks: '#'.repeat(above + 1), above: '#'.repeat(above)};
  return say(above === 1 ? 'heading too deep at the start' : 'heading too deep', values);
}

export function checkHeadings({places, kind, report}: Page): void {
  let level = 1;
  let hasUnreadBlock = false;
  for (const {node, above} of places) {
    hasUnreadBlock ||= node.type === 'paragraph' && textOf(node).startsWith(':::');
    if (node.type !== 'heading') continue;
    const words = wordsOf(node);
    const isEmpty = parseMarkdownHeadingId(words).text === '';
    const fault = isEmpty
      ? say('heading without words', {marks: '#'.repeat(node.depth)})
      : faultOfLevel(node, words, level, above.at(-1), kind);
    // After a malformed block, headings may be its items, so don't report their levels.
    if (!hasUnreadBlock || isEmpty) report(node, 'heading', fault);
    // Check headings below a wrong level against the level it should have.
    if (!(kind === 'service' && level === 1 && node.depth > 2)) level = Math.max(node.depth, 2);
  }
}
