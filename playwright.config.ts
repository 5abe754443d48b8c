import {execFileSync} from 'node:child_process';
import {defineConfig, devices} from '@playwright/test';
import {engineNames, findEngines, installing, type Engine} from './tests/engines/find';

/**
 * Browser tests: what a visitor does, on the built site served as GitHub Pages serves it. They test
 * what stands in `build/` (`npm run build` first), or in the folder that BUILD_DIR names, published
 * under BASE_URL as it was built.
 *
 * This file is read by the test runner and again by each of its workers; what is found out here is
 * therefore kept in the environment, which the workers inherit.
 */
function run(...args: string[]): string {
  return execFileSync(process.execPath, args, {encoding: 'utf8', cwd: __dirname}).trim();
}

process.env.CHROMIUM_PATH ??= run('scripts/chromium.mjs');
// Two runs side by side do not meet: each takes a port that is free.
process.env.TEST_PORT ??= run(
  '-e',
  'const s = require("net").createServer().listen(0, () => { console.log(s.address().port); s.close(); })',
);

/**
 * The site is visited in the other engines that are there; `npm run test:engines` demands them, and like the
 * deep run goes everywhere in Chromium too.
 */
const engines = findEngines();
const missing = engineNames.filter((name) => !engines.some((engine) => engine.name === name));
if (missing.length > 0 && !process.env.TEST_WORKER_INDEX) {
  const words = `Not tested in ${missing.join(' and ')}: install by ${installing}.`;
  if (process.env.ENGINES) throw new Error(words);
  console.log(words);
}
const isDeep = Boolean(process.env.ENGINES || process.env.DEEP_TESTS);
const tested = isDeep ? engines : engines.filter(({name}) => name !== 'chromium');

/** Specs that make builds of their own: they take longest, and start first beside all others. */
const builders = ['**/contact-faults/**', '**/documents.spec.ts'];

const dir = process.env.BUILD_DIR || 'build';
const results = process.env.TEST_RESULTS || 'test-results/browser';
const base = process.env.BASE_URL || '/';
const baseURL = `http://localhost:${process.env.TEST_PORT}${base}`;

export default defineConfig<object, {engine: Engine}>({
  testDir: 'tests',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  timeout: 45_000,
  expect: {timeout: 10_000},
  outputDir: results,
  reporter: [['list'], ['json', {outputFile: `${results}.json`}]],
  use: {
    baseURL,
    trace: 'off',
    locale: 'en-US',
    timezoneId: 'America/New_York',
    ...devices['Desktop Chrome'],
    viewport: {width: 1366, height: 768},
    launchOptions: {executablePath: process.env.CHROMIUM_PATH, args: ['--disable-gpu']},
  },
  projects: [
    // One site and one form service for all of them, on the ports that were built in.
    {name: 'contact', testMatch: '**/contact-faults/**', fullyParallel: false, workers: 1},
    {
      name: 'builds',
      testMatch: builders,
      testIgnore: '**/contact-faults/**',
      fullyParallel: false,
    },
    {name: 'chromium', testIgnore: [...builders, '**/engines/**']},
    ...tested.map((engine) => ({
      name: `engine ${engine.name}`,
      testMatch: isDeep ? '**/engines/*.spec.ts' : '**/engines/steps.spec.ts',
      use: {engine},
      // WebKit's driver serves one visitor at a time.
      fullyParallel: false,
    })),
  ],
  webServer: {
    command: `node scripts/serve.mjs --port ${process.env.TEST_PORT} --dir ${dir} --base ${base}`,
    url: baseURL,
    reuseExistingServer: false,
  },
});
