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

/**
 * Gives the tone of a category's label.
 * @param category one of the six
 */
export function categoryTone(category: Category): (typeof tones)[Category] {
  return tones[category];
}
