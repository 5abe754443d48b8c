/**
 * What SECURITY.md says about the workflows.
 * @jest-environment node
 */
import {readdirSync, readFileSync} from 'node:fs';
import {parse} from 'yaml';

const folder = '.github/workflows';
const workflows = readdirSync(folder).map((name) => {
  const text = readFileSync(`${folder}/${name}`, 'utf8');
  const {permissions, jobs} = parse(text);
  return {name, text, permissions, jobs: Object.values(jobs)};
});

describe.each(workflows)('$name', ({name, text, permissions, jobs}) => {
  const steps = jobs.flatMap((job) => job.steps ?? []);

  test("has no permissions by default, and its jobs can write to nothing they don't have to", () => {
    expect(permissions).toEqual({});
    const asked = jobs.flatMap((job) => Object.entries(job.permissions));
    const written = asked.filter(([, right]) => right === 'write').map(([right]) => right);
    const known = name === 'evidence.yml' ? ['contents', 'pull-requests'] : ['pages', 'id-token'];
    expect(known).toEqual(expect.arrayContaining([...new Set(written)]));
  });

  test('runs no code of ours or of a package in a job that can write', () => {
    const writing = jobs.filter((job) => Object.values(job.permissions).includes('write'));
    for (const {uses, run} of writing.flatMap((job) => job.steps ?? []))
      if (uses) expect(uses).toMatch(/^actions\/(checkout|deploy-pages)@/);
      else expect(run).not.toMatch(/^(?!(rm|gh|git) )./m);
  });

  test('pins every action to a commit, and keeps no credentials on disk', () => {
    for (const [, action] of text.matchAll(/uses: (.*)/g))
      expect(action).toMatch(
        /^(\.\/\.github\/workflows\/[\w-]+\.yml|[\w/-]+@[0-9a-f]{40} # v[\d.]+)$/,
      );
    for (const {uses, with: options} of steps.filter(({uses}) => /\/checkout@/.test(uses)))
      expect({uses, ...options}).toMatchObject({'persist-credentials': false});
  });

  test("never runs a stranger's change with our permissions, and uses no secrets", () => {
    expect(text).not.toMatch(/pull_request_target|workflow_run|\bsecrets\b/);
  });
});

test('the daily run publishes the site even if its checks fail', () => {
  const [publish, ...others] = workflows.find(({name}) => name === 'daily.yml').jobs;
  expect(publish).toMatchObject({uses: './.github/workflows/publish.yml'});
  expect(publish.needs).toBeUndefined();
  expect(others.length).toBeGreaterThan(0);
});
