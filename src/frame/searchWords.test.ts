import {wordsOfAddress} from './notFound';
import {isTelling, nearestWord, wordsOf} from './searchWords';

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
  expect(wordsOf('CI/CD, the Café’s 24/7 team').join(' ')).toBe('ci cd the cafes 24 7 team');
  expect(wordsOf('the team').map(isTelling)).toEqual([false, true]);
});

test.each([
  ['/service/cyber-security.html', 'cyber security'],
  ['/a//Contact_Us/', 'contact us'],
  ['/caf%C3%A9', 'café'],
  ['/100%-cloud', '100 cloud'],
  ['/', ''],
])('the address %s has the words "%s"', (path, words) => {
  expect(wordsOfAddress(path)).toBe(words);
});
