import {forgetWindowListeners} from '@site/src/testing/windowListeners';
import {forgetRecovery, recover, recoveryKey} from './recover';

forgetWindowListeners();

const asked = jest.fn();

/** So many of the page's scripts are missing, while the host answers for the page or does not. */
async function lose({scripts = 1, isAnswered = true} = {}): Promise<void> {
  window.fetch = asked.mockImplementation(() =>
    isAnswered ? Promise.resolve({ok: true}) : Promise.reject(new Error('offline')),
  ) as never;
  for (let count = 0; count < scripts; count += 1) {
    document.body.append(document.createElement('script'));
    document.body.lastElementChild?.dispatchEvent(new Event('error'));
  }
  await new Promise((resolve) => setTimeout(resolve));
}

/** Whether the page was loaded once more: jsdom cannot, but the tab has noted it. */
const isLoadedAgain = () => sessionStorage.getItem(recoveryKey) === '1';

beforeEach(() => {
  sessionStorage.clear();
  asked.mockReset();
  window.early = {held: [], typed: '', ready: {}};
  document.body.innerHTML = '<input aria-label="Name">';
  // What jsdom says of `location.reload()`, which it does not know.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  recover(recoveryKey);
});

it('loads the page once more when its scripts are missing, however many are', async () => {
  await lose({scripts: 3});
  expect(isLoadedAgain()).toBe(true);
  expect(asked).toHaveBeenCalledTimes(1);
});

it('does so once: if that did not help, the page stays', async () => {
  sessionStorage.setItem(recoveryKey, '1');
  await lose();
  expect(asked).not.toHaveBeenCalled();
});

it('stays without a connection, and asks again at the next loss', async () => {
  await lose({isAnswered: false});
  expect(isLoadedAgain()).toBe(false);
  await lose();
  expect(isLoadedAgain()).toBe(true);
});

it('keeps a page that somebody has begun to write in', async () => {
  (document.querySelector('input') as HTMLInputElement).value = 'Ada';
  await lose();
  expect(asked).not.toHaveBeenCalled();
});

it('keeps a page where something is chosen', async () => {
  document.body.innerHTML =
    '<select aria-label="Type"><option value="">None</option><option selected>General</option></select>';
  await lose();
  expect(asked).not.toHaveBeenCalled();
});

it('asks for the script once more where a press waits for it, and then for the page', async () => {
  window.early = {held: [{element: document.createElement('button')}], typed: '', ready: {}};
  const again = new Promise((resolve) => window.addEventListener('held', resolve, {once: true}));
  await lose({scripts: 2});
  expect(asked).not.toHaveBeenCalled();
  await again;
  expect(document.documentElement).toHaveAttribute('data-waiting');
  await lose();
  expect(isLoadedAgain()).toBe(true);
});

it.each([
  ['its frame is there, and it has no islands', {frame: true}, '', 0],
  ['its frame is there, and its islands are not', {frame: true}, '<div data-island="a"></div>', 1],
  ['its islands are there', {frame: true, islands: true}, '<div data-island="a"></div>', 0],
])('loads a page once more or keeps it when %s', async (_what, ready, page, times) => {
  window.early = {held: [], typed: '', ready};
  document.body.innerHTML = page;
  await lose();
  expect(asked).toHaveBeenCalledTimes(times);
});

it('is forgotten by a page that has all, so that a later loss is mended too', async () => {
  sessionStorage.setItem(recoveryKey, '1');
  forgetRecovery();
  await lose();
  expect(isLoadedAgain()).toBe(true);
});
