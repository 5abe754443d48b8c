/**
 * Runs every check of the project and ends with one line, `N passed, N failed`: each unit test and
 * each browser test counts, and every other stage counts as one.
 *
 *     npm test
 *     npm test -- --deep   (also tests/deep/ and tests/engines/: every page, theme, width and browser)
 */
import {spawn} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import {runCommand} from './command.mjs';

const project = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/** What a stage adds to the last line. @typedef {{passed: number, failed: number}} Count */

/** Counts Jest's report; a file that cannot be loaded counts as a failure. @returns {Count} */
export const countJest = ({numPassedTests, numFailedTests, numRuntimeErrorTestSuites}) => ({
  passed: numPassedTests,
  failed: numFailedTests + numRuntimeErrorTestSuites,
});

/** Counts Playwright's report; an error outside any test counts as a failure. @returns {Count} */
export const countPlaywright = ({stats, errors}) => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + errors.length,
});

/**
 * What a stage adds to the last line.
 * @param {boolean} isFine whether its command ended well
 * @param {Count} [reported] what its report says, where it has one
 * @returns {Count}
 */
export function tally(isFine, reported) {
  if (!reported) return isFine ? {passed: 1, failed: 0} : {passed: 0, failed: 1};
  // A runner that fails though all its tests passed, or that ran none, has failed once.
  const isSilent = reported.failed === 0 && (!isFine || reported.passed === 0);
  return {...reported, failed: isSilent ? 1 : reported.failed};
}

const unitTests = {
  name: 'Unit tests',
  command: 'jest --ci --json --outputFile=test-results/unit.json',
  report: 'test-results/unit.json',
  count: countJest,
};
const browserTests = {
  name: 'Browser tests',
  command: 'playwright test',
  report: 'test-results/browser.json',
  count: countPlaywright,
};

/**
 * The stages, in rounds: the lanes of a round run side by side, the stages of a lane one after the
 * other. A build that fails ends its lane, and leaves the later rounds out.
 */
const rounds = [
  [
    [
      {name: 'Types', command: 'tsc'},
      {name: 'Formatting', command: 'prettier --check --log-level warn .'},
      {name: 'Code style', command: 'eslint --max-warnings 0 .'},
      {name: 'Styles', command: 'stylelint "src/**/*.css"'},
      unitTests,
    ],
    [
      {name: 'Content', command: 'node scripts/check-content.mjs'},
      {name: 'Prose', command: 'node scripts/check-prose.mjs'},
      {name: 'Build', command: 'docusaurus build', isBuild: true},
      {name: 'Valid HTML', command: 'html-validate "build/**/*.html"'},
    ],
  ],
  [[browserTests]],
];

/** Runs a stage. Beside another lane, it shows what it said in one piece. @returns {Promise<Count>} */
async function runStage({name, command, report, count}, env, isAlone) {
  const start = Date.now();
  const file = path.join(project, report ?? '');
  if (report) rmSync(file, {force: true});
  const stdio = isAlone ? 'inherit' : 'pipe';
  const child = spawn(command, {cwd: project, env, shell: true, stdio});
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (said += text));
  const code = await new Promise((resolve) => child.on('close', resolve));
  const hasReport = report && existsSync(file);
  const reported = hasReport ? count(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
  const result = tally(code === 0 && (hasReport || !report), reported);
  const seconds = Math.round((Date.now() - start) / 1000);
  console.log(`=== ${name}: ${result.failed ? 'FAILED' : 'fine'} after ${seconds} s (${command})`);
  if (result.failed > 0 || !report) console.log(said);
  return result;
}

async function main() {
  const {values} = parseArgs({options: {deep: {type: 'boolean'}, engines: {type: 'boolean'}}});
  const env = {
    ...process.env,
    PATH: path.join(project, 'node_modules', '.bin') + path.delimiter + process.env.PATH,
    CI: process.env.CI || 'true',
    NO_UPDATE_NOTIFIER: '1',
    ...(values.deep && {DEEP_TESTS: '1'}),
    ...(values.engines && {ENGINES: 'all'}),
  };
  const engines = {...browserTests, command: 'playwright test engines'};
  mkdirSync(path.join(project, 'test-results'), {recursive: true});
  const sum = {passed: 0, failed: 0};
  const failures = [];
  let isBuilt = true;
  const runLane = async (stages, _index, lanes) => {
    for (const stage of stages) {
      const {passed, failed} = await runStage(stage, env, lanes.length === 1);
      sum.passed += passed;
      sum.failed += failed;
      if (failed > 0) failures.push(stage.name);
      isBuilt &&= !(failed > 0 && stage.isBuild);
      if (!isBuilt) return;
    }
  };
  for (const lanes of values.engines ? [[[engines]]] : rounds)
    if (isBuilt) await Promise.all(lanes.map(runLane));
  if (!isBuilt) console.log('The browser tests were left out, because the build failed.');
  if (failures.length > 0) console.log(`Failed: ${failures.join(', ')}. Each is told above.`);
  console.log(`\n${sum.passed} passed, ${sum.failed} failed`);
  process.exitCode = sum.failed === 0 ? 0 : 1;
}

void runCommand(import.meta.url, main);
