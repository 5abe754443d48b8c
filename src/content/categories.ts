/** The drawn covers there are: names in `src/motif/presets/covers.json`. */
export const coverStyles = [
  'Technology',
  'Behavioral Science',
  'Space Tech',
  'Healthcare',
  'Cybersecurity',
  'Innovation',
] as const;

/** Which intelligence something belongs to, for its label's shape and color. */
export type Tone = 'technology' | 'behavioral' | 'both';

/**
 * The categories of articles in their order, the specification's six first. To add one, write a line with its tone:
 * `Policy: 'both'`. It takes the next of the drawn covers in turn.
 */
const tones = {
  Technology: 'technology',
  'Behavioral Science': 'behavioral',
  'Space Tech': 'technology',
  Healthcare: 'behavioral',
  Cybersecurity: 'technology',
  Innovation: 'both',
} satisfies Record<string, Tone>;

export type Category = keyof typeof tones;

/** Separate from the schema so that pages don't bundle its library. */
export const categories = Object.keys(tones) as [Category, ...Category[]];

export const categoryTone = (category: Category): Tone => tones[category];

export const coverStyle = (category: Category) =>
  coverStyles[categories.indexOf(category) % coverStyles.length] ?? 'Technology';
