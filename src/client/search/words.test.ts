import {matches, pairsOf, slips, tellingWords, Vocabulary, wordsOf} from './words';

test('reads a query as the index does', () => {
  expect(wordsOf('  Zero-Trust, 24/7 "R&D" café’s ')).toEqual([
    'zero',
    'trust',
    '24',
    '7',
    'rd',
    'cafes',
  ]);
});

test('leaves out what says nothing, unless there is nothing else', () => {
  expect(tellingWords(wordsOf('Do you offer autism services?'))).toEqual(['autism']);
  expect(tellingWords(wordsOf('24/7 support'))).toEqual(['24', 'support']);
  expect(tellingWords(wordsOf('who we are'))).toEqual(['who', 'we', 'are']);
  expect(tellingWords(wordsOf('services'))).toEqual(['services']);
  expect(tellingWords(wordsOf('the'))).toEqual([]);
});

test('pairs the words that stand side by side', () => {
  expect(pairsOf(wordsOf('ABA software tools'))).toEqual([
    ['aba', 'software'],
    ['software', 'tools'],
  ]);
  expect(pairsOf(wordsOf('human in the loop'))).toEqual([]);
});

test.each([
  ['Kubernetes', 'kuber', true],
  ['tests', 'testing', true],
  ['encrypted', 'encryption', true],
  ['agencies', 'agency', true],
  ['Café', 'cafe', true],
  ['block', 'blockchain', false],
  ['pretest', 'test', false],
])('%s answers %s: %s', (word, asked, answer) => {
  expect(matches(word, asked)).toBe(answer);
});

test.each([
  ['kubernets', 'kubernetes', 1],
  ['lerning', 'learning', 1],
  ['goverment', 'government', 1],
  ['recieve', 'receive', 1],
  ['cloud', 'cloud', 0],
  ['cloud', 'stress', Infinity],
])('%s and %s are %s slips apart', (typed, word, count) => {
  expect(slips(typed, word, 2)).toBe(count);
});

test('a beginning may be mistyped too', () => {
  expect(slips('cybrsec', 'cybersecurity', 2)).toBeGreaterThan(2);
  expect(slips('cybrsec', 'cybersecurity', 2, true)).toBe(1);
});

describe('the vocabulary', () => {
  const vocabulary = new Vocabulary([
    'block',
    'cloud',
    'compliance',
    'cybersecurity',
    'learn',
    'learning',
    'test',
  ]);

  test('knows words and their beginnings', () => {
    expect(vocabulary.extensions('learn')).toEqual(['learn', 'learning']);
    expect(vocabulary.extensions('c')).toEqual(['cloud', 'compliance', 'cybersecurity']);
    expect(vocabulary.extensions('zero')).toEqual([]);
    expect(vocabulary.has('learn')).toBe(true);
    expect(vocabulary.has('lear')).toBe(false);
  });

  test('corrects slips, in unfinished words too', () => {
    expect(vocabulary.correction('complience', false)).toBe('compliance');
    expect(vocabulary.correction('lerning', false)).toBe('learning');
    expect(vocabulary.correction('cybrsec', true)).toBe('cybersecurity');
    expect(vocabulary.correction('cybrsec', false)).toBeUndefined();
  });

  test('leaves short and foreign words alone', () => {
    expect(vocabulary.correction('tst', false)).toBeUndefined();
    expect(vocabulary.correction('blockchain', false)).toBeUndefined();
  });

  test('offers what looks alike', () => {
    expect(vocabulary.lookalikes('blockchain')).toEqual(['block']);
    expect(vocabulary.lookalikes('xylophone')).toEqual([]);
  });
});
