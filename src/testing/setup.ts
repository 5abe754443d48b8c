/** Runs before every unit test file: matchers, the browser parts that jsdom lacks, a quiet console. */
import '@testing-library/jest-dom';
import {resetState} from './state';

if (typeof window !== 'undefined') {
  // jsdom has no layout, so these fake what our scripts need.
  window.matchMedia ??= (media) =>
    ({
      media,
      matches: false,
      onchange: null,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
      addListener: () => undefined,
      removeListener: () => undefined,
      dispatchEvent: () => false,
    }) satisfies MediaQueryList;
  window.ResizeObserver ??= class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  };
  // Nor does it have a network: requests fail, as if offline.
  window.fetch ??= () => Promise.reject(new TypeError('Unit tests have no network.'));
  Element.prototype.scrollIntoView ??= () => undefined;
  Element.prototype.hasPointerCapture ??= () => false;
  Element.prototype.setPointerCapture ??= () => undefined;
  Element.prototype.releasePointerCapture ??= () => undefined;
}

/** What went to the console unasked during the current test. */
let complaints: string[] = [];

beforeEach(() => {
  complaints = [];
  for (const level of ['error', 'warn'] as const) {
    jest.spyOn(console, level).mockImplementation((...args: unknown[]) => {
      const text = args.map(String).join(' ');
      // jsdom cannot follow links nor submit forms, and says so.
      if (!text.includes('Not implemented')) complaints.push(text);
    });
  }
});

afterEach(() => {
  jest.restoreAllMocks();
  resetState();
  // A test that expects a message spies on the console itself, and so keeps it from this list.
  if (complaints.length > 0) {
    throw new Error(`The console was used unexpectedly:\n${complaints.join('\n')}`);
  }
});
