/** @jest-environment node */
import {tally} from './test.mjs';

const ofJest = {numPassedTests: 7, numFailedTests: 0, numRuntimeErrorTestSuites: 0};
const ofPlaywright = {
  stats: {expected: 8, unexpected: 1, flaky: 1},
  errors: [{message: 'no server'}],
};

test.each([
  ['a command without a report counts as one', [true], {passed: 1, failed: 0}],
  ['or as one failure', [false], {passed: 0, failed: 1}],
  ['a report counts its tests', [true, ofJest], {passed: 7, failed: 0}],
  [
    'and what could not be loaded',
    [false, {...ofJest, numFailedTests: 2, numRuntimeErrorTestSuites: 1}],
    {passed: 7, failed: 3},
  ],
  ['and what failed outside a test', [false, ofPlaywright], {passed: 8, failed: 3}],
  ['a runner that failed beside its tests', [false, ofJest], {passed: 7, failed: 1}],
  ['a runner that ran none', [true, {...ofJest, numPassedTests: 0}], {passed: 0, failed: 1}],
])('%s', (_, [isFine, report], counted) => {
  expect(tally(isFine, report)).toEqual(counted);
});
