/** @jest-environment node */
import styles from '../motif/presets/covers.json';
import {categories, categoryTone, coverStyle, coverStyles} from './categories';
import {coverName, coverVariants} from './covers';

it('gives every category a tone, and a cover that is drawn', () => {
  expect(Object.keys(styles)).toEqual([...coverStyles]);
  for (const category of categories) {
    expect(['technology', 'behavioral', 'both']).toContain(categoryTone(category));
    expect(coverStyles).toContain(coverStyle(category));
  }
});

it('an article always has the same cover, one of as many as its category has', () => {
  const slugs = Array.from({length: 200}, (_, number) => `article-${number}`);
  const names = slugs.map((slug) => coverName({slug, category: 'Space Tech'}));
  expect(names).toEqual(slugs.map((slug) => coverName({slug, category: 'Space Tech'})));
  expect(names.every((name) => /^space-tech-\d+$/.test(name))).toBe(true);
  expect(new Set(names).size).toBe(coverVariants);
});
