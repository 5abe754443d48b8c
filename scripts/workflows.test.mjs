/**
 * What SECURITY.md says of the workflows. Each rule is shown to notice a break.
 * @jest-environment node
 */
import {readdirSync, readFileSync} from 'node:fs';
import {parse} from 'yaml';

const folder = '.github/workflows';
const names = readdirSync(folder);
const texts = names.map((name) => readFileSync(`${folder}/${name}`, 'utf8'));

const jobsOf = (text) => Object.values(parse(text).jobs);
const stepsOf = (text) => jobsOf(text).flatMap(({steps = []}) => steps);

/** For each rule: whether a workflow keeps it, and words whose replacement breaks it. */
const rules = {
  'permits nothing that a job has not asked for': [
    (text) => JSON.stringify(parse(text).permissions) === '{}',
    ['permissions: {}\n', ''],
  ],
  'lets no job write but to Pages': [
    (text) =>
      jobsOf(text).every(
        ({permissions}) =>
          typeof permissions === 'object' &&
          Object.entries(permissions).every(
            ([key, value]) => value !== 'write' || ['pages', 'id-token'].includes(key),
          ),
      ),
    ['contents: read', 'contents: write'],
  ],
  'runs nothing in the job that may publish but the publishing': [
    (text) =>
      jobsOf(text)
        .filter(({permissions, uses}) => permissions['id-token'] && !uses)
        .every(({steps}) => steps.every(({uses}) => uses?.startsWith('actions/deploy-pages@'))),
    [/contents: read(?=\n {4}steps)/g, 'id-token: write'],
  ],
  'pins every action by its commit': [
    (text) =>
      [...text.matchAll(/uses: (.*)/g)].every(([, action]) =>
        /^(\.\/\.github\/workflows\/[\w-]+\.yml|[\w/-]+@[0-9a-f]{40} # v[\d.]+)$/.test(action),
      ),
    [/@[0-9a-f]{40} # /g, '@'],
  ],
  'leaves no credentials on disk': [
    (text) =>
      stepsOf(text)
        .filter(({uses}) => uses?.startsWith('actions/checkout@'))
        .every((step) => step.with?.['persist-credentials'] === false),
    ['persist-credentials: false', 'clean: true'],
  ],
  "never runs a stranger's change with our rights, and reads no secret": [
    (text) => !/pull_request_target|workflow_run|\bsecrets\b/.test(text),
    ['\njobs:', '\n  pull_request_target:\njobs:'],
  ],
};

describe.each(Object.entries(rules))('every workflow %s', (_, [isKept, [words, others]]) => {
  test.each(names)('%s', (name) => {
    const text = texts[names.indexOf(name)];
    expect(isKept(text)).toBe(true);
    expect(text).toMatch(words);
    expect(isKept(text.replaceAll(words, () => others))).toBe(false);
  });
});

test('whatever else fails in the daily run, the site is published', () => {
  const [publish, ...others] = jobsOf(readFileSync(`${folder}/daily.yml`, 'utf8'));
  expect(publish).toMatchObject({uses: './.github/workflows/publish.yml'});
  expect(publish.needs).toBeUndefined();
  expect(others.length).toBeGreaterThan(0);
});
