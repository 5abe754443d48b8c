/** Runs before every unit test file: matchers, a quiet console. */
import '@testing-library/jest-dom';
import {resetState} from '.';

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
