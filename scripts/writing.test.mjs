/** @jest-environment node */
import {spawnSync} from 'node:child_process';
import {cpSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {dayOf, faultOfDay} from '../src/content/days';
import {makeFolder} from '../src/testing/folder';

/** A copy of the content, for running the writers' commands from package.json. */
const root = makeFolder();
for (const folder of ['blog', 'docs', 'src/pages', 'static'])
  cpSync(folder, path.join(root, folder), {recursive: true});

function run(script, args = [], {input = '', env = {}} = {}) {
  const command = [`scripts/${script}.mjs`, ...args, '--root', root];
  const options = {input, encoding: 'utf8', env: {...process.env, GITHUB_ACTIONS: '', ...env}};
  const {status, stdout, stderr} = spawnSync(process.execPath, command, options);
  return {status, out: stdout.trim(), err: stderr.trim()};
}

const answers = [
  ...'--kind article --category technology --service cyber --action /contact'.split(' '),
  '--title=What changes: in 2026',
];
const dated = [...answers, '--date=2025-10-12'];
const file = 'blog/2025-10-12-what-changes-in-2026.md';

describe('npm run new', () => {
  test('writes an article that can be checked at once, and says what comes next', () => {
    const {status, out} = run('new', dated);
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

  test('never writes over a file, nor takes an address twice', () => {
    const before = readFileSync(path.join(root, file), 'utf8');
    expect(run('new', dated)).toMatchObject({
      status: 1,
      out: '',
      err: expect.stringContaining(
        `${file} has the address /insights/what-changes-in-2026 already.`,
      ),
    });
    expect(run('new', [...answers, '--date=2025-11-11']).status).toBe(1);
    expect(readFileSync(path.join(root, file), 'utf8')).toBe(before);
  });

  test('asks in plain words for what it was not told, and again when it does not understand', () => {
    const {status, out} = run('new', [], {input: 'service\nData rooms\nnonsense\n2\n3\n'});
    expect(status).toBe(0);
    expect(out).toMatch(
      /What do you want to write\?.*What is its title\?.*Please type a number from 1 to 2\..*Where does its button lead\?/s,
    );
    expect(readFileSync(path.join(root, 'docs/behavioral/data-rooms.md'), 'utf8')).toMatch(
      /to: email:behavioral[^]*draft: true/,
    );
    expect(run('check-content').status).toBe(0);
  });

  test('asks for the day of an article, and takes Enter for today', () => {
    const untold = [...answers, '--title=What is new'];
    const {out} = run('new', untold, {input: '2026-02-31\n\n'});
    expect(out).toContain('On which day does it appear?');
    expect(out).toContain(faultOfDay('2026-02-31'));
    const [, name] = /Written: (\S+)/.exec(out) ?? [];
    expect(name).toBe(`blog/${dayOf()}-what-is-new.md`);
    expect(run('new', [...untold, '--date=today']).err).toMatch(/--date "today" isn't a day/);
    rmSync(path.join(root, name));
  });

  test('names the flags when nobody answers', () => {
    expect(run('new', ['--kind', 'article'])).toMatchObject({
      status: 1,
      err: 'No file was written: nobody answers. Add these: --title --category --service --action',
    });
    expect(run('new', ['--kind', 'article', '--category', 'Sports']).err).toMatch(
      /--category "Sports" is none of: Technology, /,
    );
  });
});

test('npm run check:content prints each problem on a line of its own, and annotates a pull request', () => {
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
