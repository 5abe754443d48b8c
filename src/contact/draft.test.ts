import {emptyValues} from './config';
import {createDraftStore, type DraftStorage} from './draft';

const ada = {...emptyValues, name: 'Ada', message: 'Hello'};
const changed = {...ada, message: 'Hello again'};

/** A tab: its storage outlives the stores, of which every page load makes a new one. */
function openTab(storage: () => DraftStorage = () => window.sessionStorage) {
  return () => createDraftStore('draft', storage);
}

beforeEach(() => sessionStorage.clear());

it('keeps what is typed over a reload, under one id', () => {
  const load = openTab();
  const store = load();
  expect(store.read()).toBeUndefined();
  store.write({...emptyValues, name: 'A'});
  const id = store.read()?.id;
  store.write(ada);
  expect(load().read()).toMatchObject({values: ada, id, status: 'writing'});
  expect(store.isAtRisk()).toBe(false);
});

it('forgets a draft that was emptied by hand', () => {
  const load = openTab();
  load().write(ada);
  load().write(emptyValues);
  expect(load().read()).toBeUndefined();
  expect(sessionStorage).toHaveLength(0);
});

it('remembers when the visitor began to write', () => {
  jest.spyOn(Date, 'now').mockReturnValueOnce(1000).mockReturnValue(9000);
  const store = openTab()();
  store.write(ada);
  store.write(changed);
  store.mark('failed');
  store.write(ada);
  expect(store.read()?.startedAt).toBe(1000);
});

it('keeps the id of what was sent as long as nothing is changed', () => {
  const load = openTab();
  const store = load();
  store.write(ada);
  const id = store.read()?.id;
  store.mark('sending');
  store.write(ada);
  expect(load().read()).toMatchObject({id, status: 'sending'});
  store.write(changed);
  expect(load().read()?.id).not.toBe(id);
  expect(load().read()).toMatchObject({values: changed, status: 'writing'});
});

it('is settled by its own message only', () => {
  const store = openTab()();
  store.write(ada);
  const id = store.read()?.id ?? '';
  store.mark('sending');
  store.write(changed);
  store.settle(id);
  expect(store.read()?.values).toEqual(changed);
  store.settle(store.read()?.id ?? '');
  expect(store.read()).toBeUndefined();
});

it.each([
  [
    'refused',
    () => {
      throw new DOMException('no', 'SecurityError');
    },
  ],
  [
    'full',
    () => ({
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
      removeItem: () => undefined,
    }),
  ],
])('lives in memory where storage is %s', (_what, storage) => {
  const store = openTab(storage)();
  store.write(ada);
  store.write(changed);
  expect(store.read()?.values).toEqual(changed);
  expect(store.isAtRisk()).toBe(true);
  store.clear();
  expect(store.read()).toBeUndefined();
  expect(store.isAtRisk()).toBe(false);
});

it.each([
  '',
  'nonsense',
  'null',
  '[]',
  '{}',
  '{"id":"1"}',
  '{"id":1,"values":{"name":"Ada"}}',
  '{"id":"1","values":{}}',
])('takes %p in the storage for no draft', (text) => {
  sessionStorage.setItem('draft', text);
  expect(openTab()().read()).toBeUndefined();
});

it('completes a draft of an older version', () => {
  sessionStorage.setItem(
    'draft',
    '{"id":"1","values":{"name":"Ada","message":"Hello","company":"X"}}',
  );
  expect(openTab()().read()).toEqual({values: ada, id: '1', status: 'writing', startedAt: 0});
});
