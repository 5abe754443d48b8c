import type {RootContent} from 'mdast';
import type {} from 'mdast-util-directive';
import {isDrawn} from '../../blockNames';
import {textOf} from '../../tree';
import {say} from '../messages';
import type {Rule} from '../page';

/** How many words a reader reads in a minute. */
const wordsPerMinute = 215;

/** How far the time given may be from the text's length. */
const tolerance = 0.3;

/** How many words a text has. */
export const countWords = (text: string): number =>
  text.match(/[\p{L}\p{N}][\p{L}\p{N}'’.,&/-]*/gu)?.length ?? 0;

/** Figures and samples are looked at and not read through. */
const isLookedAt = (node: RootContent) => node.type === 'containerDirective' && isDrawn(node.name);

/** The read time of an article fits the length of its text. */
export const readTime: Rule = ({kind, tree, frontMatter, report}) => {
  const {read_time: given, draft} = frontMatter?.data ?? {};
  if (kind !== 'article' || typeof given !== 'number' || draft === true) return;
  const text = tree.children
    .filter((node) => node.type !== 'yaml' && !isLookedAt(node))
    .map(textOf);
  const words = countWords(text.join('\n'));
  const minutes = words / wordsPerMinute;
  const right = Math.max(1, Math.round(minutes));
  if (given === right || Math.abs(given - minutes) <= minutes * tolerance) return;
  const values = {given, words: words.toLocaleString('en-US'), right};
  report(frontMatter?.lineOf(['read_time']) ?? 1, 'read_time', say('read time off', values));
};
