import {isMeaningful, nearestWord, splitWords} from './words';

const known = ['cybersecurity', 'kubernetes', 'machine', 'penetration', 'soc', 'telehealth'];

test.each([
  ['cybersecurty', 'cybersecurity'],
  ['kuberntes', 'kubernetes'],
  ['pentration', 'penetration'],
  ['machne', 'machine'],
])('takes %s for %s', (typed, meant) => {
  expect(nearestWord(typed, known)).toBe(meant);
});

test.each(['blockchain', 'sac', 'health'])('takes %s for no other word', (typed) => {
  expect(nearestWord(typed, known)).toBeUndefined();
});

test('reads words without case, accents and punctuation', () => {
  expect(splitWords('CI/CD, the Café’s 24/7 team').join(' ')).toBe('ci cd the cafes 24 7 team');
  expect(splitWords('the team').map(isMeaningful)).toEqual([false, true]);
});
