import type {Nodes, Paragraph} from 'mdast';
import {textOf} from './tree';

/** Reads the response time that a tier starts with (`**15 minutes** target response`), also in minutes for its bar. */
export function readTier(content: readonly Nodes[]) {
  const paragraph = content.find(({type}) => type === 'paragraph') as Paragraph | undefined;
  const strong = paragraph?.children[0];
  const [, amount, unit] =
    /^(\d+) (minutes?|hours?)$/.exec(strong?.type === 'strong' ? textOf(strong) : '') ?? [];
  if (!paragraph || !amount || !unit) return undefined;
  return {paragraph, amount, unit, minutes: Number(amount) * (unit.startsWith('hour') ? 60 : 1)};
}
