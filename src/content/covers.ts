/** Which cover an article has. Pages name its file by this, and the plugin that draws the covers writes it. */
import {coverStyle, type Category} from './categories';

type Covered = {category: Category; coverVariant: number};

/** How many covers each style has: enough for a page of a list. */
export const coverVariants = 12;

/** Deals out covers in turn, from the oldest (last) on: neighbors differ, and a new article changes nobody's. */
export function dealCovers<Card extends Omit<Covered, 'coverVariant'>>(
  cards: readonly Card[],
): (Card & Covered)[] {
  const dealt: Record<string, number> = {};
  const deal = (style: string) => (dealt[style] = (dealt[style] ?? -1) + 1) % coverVariants;
  return [...cards]
    .reverse()
    .map((card) => ({...card, coverVariant: deal(coverStyle(card.category))}))
    .reverse();
}

/** A category's cover as names of files and design tokens have it. */
export const coverKey = (category: Category): string =>
  coverStyle(category).toLowerCase().replaceAll(' ', '-');

export const coverName = (card: Covered): string =>
  `${coverKey(card.category)}-${card.coverVariant}`;

/** A cover's figure in its parts: numbers around an arrow, and what they count, as in `571 → 1,110 AI uses`. */
export function figureParts(figure: string) {
  const [, number = figure, counted] = /^(.*\d\S*) (.+)$/.exec(figure) ?? [];
  return {numbers: number.split('→').map((part) => part.trim()), letters: number.length, counted};
}
