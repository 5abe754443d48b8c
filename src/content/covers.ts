/** Which cover an article has. Pages and the plugin that draws the covers get the file's name from here. */
import {coverStyle, type Category} from './categories';

type Covered = {category: Category; coverVariant: number};

/** How many variants each cover style has: enough for a page of the article list. */
export const coverVariants = 12;

/** Assigns variants in turn, starting with the oldest card (the last), so that a new one doesn't change the others. */
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

/** A category's cover style, as used in file names and design tokens. */
export const coverKey = (category: Category): string =>
  coverStyle(category).toLowerCase().replaceAll(' ', '-');

export const coverName = (card: Covered): string =>
  `${coverKey(card.category)}-${card.coverVariant}`;

/** Splits a cover's figure, such as `571 → 1,110 AI uses`, into the numbers around the arrow and what they count. */
export function figureParts(figure: string) {
  const [, number = figure, counted] = /^(.*\d\S*) (.+)$/.exec(figure) ?? [];
  return {numbers: number.split('→').map((part) => part.trim()), letters: number.length, counted};
}
