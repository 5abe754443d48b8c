import type {} from 'mdast-util-directive';
import {isDrawn} from '../../blockNames';
import {textOf} from '../../tree';
import {say} from '../messages';
import type {Page} from '../page';

/** How many words a reader reads in a minute, and how far the time given may be from the text's length. */
const wordsPerMinute = 215;
const tolerance = 0.3;

/** How many words a text has. */
export const countWords = (text: string): number =>
  text.match(/[\p{L}\p{N}][\p{L}\p{N}'’.,&/-]*/gu)?.length ?? 0;

/** The read time of an article fits the length of its text; figures are looked at and not read through. */
export function checkReadTime({kind, tree, frontMatter, report}: Page): void {
  const {read_time: given, draft} = frontMatter?.data ?? {};
  if (kind !== 'article' || typeof given !== 'number' || draft === true) return;
  const text = tree.children
    .filter((node) => !(node.type === 'containerDirective' && isDrawn(node.name)))
    .map((node) => (node.type === 'yaml' ? '' : textOf(node)));
  const words = countWords(text.join('\n'));
  const minutes = words / wordsPerMinute;
  const right = Math.max(1, Math.round(minutes));
  if (given === right || Math.abs(given - minutes) <= minutes * tolerance) return;
  const values = {given, words: words.toLocaleString('en-US'), right};
  report(frontMatter?.lineOf(['read_time']) ?? 1, 'read_time', say('read time off', values));
}
