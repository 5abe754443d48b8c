/** Runs before every unit test file: adds matchers, and fails tests that use the console unexpectedly. */
import '@testing-library/jest-dom';
import {resetState} from '.';

/** Unexpected console messages during the current test. */
let complaints: string[] = [];

beforeEach(() => {
  complaints = [];
  for (const level of ['error', 'warn'] as const) {
    jest.spyOn(console, level).mockImplementation((...args: unknown[]) => {
      const text = args.map(String).join(' ');
      // jsdom logs that it can't follow links or submit forms.
      if (!text.includes('Not implemented')) complaints.push(text);
    });
  }
});

afterEach(() => {
  jest.restoreAllMocks();
  resetState();
  // A test that expects a message mocks the console itself, so its message isn't in this list.
  if (complaints.length > 0) {
    throw new Error(`The console was used unexpectedly:\n${complaints.join('\n')}`);
  }
});
