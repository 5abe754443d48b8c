/** @jest-environment node */
import styles from '../motif/presets/covers.json';
import {categories, categoryTone, coverStyle, coverStyles} from './categories';

it('gives every category a tone, and a cover that is drawn', () => {
  expect(Object.keys(styles)).toEqual([...coverStyles]);
  for (const category of categories) {
    expect(['technology', 'behavioral', 'both']).toContain(categoryTone(category));
    expect(coverStyles).toContain(coverStyle(category));
  }
});
