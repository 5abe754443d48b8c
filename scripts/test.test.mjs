/** @jest-environment node */
import {chosenStages, countJest, countPlaywright, tally} from './test.mjs';

test('a stage without a report counts as one', () => {
  expect(tally(true)).toEqual({passed: 1, failed: 0});
  expect(tally(false)).toEqual({passed: 0, failed: 1});
});

test('a stage with a report counts its tests', () => {
  expect(tally(true, {passed: 7, failed: 0})).toEqual({passed: 7, failed: 0});
  expect(tally(false, {passed: 7, failed: 2})).toEqual({passed: 7, failed: 2});
});

test('a runner that failed beside its tests, or that ran none, has failed', () => {
  expect(tally(false, {passed: 7, failed: 0})).toEqual({passed: 7, failed: 1});
  expect(tally(true, {passed: 0, failed: 0})).toEqual({passed: 0, failed: 1});
});

test('counts what the runners report, with what kept tests from running', () => {
  const jestReport = {numPassedTests: 5, numFailedTests: 1, numRuntimeErrorTestSuites: 2};
  expect(countJest(jestReport)).toEqual({passed: 5, failed: 3});
  const playwrightReport = {
    stats: {expected: 8, flaky: 1, unexpected: 2, skipped: 3},
    errors: [{message: 'the server did not start'}],
  };
  expect(countPlaywright(playwrightReport)).toEqual({passed: 9, failed: 3});
});

test('the deep matrix runs where it is asked for, on a build and with its figures checked', () => {
  const names = (...options) => chosenStages(options).map(({name}) => name);
  const deep = ['Deep matrix', 'Figures of ACCESSIBILITY.md'];
  expect(names()).not.toContain('Deep matrix');
  expect(names('--deep')).toEqual([...names(), ...deep]);
  expect(names('--deep-only')).toEqual(['Build', ...deep]);
});

test('what a stage needs comes before it', () => {
  const all = chosenStages(['--deep']);
  for (const [index, {needs}] of all.entries()) {
    if (needs) expect(all.slice(0, index).map(({name}) => name)).toContain(needs);
  }
});
