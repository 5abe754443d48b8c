/** @jest-environment node */
import {categoryTone} from './categoryTone';
import {categories} from './schema';

it('gives every category its voice', () => {
  expect(categories.map((category) => `${category}: ${categoryTone(category)}`)).toEqual([
    'Technology: technology',
    'Behavioral Science: behavioral',
    'Space Tech: technology',
    'Healthcare: behavioral',
    'Cybersecurity: technology',
    'Innovation: both',
  ]);
});
