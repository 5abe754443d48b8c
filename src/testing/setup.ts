/** Runs before every unit test file: adds matchers, and fails tests that log errors or warnings. */
import '@testing-library/jest-dom';
import {resetState} from '.';

/** The unexpected console messages of the current test. */
let messages: string[] = [];

beforeEach(() => {
  messages = [];
  for (const level of ['error', 'warn'] as const) {
    jest.spyOn(console, level).mockImplementation((...args: unknown[]) => {
      const text = args.map(String).join(' ');
      // jsdom logs that it can't follow links or submit forms.
      if (!text.includes('Not implemented')) messages.push(text);
    });
  }
});

afterEach(() => {
  jest.restoreAllMocks();
  resetState();
  // A test that expects a message replaces this spy with its own.
  if (messages.length > 0) {
    throw new Error(`Unexpected console messages:\n${messages.join('\n')}`);
  }
});
