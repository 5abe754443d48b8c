/** @jest-environment node */
import {execFileSync} from 'node:child_process';
import {rmSync} from 'node:fs';
import path from 'node:path';
import {hashFiles, inDays} from '../../scripts/evidence.mjs';
import {buildCopy, copyProject} from '../support/projectCopy.mjs';

const date = '2026-01-02T03:04:05Z';
const committed = {...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date};

/** Builds a copy of the project. @returns the hash of each file, by name */
function build(variables) {
  const root = copyProject();
  const identity = ['-c', 'user.name=A', '-c', 'user.email=a@example.com'];
  for (const args of [['init'], [...identity, 'commit', '--allow-empty', '-m', 'First']])
    execFileSync('git', args, {cwd: root, env: committed, stdio: 'pipe'});
  const {status, said} = buildCopy(root, {BASE_URL: '/', ...variables});
  expect({status, said}).toMatchObject({status: 0});
  const files = hashFiles(path.join(root, 'build'));
  rmSync(root, {recursive: true});
  return files;
}

test('builds of one commit are identical, even in another folder, time zone, and on another day', () => {
  const here = build({TZ: 'America/New_York'});
  const there = build({TZ: 'Pacific/Kiritimati', NODE_OPTIONS: inDays(1)});
  expect([...there].filter(([name, hash]) => here.get(name) !== hash)).toEqual([]);
  expect([...there.keys()].sort()).toEqual([...here.keys()].sort());
}, 600_000);
