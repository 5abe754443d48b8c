import {execFileSync} from 'node:child_process';
import {defineConfig, devices} from '@playwright/test';
import {engineNames, findEngines, installing, type Engine} from './tests/engines/find';

/**
 * Browser tests: what a visitor does on the site in `build/` (run `npm run build` first), or in the folder BUILD_DIR,
 * served under the BASE_URL it was built with.
 * Each worker loads this file again, so values determined here are stored in the environment, which workers inherit.
 */
process.env.CHROMIUM_PATH ??= execFileSync(process.execPath, ['scripts/chromium.mjs'], {
  encoding: 'utf8',
  cwd: __dirname,
}).trim();
// Concurrent runs use different ports.
process.env.TEST_PORT ??= String(20_000 + (process.pid % 10_000));

/** The installed engines. `npm run test:engines` requires all of them, and runs the same tests in Chromium. */
const engines = findEngines();
const missing = engineNames.filter((name) => !engines.some((engine) => engine.name === name));
if (missing.length > 0 && !process.env.TEST_WORKER_INDEX) {
  const words = `Not tested in ${missing.join(' and ')}: install by ${installing}.`;
  if (process.env.ENGINES) throw new Error(words);
  console.log(words);
}
const isDeep = Boolean(process.env.ENGINES || process.env.DEEP_TESTS);
const tested = isDeep ? engines : engines.filter(({name}) => name !== 'chromium');

/** Specs that make builds of their own take longest, so they start first. */
const forms = ['**/contact-faults/**', '**/contact.spec.ts', '**/writing.spec.ts'];
const builders = '**/documents.spec.ts';

const dir = process.env.BUILD_DIR || 'build';
const results = process.env.TEST_RESULTS || 'test-results/browser';
const base = process.env.BASE_URL || '/';
const baseURL = `http://localhost:${process.env.TEST_PORT}${base}`;

export default defineConfig<object, {engine: Engine}>({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  timeout: 45_000,
  expect: {timeout: 10_000},
  // On a shared machine a test may time out once; a test that fails twice has failed.
  retries: process.env.CI ? 1 : 0,
  outputDir: results,
  snapshotPathTemplate: 'tests/pictures/{arg}{ext}',
  reporter: [['list'], ['json', {outputFile: `${results}.json`}]],
  use: {
    baseURL,
    trace: 'off',
    locale: 'en-US',
    timezoneId: 'America/New_York',
    ...devices['Desktop Chrome'],
    viewport: {width: 1366, height: 768},
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      // Tests can't reach any other host, such as the owner's form service or analytics.
      args: ['--disable-gpu', '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost'],
    },
  },
  projects: [
    // These share one site and one form service, whose ports are compiled into the build.
    {name: 'contact', testMatch: forms, fullyParallel: false, workers: 1},
    {name: 'builds', testMatch: builders, fullyParallel: false},
    {name: 'chromium', testIgnore: [...forms, builders, '**/engines/**']},
    ...tested.map((engine) => ({
      name: `engine ${engine.name}`,
      testMatch: '**/engines/*.spec.ts',
      use: {engine},
      // WebKit's driver allows one session at a time.
      fullyParallel: false,
    })),
  ],
  webServer: {
    command: `node scripts/serve.mjs --port ${process.env.TEST_PORT} --dir ${dir} --base ${base}`,
    url: baseURL,
    reuseExistingServer: false,
  },
});
