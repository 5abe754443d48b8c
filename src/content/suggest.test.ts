/** @jest-environment node */
import {nearest, notOneOf} from './suggest';

const words = ['Technology', 'Behavioral Science', 'Space Tech', 'Healthcare'];

it.each([
  ['Tecnology', 'Technology'],
  ['technology', 'Technology'],
  ['Tehcnology', 'Technology'],
  ['behavioural science', 'Behavioral Science'],
  ['Space', 'Space Tech'],
  ['health-care', 'Healthcare'],
])('%s most likely means %s', (word, meant) => {
  expect(nearest(word, words)).toBe(meant);
});

it.each(['', 'x', 'Sports', '🎉'])('%p means none of them', (word) => {
  expect(nearest(word, words)).toBeUndefined();
});

it('says what was wrong, what was meant and what there is', () => {
  expect(notOneOf('Sports', words, ['a category', 'categories'])).toBe(
    '"Sports" is not a category. The categories are: Technology, Behavioral Science, Space Tech, Healthcare.',
  );
});
