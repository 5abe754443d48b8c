import '../yaml.cjs';
import values from '../site/categories.yml';

/** The cover designs in `src/motif/presets/covers.json`. */
export const coverStyles = [
  'Technology',
  'Behavioral Science',
  'Space Tech',
  'Healthcare',
  'Cybersecurity',
  'Innovation',
] as const;

/** Whether something is about technology, behavior, or both. It sets its label's shape and color. */
export type Tone = 'technology' | 'behavioral' | 'both';

/** A name from `src/site/categories.yml`. */
export type Category = string;

// The content check reports an invalid file.
const all = Array.isArray(values.categories) ? values.categories : [];

/** The article categories, in the file's order. */
export const categories: readonly Category[] = all.map(({name}) => name);

/** The tone of a category's label. */
export const categoryTone = (category: Category): Tone =>
  all.find(({name}) => name === category)?.tone ?? 'both';

/** A category's cover design. With more categories than designs, they repeat. */
export const coverStyle = (category: Category) =>
  coverStyles[categories.indexOf(category) % coverStyles.length] ?? 'Technology';
