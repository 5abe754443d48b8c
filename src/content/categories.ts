import '../yaml.cjs';
import values from '../site/categories.yml';

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

/** One of the names in `src/site/categories.yml`. */
export type Category = string;

// What is wrong with the file, the content check says.
const all = Array.isArray(values.categories) ? values.categories : [];

/** The categories of articles, in their order. */
export const categories: readonly Category[] = all.map(({name}) => name);

/** The tone of a category's label. */
export const categoryTone = (category: Category): Tone =>
  all.find(({name}) => name === category)?.tone ?? 'both';

/** Which of the drawn covers a category has: they take turns. */
export const coverStyle = (category: Category) =>
  coverStyles[categories.indexOf(category) % coverStyles.length] ?? 'Technology';
