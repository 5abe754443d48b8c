import {wordsOfAddress} from './notFound';

test.each([
  ['/service/cyber-security.html', 'cyber security'],
  ['/a//Contact_Us/', 'contact us'],
  ['/caf%C3%A9', 'café'],
  ['/100%-cloud', '100 cloud'],
  ['/', ''],
])('the words in the path %s are "%s"', (path, words) => {
  expect(wordsOfAddress(path)).toBe(words);
});
