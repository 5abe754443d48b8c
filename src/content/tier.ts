import type {Nodes, Paragraph} from 'mdast';
import {textOf} from './tree';

/** The figure that a tier starts with: `**15 minutes** target response`. */
type TierFigure = {
  paragraph: Paragraph;
  amount: string;
  unit: string;
  /** The time in minutes, which the bars are drawn to. */
  minutes: number;
};

/** Reads the response time of a tier from what stands below its heading. */
export function readTier(content: readonly Nodes[]): TierFigure | undefined {
  const paragraph = content.find(({type}) => type === 'paragraph') as Paragraph | undefined;
  const strong = paragraph?.children[0];
  const [, amount, unit] =
    /^(\d+) (minutes?|hours?)$/.exec(strong?.type === 'strong' ? textOf(strong) : '') ?? [];
  if (!paragraph || !amount || !unit) return undefined;
  return {paragraph, amount, unit, minutes: Number(amount) * (unit.startsWith('hour') ? 60 : 1)};
}
