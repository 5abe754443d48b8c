import type {FoundPage} from './backend';
import {groupResults, markWords, statusText} from './present';

const page = (changes: Partial<FoundPage>): FoundPage => ({
  url: '/services/cybersecurity',
  title: 'Cybersecurity',
  description: 'Security design and testing.',
  kind: 'Services',
  tone: 'technology',
  excerpt: 'keys are kept apart and every disk is encrypted',
  inText: true,
  sections: [],
  ...changes,
});

const text = (pieces: {text: string}[] = []) => pieces.map((piece) => piece.text).join('');
const only = (found: FoundPage, words: string[]) => groupResults([found], words)[0]?.results[0];

test('marks the words and their inflections, and nothing else', () => {
  expect(markWords('SBIR/STTR: testing, tests & pretests', ['test', 'sttr'])).toEqual([
    {text: 'SBIR/', isMarked: false},
    {text: 'STTR', isMarked: true},
    {text: ': ', isMarked: false},
    {text: 'testing', isMarked: true},
    {text: ', ', isMarked: false},
    {text: 'tests', isMarked: true},
    {text: ' & pretests', isMarked: false},
  ]);
});

test('groups by kind, the kind of the best result first', () => {
  const groups = groupResults(
    [
      page({url: '/insights/a', kind: 'Articles'}),
      page({url: '/services/b'}),
      page({url: '/insights/c', kind: 'Articles'}),
    ],
    ['keys'],
  );
  expect(groups.map(({kind, results}) => [kind, ...results.map(({url}) => url)])).toEqual([
    ['Articles', '/insights/a', '/insights/c'],
    ['Services', '/services/b'],
  ]);
});

test('shows the promise of a page whose name answers, and a passage of any other', () => {
  expect(text(only(page({}), ['cybersecurity'])?.excerpt)).toBe('Security design and testing.');
  expect(text(only(page({}), ['encryption'])?.excerpt)).toBe(
    '… keys are kept apart and every disk is encrypted …',
  );
  expect(text(only(page({inText: false}), ['pentest'])?.excerpt)).toBe(
    'Security design and testing.',
  );
});

test('names the headings that match best, and leaves them out of the passage', () => {
  const section = (title: string, score: number) => ({
    url: `/x#${title}`,
    title,
    excerpt: `${title}. With managed keys.`,
    score,
  });
  const result = only(page({sections: [section('Overview', 9), section('Encryption', 5)]}), [
    'encryption',
  ]);
  expect(result?.sections.map(({url}) => url)).toEqual(['/x#Encryption']);
  expect(text(result?.excerpt)).toBe('With managed keys.');
});

test('names the one heading that the words stand under when no name has them', () => {
  const sections = [
    {url: '/x#a', title: 'Data at rest', excerpt: 'Disks are encrypted.', score: 2},
    {url: '/x#b', title: 'Devices', excerpt: 'Phones are encrypted.', score: 7},
  ];
  expect(only(page({sections}), ['encryption'])?.sections.map(({url}) => url)).toEqual(['/x#b']);
  expect(only(page({sections}), ['cybersecurity'])?.sections).toEqual([]);
});

test('says how many results there are, and for what', () => {
  const base = {words: ['cloud'], isCorrected: false, missing: [], total: 1, shown: 1};
  expect(statusText(base)).toBe('1 result.');
  expect(statusText({...base, total: 11, shown: 5})).toBe('11 results, 5 shown.');
  expect(statusText({...base, isCorrected: true, missing: ['blockchain']})).toBe(
    '1 result for “cloud”. No page has “blockchain”.',
  );
});
