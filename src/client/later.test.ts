import {later} from './later';

const root = document.documentElement;
const frame = () => document.querySelector<HTMLScriptElement>('script[src$="/frame.js"]');
/** Lets what waits for promises and timers happen. */
const pass = () => new Promise((resolve) => setTimeout(resolve, 10));

/** What the browser says of how the page was come by. */
let visit = 'navigate';
/** Says that the page was painted. */
let paint: (seen?: string) => void = () => undefined;

beforeEach(() => {
  visit = 'navigate';
  root.removeAttribute('data-fonts');
  document.head.innerHTML =
    '<meta data-frame="/frame.js" data-islands="/islands.js"><noscript><link rel=manifest href=/m.json></noscript>';
  Object.defineProperty(document, 'referrer', {value: '', configurable: true});
  performance.getEntriesByType = (() => [
    {type: visit},
  ]) as unknown as Performance['getEntriesByType'];
  window.PerformanceObserver = class {
    static supportedEntryTypes = ['paint'];
    constructor(tell: (list: {getEntriesByName: (name: string) => string[]}) => void) {
      paint = (seen = 'first-contentful-paint') =>
        tell({getEntriesByName: (name) => (name === seen ? [name] : [])});
    }
    observe() {}
  } as unknown as typeof PerformanceObserver;
});

it('waits with fonts and scripts until the page is loaded and painted', async () => {
  later();
  dispatchEvent(new Event('load'));
  await pass();
  expect(root).not.toHaveAttribute('data-fonts');
  expect(frame()).toBeNull();
  expect(document.querySelector('link')).toBeNull();
  paint('first-paint');
  await pass();
  expect(frame()).toBeNull();
  paint();
  await pass();
  expect(document.querySelector('link')).toHaveAttribute('href', '/m.json');
  expect(root).toHaveAttribute('data-fonts');
  expect(frame()?.dataset).toMatchObject({frame: '/frame.js', islands: '/islands.js'});
});

it.each(['held', 'pointerdown', 'keydown'])(
  'waits no longer when somebody acts: %s',
  async (sign) => {
    later();
    dispatchEvent(new Event(sign));
    dispatchEvent(new Event(sign));
    expect(document.querySelectorAll('script')).toHaveLength(1);
    paint();
    dispatchEvent(new Event('load'));
    await pass();
    expect(document.querySelectorAll('script')).toHaveLength(1);
  },
);

it('uses the fonts at once where they are in the cache: on the way through the site', () => {
  Object.defineProperty(document, 'referrer', {
    value: `${location.origin}/about`,
    configurable: true,
  });
  later();
  expect(root).toHaveAttribute('data-fonts');
  expect(frame()).toBeNull();
});

it.each(['reload', 'back_forward'])('uses the fonts at once on %s', (type) => {
  visit = type;
  later();
  expect(root).toHaveAttribute('data-fonts');
});

it('does not wait for a paint that does not come, or is not told', async () => {
  (PerformanceObserver as unknown as {supportedEntryTypes: string[]}).supportedEntryTypes = [];
  later();
  dispatchEvent(new Event('load'));
  await pass();
  expect(frame()).not.toBeNull();
});

it('loads no script where the live server brings all of them', async () => {
  document.head.innerHTML = '';
  later();
  dispatchEvent(new Event('keydown'));
  expect(root).toHaveAttribute('data-fonts');
  expect(document.querySelector('script')).toBeNull();
});

it('asks again at the next sign for a script that was lost, and says meanwhile that nothing is on its way', () => {
  later();
  root.setAttribute('data-waiting', '');
  dispatchEvent(new Event('held'));
  frame()?.dispatchEvent(new Event('error'));
  expect(root).not.toHaveAttribute('data-waiting');
  frame()?.remove();
  dispatchEvent(new Event('held'));
  expect(frame()).not.toBeNull();
  // What waited in the head was let out once.
  expect(document.querySelectorAll('link')).toHaveLength(1);
});
