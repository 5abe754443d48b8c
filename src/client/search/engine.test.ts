import type {Backend, Match} from './backend';
import {createEngine} from './engine';
import {Vocabulary} from './words';

/** What each query finds; a page's words of its name stand in `title`. */
type Index = Record<string, Partial<Match>[]>;

function engineFor(index: Index, words: string[], excerpt = '') {
  const backend: Backend = {
    pages: 20,
    vocabulary: words,
    search: jest.fn((query: string) =>
      Promise.resolve(
        (index[query] ?? []).map((match) => ({
          id: '',
          score: 1,
          fields: [],
          isService: false,
          ...match,
        })),
      ),
    ),
    page: (_query, id) =>
      Promise.resolve({
        url: id,
        title: id,
        description: '',
        kind: 'Pages',
        tone: 'both',
        excerpt,
        inText: true,
        sections: [],
      }),
  };
  return {...createEngine(backend, new Vocabulary(words.sort())), backend};
}

const ids = ({results}: {results: {id: string}[]}) => results.map(({id}) => id);

test('searches a known word as it is', async () => {
  const answer = await engineFor({cloud: [{id: 'a'}]}, ['cloud']).ask('cloud');
  expect(answer).toMatchObject({
    words: ['cloud'],
    isCorrected: false,
    missing: [],
    isNearest: false,
  });
  expect(ids(answer)).toEqual(['a']);
});

test('corrects a slip, unless the index has the word after all', async () => {
  const slip = await engineFor({cloud: [{id: 'a'}]}, ['cloud']).ask('clould');
  expect(slip).toMatchObject({words: ['cloud'], isCorrected: true});
  const rare = await engineFor({'"clouded"': [{id: 'b'}], clouded: [{id: 'b'}]}, ['clouds']).ask(
    'clouded',
  );
  expect(rare).toMatchObject({words: ['clouded'], isCorrected: false});
});

test('offers the nearest pages for a word that none has', async () => {
  const index = {block: [{id: 'a'}]};
  const answer = await engineFor(index, ['block']).ask('blockchain');
  expect(answer).toMatchObject({missing: ['blockchain'], isNearest: true, words: ['block']});
  expect(ids(answer)).toEqual(['a']);
});

test('takes a rare word, half typed, for one when a page has it', async () => {
  const answer = await engineFor({bainbri: [{id: 'a'}]}, ['cloud'], 'Lisanne Bainbridge wrote').ask(
    'bainbri',
  );
  expect(answer).toMatchObject({words: ['bainbri'], missing: []});
});

test('ranks the page that is called so before the page that mentions all words', async () => {
  const index = {
    'stress test': [{id: 'mentions'}],
    stress: [{id: 'mentions'}, {id: 'called', fields: ['title']}],
    test: [{id: 'mentions'}, {id: 'called', fields: ['title']}],
  };
  expect(ids(await engineFor(index, ['stress', 'test']).ask('stress test'))).toEqual([
    'called',
    'mentions',
  ]);
});

test('counts words that stand together, and more so among the search terms', async () => {
  const both = [{id: 'apart'}, {id: 'text'}, {id: 'terms'}];
  const index = {
    'cloud map': both,
    cloud: both,
    map: both,
    '"cloud map"': [
      {id: 'text', score: 1},
      {id: 'terms', score: 0},
    ],
  };
  expect(ids(await engineFor(index, ['cloud', 'map']).ask('cloud map'))).toEqual([
    'terms',
    'text',
    'apart',
  ]);
});

test('prefers a service to an article that is about as good', async () => {
  const index = {
    cloud: [
      {id: 'article', score: 1.1},
      {id: 'service', score: 1, isService: true},
    ],
  };
  expect(ids(await engineFor(index, ['cloud']).ask('cloud'))).toEqual(['service', 'article']);
});

test('finds pages with some of the words when none has all', async () => {
  const index = {sbir: [{id: 'a', score: 3}], grant: [{id: 'b', score: 0.1}]};
  expect(ids(await engineFor(index, ['grant', 'sbir']).ask('sbir grant'))).toEqual(['a']);
});

test('waits for more than the beginning of a second word', async () => {
  const {ask, backend} = engineFor({cloud: [{id: 'a'}]}, ['cloud', 'migration']);
  expect(await ask('cloud mi')).toMatchObject({words: ['cloud'], missing: []});
  expect(await ask('m')).toMatchObject({words: [], missing: []});
  expect(backend.search).not.toHaveBeenCalledWith('cloud mi');
});
