/** @jest-environment node */
import {spawnSync} from 'node:child_process';
import {cpSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {dayOf, faultOfDay} from '../src/content/days';
import {makeFolder} from '../src/testing/folder';

/** Runs the writers' commands on a copy of the content. */
const root = makeFolder();
for (const folder of ['blog', 'docs', 'src/pages', 'static'])
  cpSync(folder, path.join(root, folder), {recursive: true});

function run(script, args = [], {input = '', env = {}} = {}) {
  const command = [`scripts/${script}.mjs`, ...args, '--root', root];
  const options = {input, encoding: 'utf8', env: {...process.env, GITHUB_ACTIONS: '', ...env}};
  const {status, stdout, stderr} = spawnSync(process.execPath, command, options);
  return {status, out: stdout.trim(), err: stderr.trim()};
}

const file = 'blog/2025-10-12-what-changes-in-2026.md';
const answers = ['article', 'What changes: in 2026', '2025-10-12', 'technology', 'cyber'];
const type = (...lines) => run('new', [], {input: lines.map((line) => `${line}\n`).join('')});

describe('npm run new', () => {
  test('writes an article that passes the check, and says what to do next', () => {
    const {status, out} = type(...answers);
    expect(status).toBe(0);
    expect(out).toContain(`Written: ${file}`);
    expect(out).toContain('npm run check:content');
    const written = readFileSync(path.join(root, file), 'utf8');
    expect(written).toMatch(/^title: "What changes: in 2026"$/m);
    expect(written).toMatch(/^services: \[cybersecurity\]$/m);
    expect(run('check-content').out).toMatch(
      /^Nothing to fix\.\nPublished: \d+ articles, \d+ services\. Drafts: 1\.$/,
    );
  });

  test('uses no URL twice, and writes nothing if there is no input', () => {
    const before = readFileSync(path.join(root, file), 'utf8');
    const {status, out, err} = type(...answers.slice(0, 2));
    expect(out).toContain('/insights/what-changes-in-2026 is there already.');
    expect({status, err}).toEqual({status: 1, err: 'No file was written: nobody answers.'});
    expect(readFileSync(path.join(root, file), 'utf8')).toBe(before);
  });

  test('asks again if it does not understand', () => {
    const {status, out} = type('service', 'Data rooms', 'nonsense', '2');
    expect(status).toBe(0);
    expect(out).toMatch(
      /What do you want to write\?.*What is its title\?.*Please type a number from 1 to 2\./s,
    );
    expect(readFileSync(path.join(root, 'docs/behavioral/data-rooms.md'), 'utf8')).toMatch(
      /^draft: true$/m,
    );
    expect(run('check-content').status).toBe(0);
  });

  test('asks for the date of an article; Enter means today', () => {
    const {out} = type('1', 'What is new', '2026-02-31', '', '1', '1');
    expect(out).toContain(faultOfDay('2026-02-31'));
    const [, name] = /Written: (\S+)/.exec(out) ?? [];
    expect(name).toBe(`blog/${dayOf()}-what-is-new.md`);
    rmSync(path.join(root, name));
  });
});

test('npm run check:content prints one problem per line, and annotates pull requests', () => {
  const broken = 'blog/2025-10-13-broken.md';
  writeFileSync(path.join(root, broken), 'Text.\n');
  const {status, out, err} = run('check-content', [], {env: {GITHUB_ACTIONS: 'true'}});
  expect({status, err}).toEqual({status: 1, err: ''});
  const fault = 'the first line must be "---"';
  expect(out.split('\n').slice(0, 4)).toEqual([
    expect.stringContaining(`::error file=${broken},line=1,title=front matter::${fault}`),
    expect.stringContaining(`${broken}:1 front matter: ${fault}`),
    '',
    '1 problem to fix. .github/CONTRIBUTING.md says what each is about.',
  ]);
});
