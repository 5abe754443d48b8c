import {edit, loadDraft, newDraft, storeDraft} from './draft';
import {emptyValues} from './message';

const ada = {...emptyValues, name: 'Ada', message: 'Hello'};

beforeEach(() => sessionStorage.clear());

it('keeps its id while it is written, and gets another one when it is changed after a try', () => {
  const written = edit(newDraft(), ada);
  expect(edit(written, {...ada, name: 'Ada L.'}).id).toBe(written.id);
  const failed = {...written, status: 'failed' as const};
  expect(edit(failed, ada)).toBe(failed);
  const changed = edit(failed, {...ada, message: 'Hello again'});
  expect(changed.status).toBe('writing');
  expect(changed.id).not.toBe(written.id);
});

it('is kept in the tab until it is empty', () => {
  const draft = edit(newDraft(), ada);
  expect(storeDraft('draft', draft)).toBe(true);
  expect(loadDraft('draft')).toEqual(draft);
  storeDraft('draft', newDraft());
  expect(sessionStorage).toHaveLength(0);
});

it.each(['', '{', '{}', '{"values":{"name":7},"id":"1"}'])('is not mistaken for %j', (text) => {
  sessionStorage.setItem('draft', text);
  expect(loadDraft('draft')).toBeUndefined();
});

it('says that it is at risk where storage is refused', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(storeDraft('draft', edit(newDraft(), ada))).toBe(false);
  expect(storeDraft('draft', newDraft())).toBe(true);
});
