import {act} from '@testing-library/react';
import {forgetWindowListeners} from '@site/src/testing/windowListeners';

forgetWindowListeners();

const files = () =>
  [...document.head.querySelectorAll('script')].map((script) => script.getAttribute('src'));
const tick = () =>
  act(async () => {
    await jest.advanceTimersByTimeAsync(100);
  });

/** A page with the frame's script, which names that of the islands. */
async function open(body = '', address = '/', islands = '/islands.js'): Promise<void> {
  jest.resetModules();
  window.history.replaceState(null, '', address);
  document.head.innerHTML = '';
  document.body.innerHTML = body;
  Object.defineProperty(document, 'currentScript', {
    configurable: true,
    value: document.createElement('script'),
  });
  if (islands) (document.currentScript as HTMLScriptElement).dataset.islands = islands;
  window.early = {held: [], typed: '', ready: {}};
  await import('./start');
  await tick();
}

beforeEach(() => {
  jest.useFakeTimers();
  window.sessionStorage.clear();
});
afterEach(() => jest.useRealTimers());

it('leaves React where it is while a visitor only reads', async () => {
  await open();
  expect(files()).toEqual([]);
});

it.each(['pointermove', 'pointerdown', 'keydown', 'scroll'])(
  'starts it once at the first sign of interest (%s)',
  async (sign) => {
    await open();
    window.dispatchEvent(new Event(sign));
    window.dispatchEvent(new Event(sign));
    await tick();
    expect(files()).toEqual(['/islands.js']);
  },
);

it.each([
  ['an address with a query', '', '/insights?category=Healthcare'],
  ['something that always needs it', '<p data-starts-islands=""></p>', '/'],
  [
    "something to bring back from the tab's storage",
    '<form data-starts-islands="draft"></form>',
    '/',
  ],
])('does not wait on a page with %s', async (_what, body, address) => {
  window.sessionStorage.setItem('draft', '{}');
  await open(body, address);
  expect(files()).toHaveLength(1);
});

it('waits on a page that has nothing to bring back', async () => {
  await open('<form data-starts-islands="draft"></form>');
  expect(files()).toEqual([]);
});

it('starts it at once for a press that waits for it', async () => {
  await open('<button data-waits-for="islands">Book</button>');
  window.early?.held.push({element: document.querySelector('button') as HTMLElement});
  window.dispatchEvent(new Event('held'));
  expect(files()).toHaveLength(1);
});

it('tries again at the next sign when the file could not be loaded', async () => {
  await open();
  window.dispatchEvent(new Event('scroll'));
  await tick();
  document.head
    .querySelectorAll('script')
    .forEach((script) => script.dispatchEvent(new Event('error')));
  await tick();
  expect(files()).toEqual([]);
  window.dispatchEvent(new Event('scroll'));
  await tick();
  expect(files()).toHaveLength(1);
});

it('does nothing on a page without islands', async () => {
  await open('', '/insights/a?category=b', '');
  window.dispatchEvent(new Event('pointermove'));
  await tick();
  expect(files()).toEqual([]);
});
