/**
 * Runs every check of the project, one stage after the other, and ends with one line that counts
 * them all: each unit test, each browser test, and each other stage as one.
 *
 *     npm test
 *     npm test -- --deep   (and the deep matrix of tests/deep/ after it)
 *     npm run test:deep    (that alone, on a new build)
 */
import {spawn} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import readline from 'node:readline';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import {runCommand} from './command.mjs';
import {countJest, countPlaywright} from './test-reports.mjs';

const project = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/**
 * A stage: a command and, where it runs many tests, the report that counts them.
 * @typedef {{name: string, command: string, env?: Record<string, string>, report?: string,
 *   count?: (report: any) => Count, needs?: string}} Stage
 * @typedef {import('./test-reports.mjs').Count} Count
 */

/** Where a copy of the site is built that is published as a project page, under its repository's name. */
const projectPage = 'node_modules/.cache/project-page';

/** @type {Stage[]} */
const stages = [
  {name: 'Types', command: 'tsc'},
  {name: 'Code style', command: 'eslint --max-warnings 0 .'},
  {name: 'Styles', command: 'stylelint "src/**/*.css"'},
  {
    name: 'Unit tests',
    command: 'jest --ci --json --outputFile=test-results/unit.json',
    report: 'test-results/unit.json',
    count: countJest,
  },
  {name: 'Build', command: 'docusaurus build'},
  {name: 'Valid HTML', command: 'html-validate "build/**/*.html"', needs: 'Build'},
  {
    name: 'Browser tests',
    command: 'playwright test',
    report: 'test-results/browser.json',
    count: countPlaywright,
    needs: 'Build',
  },
  {
    name: 'Build under a project path',
    command: `docusaurus build --out-dir ${projectPage}`,
    env: {BASE_URL: '/repository/'},
  },
  {
    name: 'Browser tests under a project path',
    command: 'playwright test routes frame search',
    env: {
      BASE_URL: '/repository/',
      BUILD_DIR: projectPage,
      TEST_RESULTS: 'test-results/project-page',
    },
    report: 'test-results/project-page.json',
    count: countPlaywright,
    needs: 'Build under a project path',
  },
];

/** The deep matrix, and the figures that ACCESSIBILITY.md gives of it. @type {Stage[]} */
const deepStages = [
  {
    name: 'Deep matrix',
    command: 'playwright test deep',
    env: {DEEP_TESTS: '1', TEST_RESULTS: 'test-results/deep'},
    report: 'test-results/deep.json',
    count: countPlaywright,
    needs: 'Build',
  },
  {
    name: 'Figures of ACCESSIBILITY.md',
    command: 'node scripts/accessibility.mjs',
    needs: 'Deep matrix',
  },
];

/**
 * The stages that are asked for.
 * @param {string[]} args of the command line
 * @throws {TypeError} on one that nothing is known of: what it was meant to leave out would run
 */
export function chosenStages(args) {
  const {values} = parseArgs({
    args,
    options: {deep: {type: 'boolean'}, 'deep-only': {type: 'boolean'}},
  });
  if (values['deep-only']) return [...stages.filter(({name}) => name === 'Build'), ...deepStages];
  return values.deep ? [...stages, ...deepStages] : stages;
}

/** The runners' own totals: only ours may end the output. */
const total =
  /^(Tests|Test Suites|Snapshots):\s|^\s*\d+ (passed|failed|skipped|flaky|did not run)\b/;

const environment = {
  ...process.env,
  PATH: path.join(project, 'node_modules', '.bin') + path.delimiter + process.env.PATH,
  // No tool asks a question or advertises its new version.
  CI: process.env.CI || 'true',
  NO_UPDATE_NOTIFIER: '1',
  // What is tested is what the stage before has built.
  BUILD_DIR: 'build',
};

/** Starts a command and shows what it says. @returns {Promise<boolean>} whether it went well */
function run(command, env) {
  return new Promise((resolve) => {
    const child = spawn(command, {
      cwd: project,
      env: {...environment, ...env},
      shell: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr]) {
      readline.createInterface({input: stream}).on('line', (line) => {
        if (!total.test(line)) console.log(line);
      });
    }
    child.on('close', (code) => resolve(code === 0));
  });
}

/**
 * What a stage adds to the count.
 * @param {boolean} isFine whether its command went well
 * @param {Count | undefined} reported what its report says, if it has left one
 * @returns {Count}
 */
export function tally(isFine, reported) {
  if (!reported) return isFine ? {passed: 1, failed: 0} : {passed: 0, failed: 1};
  // A runner that fails though all its tests passed, or that ran none, has failed once.
  const isSilent = reported.failed === 0 && (!isFine || reported.passed === 0);
  return {...reported, failed: isSilent ? 1 : reported.failed};
}

async function runStage({name, command, env, report, count}) {
  console.log(`\n=== ${name}: ${command}\n`);
  const file = report && path.join(project, report);
  if (file) {
    mkdirSync(path.dirname(file), {recursive: true});
    rmSync(file, {force: true});
  }
  const start = Date.now();
  let isFine = await run(command, env);
  // A runner that leaves no report has not counted anything.
  if (file && !existsSync(file)) isFine = false;
  const reported =
    file && existsSync(file) ? count(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
  const result = tally(isFine, reported);
  const seconds = Math.round((Date.now() - start) / 1000);
  console.log(`\n--- ${name}: ${result.failed === 0 ? 'fine' : 'FAILED'} after ${seconds} s`);
  return result;
}

async function main() {
  const failedStages = new Set();
  const sum = {passed: 0, failed: 0};
  const toldAtTheEnd = [];
  for (const stage of chosenStages(process.argv.slice(2))) {
    const isPossible = !failedStages.has(stage.needs);
    if (!isPossible) console.log(`\n=== ${stage.name}: left out, as "${stage.needs}" failed`);
    const {passed, failed, told = []} = isPossible ? await runStage(stage) : {passed: 0, failed: 1};
    if (failed > 0) failedStages.add(stage.name);
    toldAtTheEnd.push(...told);
    sum.passed += passed;
    sum.failed += failed;
  }
  if (toldAtTheEnd.length > 0) console.log(`\n${toldAtTheEnd.join('\n')}`);
  if (failedStages.size > 0) console.log(`\nFailed: ${[...failedStages].join(', ')}`);
  console.log(`\n${sum.passed} passed, ${sum.failed} failed`);
  process.exitCode = sum.failed === 0 ? 0 : 1;
}

void runCommand(import.meta.url, main);
