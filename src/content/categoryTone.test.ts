/** @jest-environment node */
import {categoryNames, categoryTone} from './categoryTone';
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

it("lists the schema's categories in their order", () => {
  expect(categoryNames).toEqual(categories);
});
