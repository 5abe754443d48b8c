/** @jest-environment node */
import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {article} from '../corpus/project';
import {formerPages} from './history';

let root: string;
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.example', ...args], {cwd: root});
const commit = () => {
  git('add', '.');
  git('commit', '-q', '-m', 'x');
};
const at = (file: string) => path.join(root, 'blog', file);
const told = () =>
  formerPages(root).map(({file, successor, wasPublished}) => [file, successor, wasPublished()]);

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'history-'));
  git('init', '-q');
  mkdirSync(path.join(root, 'blog'));
  writeFileSync(at('2025-10-10-a.md'), article);
  commit();
});
afterEach(() => rmSync(root, {recursive: true}));

it('knows a page that was renamed twice by its last name', () => {
  renameSync(at('2025-10-10-a.md'), at('2025-10-10-b.md'));
  commit();
  renameSync(at('2025-10-10-b.md'), at('2025-10-10-c.md'));
  expect(told()).toEqual([
    ['blog/2025-10-10-b.md', 'blog/2025-10-10-c.md', true],
    ['blog/2025-10-10-a.md', 'blog/2025-10-10-c.md', true],
  ]);
});

it('knows a page that was deleted, and a draft from what was published', () => {
  writeFileSync(at('2025-10-11-d.md'), article.replace('category', 'draft: true\ncategory'));
  commit();
  rmSync(at('2025-10-10-a.md'));
  rmSync(at('2025-10-11-d.md'));
  expect(told()).toEqual([
    ['blog/2025-10-10-a.md', undefined, true],
    ['blog/2025-10-11-d.md', undefined, false],
  ]);
  git('commit', '-q', '-a', '-m', 'x');
  expect(told()).toHaveLength(2);
});

it('knows nothing where there is no history', () => {
  rmSync(path.join(root, '.git'), {recursive: true});
  expect(formerPages(root)).toEqual([]);
});
