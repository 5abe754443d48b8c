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

test('failures of unit tests are named, with files that could not be loaded', () => {
  const assertionResults = [
    {status: 'passed', fullName: 'a works', failureMessages: []},
    {status: 'failed', fullName: 'a stops', failureMessages: ['Error: not 1\n    at a.ts']},
  ];
  const testResults = [
    {name: 'src/a.test.ts', message: '', assertionResults},
    {name: 'src/b.test.ts', message: 'Cannot find module\n and more', assertionResults: []},
  ];
  expect(countJest({numPassedTests: 1, testResults})).toEqual({
    passed: 1,
    failed: 2,
    told: ['a stops: Error: not 1', 'src/b.test.ts: Cannot find module'],
  });
});

test('failures of browser tests are named, however deep they are nested', () => {
  const spec = (title, status, message) => ({
    title,
    file: 'menu.spec.ts',
    line: 3,
    tests: [{status, results: [{error: message ? {message} : undefined}]}],
  });
  const report = {
    stats: {expected: 8},
    errors: [{message: 'the server did not start\nport taken'}],
    suites: [
      {
        specs: [spec('opens', 'expected')],
        suites: [{specs: [spec('closes', 'unexpected', '\u001b[31mnever\u001b[39m closed')]}],
      },
    ],
  };
  expect(countPlaywright(report)).toEqual({
    passed: 8,
    failed: 2,
    told: ['menu.spec.ts:3 closes: never closed', 'the server did not start'],
  });
});
