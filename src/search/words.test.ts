import {isMeaningful, nearestWord, splitWords} from './words';

const known = ['cybersecurity', 'kubernetes', 'machine', 'penetration', 'soc', 'telehealth'];

test.each([
  ['cybersecurty', 'cybersecurity'],
  ['kuberntes', 'kubernetes'],
  ['pentration', 'penetration'],
  ['machne', 'machine'],
])('corrects %s to %s', (typed, meant) => {
  expect(nearestWord(typed, known)).toBe(meant);
});

test.each(['blockchain', 'sac', 'health'])('does not correct %s', (typed) => {
  expect(nearestWord(typed, known)).toBeUndefined();
});

test('splits text into words without case, accents, and punctuation', () => {
  expect(splitWords('CI/CD, the Café’s 24/7 team').join(' ')).toBe('ci cd the cafes 24 7 team');
  expect(splitWords('the team').map(isMeaningful)).toEqual([false, true]);
});
