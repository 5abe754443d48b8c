/** @jest-environment node */
import {countJest, countPlaywright, tally} from './test.mjs';

test.each([
  ['a stage without a report counts as one', [true], {passed: 1, failed: 0}],
  ['or as one failure', [false], {passed: 0, failed: 1}],
  ['a report counts its tests', [false, {passed: 7, failed: 2}], {passed: 7, failed: 2}],
  [
    'a runner that failed beside its tests',
    [false, {passed: 7, failed: 0}],
    {passed: 7, failed: 1},
  ],
  ['a runner that ran none', [true, {passed: 0, failed: 0}], {passed: 0, failed: 1}],
])('%s', (_, [isFine, reported], counted) => {
  expect(tally(isFine, reported)).toEqual(counted);
});

test('what cannot be loaded, or fails outside a test, counts as a failure', () => {
  const ofJest = {numPassedTests: 1, numFailedTests: 2, numRuntimeErrorTestSuites: 1};
  expect(countJest(ofJest)).toEqual({passed: 1, failed: 3});
  const stats = {expected: 8, unexpected: 1, flaky: 1};
  expect(countPlaywright({stats, errors: [{message: 'no server'}]})).toEqual({
    passed: 8,
    failed: 3,
  });
});
