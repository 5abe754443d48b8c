import type {Category} from './schema';

/** Which intelligence a category belongs to, for its label's shape and color. */
const tones = {
  Technology: 'technology',
  'Behavioral Science': 'behavioral',
  'Space Tech': 'technology',
  Healthcare: 'behavioral',
  Cybersecurity: 'technology',
  Innovation: 'both',
} as const;

/** All categories in the schema's order, for pages, which must not load the schema's library. */
export const categoryNames = Object.keys(tones) as Category[];

/**
 * Gives the tone of a category's label.
 * @param category one of the six
 */
export function categoryTone(category: Category): (typeof tones)[Category] {
  return tones[category];
}

/**
 * A category's name as a part of an address.
 * @param category such as `Space Tech`
 * @returns such as `space-tech`
 */
export function categorySlug(category: Category): string {
  return category.toLowerCase().replaceAll(' ', '-');
}
