/** @jest-environment node */
import {mkdtemp, readFile, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {writeIndex, type IndexedPage} from '../../plugins/search/write';
import {openIndex, type Backend} from './backend';
import type {PageFile} from './files';

const page = (
  name: string,
  kind: PageFile['kind'],
  text: string,
  more: Partial<PageFile> & {terms?: string[]} = {},
): IndexedPage => ({
  file: {
    url: `/${name}`,
    title: name,
    description: '',
    kind,
    tone: 'both',
    sections: [['', '', text]],
    ...more,
  },
  terms: more.terms ?? [],
});

/** Enough other pages and words for an index in several parts. */
const others = Array.from({length: 40}, (_, at) =>
  page(
    `other-${at}`,
    'Articles',
    Array.from({length: 60}, (_word, word) => `filler${at}x${word}`).join(' '),
  ),
);

const pages = [
  page('article', 'Articles', 'Encryption once, cloud migration in passing.'),
  page('service', 'Services', 'Overview.', {
    terms: ['cyber security'],
    sections: [
      ['', '', 'Overview of systems.'],
      [
        'keys',
        'Encryption keys',
        'Every disk is encrypted. Testing follows, and a stress test comes last.',
      ],
    ],
  }),
  page('contact', 'Pages', 'Write to us about encryption.'),
  ...others,
];

let folder: string;
let index: Backend;
let asked: string[];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'index-'));
  await writeIndex(pages, folder);
});

afterAll(() => rm(folder, {recursive: true}));

beforeEach(async () => {
  asked = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
    const name = path.relative('/base/', address as string);
    asked.push(path.basename(name));
    const text = await readFile(path.join(folder, name), 'utf8').catch(() => undefined);
    return new Response(text ?? 'none', {status: text === undefined ? 404 : 200});
  });
  index = await openIndex('/base/');
});

afterEach(() => jest.restoreAllMocks());

const urls = async (query: string) =>
  Promise.all((await index.search(query)).map(async ({id}) => (await index.page(query, id)).url));

it('loads the entry and the words, and then only the parts that a query needs', async () => {
  expect(index.pages).toBe(pages.length);
  expect(asked).toEqual(['index.json', 'words.txt']);
  await index.search('encryption');
  await index.search('encryption');
  const parts = asked.slice(2);
  expect(parts).toHaveLength(1);
  await index.search('filler9');
  expect(asked.length).toBeGreaterThan(3);
});

it('finds inflections, beginnings and fields, and knows services', async () => {
  expect(await urls('encryption')).toEqual(
    expect.arrayContaining(['/service', '/contact', '/article']),
  );
  expect((await urls('encryp'))[0]).toBe('/service');
  expect(await index.search('cyber')).toMatchObject([{fields: ['terms'], isService: true}]);
  expect(await urls('xylophone')).toEqual([]);
});

it('finds pages that have all words', async () => {
  expect(await urls('encryption overview')).toEqual(['/service']);
  expect(await urls('encryption xylophone')).toEqual([]);
});

it('takes a word in quotes as it is, and two as a pair', async () => {
  expect(await urls('"test"')).toEqual(['/service']);
  expect(await urls('"encryp"')).toEqual([]);
  expect(await urls('"stress test"')).toEqual(['/service']);
  expect(await urls('"test stress"')).toEqual([]);
  expect(await index.search('"cyber security"')).toMatchObject([{score: 0, fields: ['terms']}]);
});

it('shows the passage and the section that has the words', async () => {
  const [match] = await index.search('stress');
  const shown = await index.page('stress', match?.id ?? '');
  expect(shown.excerpt).toContain('stress test');
  expect(shown.inText).toBe(true);
  expect(shown.sections).toMatchObject([{url: '/service#keys', title: 'Encryption keys'}]);
});

it('says what could not be loaded, and asks again', async () => {
  await rm(path.join(folder, 'index.json'));
  await expect(openIndex('/base/')).rejects.toThrow('/base/index.json: 404');
  await writeIndex(pages, folder);
  expect((await openIndex('/base/')).pages).toBe(pages.length);
});
