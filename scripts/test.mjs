/**
 * Runs every check of the project and ends with one line, `N passed, N failed`: each unit test and
 * each browser test counts, and every other stage counts as one.
 *
 *     npm test
 *     npm test -- --deep   (also the deep matrix in tests/deep/: every page, theme and width)
 */
import {spawn} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {parseArgs, stripVTControlCharacters} from 'node:util';
import {runCommand} from './command.mjs';

const project = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/**
 * What a stage adds to the last line, and a line for each failure.
 * @typedef {{passed: number, failed: number, told?: string[]}} Count
 */

const firstLine = (message = '') => stripVTControlCharacters(message).trim().split('\n')[0];

/** Counts Jest's report; a file that cannot be loaded counts as a failure. @returns {Count} */
export function countJest({numPassedTests, testResults}) {
  const told = testResults.flatMap(({name, assertionResults, message}) => {
    if (assertionResults.length === 0) return [`${name}: ${firstLine(message)}`];
    return assertionResults
      .filter(({status}) => status === 'failed')
      .map(({fullName, failureMessages}) => `${fullName}: ${firstLine(failureMessages[0])}`);
  });
  return {passed: numPassedTests, failed: told.length, told};
}

/** Every test in a suite of Playwright's report and in the suites below it. */
const testsIn = ({specs = [], suites = []}) => [
  ...specs.flatMap(({title, file, line, tests}) =>
    tests.map((test) => ({...test, name: `${file}:${line} ${title}`})),
  ),
  ...suites.flatMap(testsIn),
];

/** Counts Playwright's report; an error outside any test counts as a failure. @returns {Count} */
export function countPlaywright({stats, errors, ...report}) {
  const told = testsIn(report)
    .filter(({status}) => status === 'unexpected' || status === 'flaky')
    .map(({name, results}) => `${name}: ${firstLine(results[0]?.error?.message)}`);
  const outside = errors.map(({message}) => firstLine(message));
  return {
    passed: stats.expected,
    failed: told.length + outside.length,
    told: [...told, ...outside],
  };
}

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

const underPath = {BASE_URL: '/repository/', BUILD_DIR: 'node_modules/.cache/project-page'};

const browserTests = (command, name, env) => ({
  name,
  command,
  env: {...env, TEST_RESULTS: `test-results/${name.toLowerCase().replaceAll(' ', '-')}`},
  report: `test-results/${name.toLowerCase().replaceAll(' ', '-')}.json`,
  count: countPlaywright,
});

/**
 * The stages, in rounds: the lanes of a round run side by side, the stages of a lane one after the
 * other. A lane ends at a build that fails, and with it the later rounds.
 */
const rounds = (isDeep) => [
  [
    [
      {name: 'Types', command: 'tsc'},
      {name: 'Formatting', command: 'prettier --check --log-level warn .'},
      {name: 'Code style', command: 'eslint --max-warnings 0 .'},
      {name: 'Styles', command: 'stylelint "src/**/*.css"'},
      {
        name: 'Unit tests',
        command: 'jest --ci --json --outputFile=test-results/unit.json',
        report: 'test-results/unit.json',
        count: countJest,
      },
    ],
    [
      {name: 'Content', command: 'node scripts/check-content.mjs'},
      {name: 'Prose', command: 'node scripts/check-prose.mjs'},
      {name: 'Build', command: 'docusaurus build', isBuild: true},
      {name: 'Valid HTML', command: 'html-validate "build/**/*.html"'},
      {
        name: 'Build under a path',
        command: `docusaurus build --out-dir ${underPath.BUILD_DIR}`,
        env: underPath,
        isBuild: true,
      },
    ],
  ],
  [[browserTests('playwright test', 'Browser tests', isDeep ? {DEEP_TESTS: '1'} : {})]],
  [[browserTests('playwright test routes search', 'Browser tests under a path', underPath)]],
];

const environment = {
  ...process.env,
  PATH: path.join(project, 'node_modules', '.bin') + path.delimiter + process.env.PATH,
  CI: process.env.CI || 'true',
  NO_UPDATE_NOTIFIER: '1',
  BUILD_DIR: 'build',
};

/** Runs a stage. Beside another lane, it shows what it said in one piece. @returns {Promise<Count>} */
async function runStage({name, command, env, report, count}, isAlone) {
  const start = Date.now();
  if (report) rmSync(path.join(project, report), {force: true});
  const stdio = isAlone ? 'inherit' : 'pipe';
  const child = spawn(command, {cwd: project, env: {...environment, ...env}, shell: true, stdio});
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (said += text));
  const code = await new Promise((resolve) => child.on('close', resolve));
  const hasReport = report && existsSync(path.join(project, report));
  const reported = hasReport
    ? count(JSON.parse(readFileSync(path.join(project, report), 'utf8')))
    : undefined;
  const result = tally(code === 0 && (hasReport || !report), reported);
  const seconds = Math.round((Date.now() - start) / 1000);
  console.log(`=== ${name}: ${result.failed ? 'FAILED' : 'fine'} after ${seconds} s (${command})`);
  if (result.failed > 0 || !report) console.log(said);
  return result;
}

async function main() {
  const {values} = parseArgs({options: {deep: {type: 'boolean', default: false}}});
  mkdirSync(path.join(project, 'test-results'), {recursive: true});
  const sum = {passed: 0, failed: 0};
  const told = [];
  let isBuilt = true;
  const runLane = async (stages, _index, lanes) => {
    for (const stage of stages) {
      const {passed, failed, told: lines = []} = await runStage(stage, lanes.length === 1);
      sum.passed += passed;
      sum.failed += failed;
      told.push(...(failed > 0 ? [`${stage.name} failed.`] : []), ...lines);
      if (failed > 0 && stage.isBuild) {
        isBuilt = false;
        return;
      }
    }
  };
  for (const lanes of rounds(values.deep)) {
    if (isBuilt) await Promise.all(lanes.map(runLane));
    else told.push('The browser tests were left out, because a build failed.');
  }
  console.log([...told, '', `${sum.passed} passed, ${sum.failed} failed`].join('\n'));
  process.exitCode = sum.failed === 0 ? 0 : 1;
}

void runCommand(import.meta.url, main);
