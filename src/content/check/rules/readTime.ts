import type {RootContent} from 'mdast';
import type {} from 'mdast-util-directive';
import {blockContents, isBlock} from '../../blockNames';
import {textOf} from '../../tree';
import type {Rule} from '../page';

/** How many words a reader reads in a minute. */
export const wordsPerMinute = 215;

/** How far the time given may be from the text's length. */
const tolerance = 0.3;

/** How many words a text has. */
export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}'’.,&/-]*/gu)?.length ?? 0;
}

/** Figures and samples are looked at and not read through. */
const isLookedAt = (node: RootContent) =>
  node.type === 'containerDirective' &&
  isBlock(node.name) &&
  ['drawn', 'sheet'].includes(blockContents[node.name]);

/** The read time of an article fits the length of its text. */
export const readTime: Rule = ({kind, tree, frontMatter, report}) => {
  const given = frontMatter?.data.read_time;
  if (kind !== 'article' || typeof given !== 'number' || frontMatter?.data.draft === true) return;
  const words = countWords(
    tree.children
      .filter((node) => node.type !== 'yaml' && !isLookedAt(node))
      .map(textOf)
      .join('\n'),
  );
  const minutes = words / wordsPerMinute;
  const nearestWhole = Math.max(1, Math.round(minutes));
  if (given === nearestWhole || Math.abs(given - minutes) <= minutes * tolerance) return;
  report(
    frontMatter?.lineOf(['read_time']) ?? 1,
    'read_time',
    `${given} is more than 30% off: the text has ${words.toLocaleString('en-US')} words, which take about ${nearestWhole} ${nearestWhole === 1 ? 'minute' : 'minutes'}. Write read_time: ${nearestWhole}`,
  );
};
