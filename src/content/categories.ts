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
 * The categories of articles in their order, the specification's six first. To add one, write a line: `Policy: {}`.
 * Without a `tone` it has that of both; it takes the next of the drawn covers in turn.
 */
const looks = {
  Technology: {tone: 'technology'},
  'Behavioral Science': {tone: 'behavioral'},
  'Space Tech': {tone: 'technology'},
  Healthcare: {tone: 'behavioral'},
  Cybersecurity: {tone: 'technology'},
  Innovation: {tone: 'both'},
} satisfies Record<string, {tone?: Tone}>;

export type Category = keyof typeof looks;

/** Separate from the schema so that pages don't bundle its library. */
export const categories = Object.keys(looks) as [Category, ...Category[]];

export const categoryTone = (category: Category): Tone =>
  (looks[category] as {tone?: Tone}).tone ?? 'both';

export const coverStyle = (category: Category) =>
  coverStyles[categories.indexOf(category) % coverStyles.length] ?? 'Technology';
