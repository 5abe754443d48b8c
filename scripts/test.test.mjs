/** @jest-environment node */
import {chosenStages, tally} from './test.mjs';
import {countJest, countPlaywright} from './test-reports.mjs';

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

const jestReport = {
  numPassedTests: 5,
  numFailedTests: 1,
  numRuntimeErrorTestSuites: 1,
  testResults: [
    {
      name: 'src/a.test.ts',
      message: '',
      assertionResults: [
        {status: 'passed', fullName: 'a works', failureMessages: []},
        {status: 'failed', fullName: 'a stops', failureMessages: ['Error: not 1\n    at a.ts']},
      ],
    },
    {name: 'src/b.test.ts', message: 'Cannot find module\n and more', assertionResults: []},
  ],
};
const playwrightReport = {
  stats: {expected: 8, flaky: 1, unexpected: 1, skipped: 3},
  errors: [{message: 'the server did not start\nport taken'}],
  suites: [
    {
      title: 'menu.spec.ts',
      specs: [
        {
          title: 'opens',
          file: 'menu.spec.ts',
          line: 3,
          tests: [{status: 'expected', results: [{}]}],
        },
        {
          title: 'closes',
          file: 'menu.spec.ts',
          line: 9,
          tests: [{status: 'flaky', results: [{error: {message: 'too slow\nby far'}}, {}]}],
        },
      ],
      suites: [
        {
          title: 'on a phone',
          specs: [
            {
              title: 'opens',
              file: 'menu.spec.ts',
              line: 20,
              tests: [
                {
                  status: 'unexpected',
                  results: [{error: {message: '\u001b[31mnever opened\u001b[39m'}}],
                },
              ],
            },
          ],
        },
      ],
    },
  ],
};

test('counts what the runners report, with what kept tests from running', () => {
  expect(countJest(jestReport)).toMatchObject({passed: 5, failed: 2});
  expect(countPlaywright(playwrightReport)).toMatchObject({passed: 9, failed: 2});
});

test('names every test that failed, or that needed a second try, with the first line of its error', () => {
  expect(countJest(jestReport).told).toEqual([
    'src/a.test.ts › a stops: Error: not 1',
    'src/b.test.ts: Cannot find module',
  ]);
  expect(countPlaywright(playwrightReport).told).toEqual([
    'menu.spec.ts:9 › closes (passed at its second try): too slow',
    'menu.spec.ts:20 › on a phone › opens: never opened',
    'the server did not start',
  ]);
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
