/** The drawn covers there are: names in `src/motif/presets/covers.json`. */
export const coverStyles = [
  'Technology',
  'Behavioral Science',
  'Space Tech',
  'Healthcare',
  'Cybersecurity',
  'Innovation',
] as const;

export type CoverStyle = (typeof coverStyles)[number];

/** Which intelligence something belongs to, for its label's shape and color. */
export type Tone = 'technology' | 'behavioral' | 'both';

/**
 * The categories of articles, in their order (the six of the specification first). A new one is a line
 * here: `Policy: {}`. Without a `tone` it has that of both, without a `cover` the next one in turn.
 */
const looks = {
  Technology: {tone: 'technology'},
  'Behavioral Science': {tone: 'behavioral'},
  'Space Tech': {tone: 'technology'},
  Healthcare: {tone: 'behavioral'},
  Cybersecurity: {tone: 'technology'},
  Innovation: {tone: 'both'},
} satisfies Record<string, {tone?: Tone; cover?: CoverStyle}>;

export type Category = keyof typeof looks;

/** All categories. Apart from the schema, because pages must not load the schema's library. */
export const categories = Object.keys(looks) as [Category, ...Category[]];

const lookOf = (category: Category): {tone?: Tone; cover?: CoverStyle} => looks[category];

export const categoryTone = (category: Category): Tone => lookOf(category).tone ?? 'both';

export const coverStyle = (category: Category): CoverStyle =>
  lookOf(category).cover ??
  coverStyles[categories.indexOf(category) % coverStyles.length] ??
  'Technology';
