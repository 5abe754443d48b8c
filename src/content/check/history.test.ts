/** @jest-environment node */
import {execFileSync} from 'node:child_process';
import {renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {makeFolder} from '../../testing/folder';
import {article} from '../corpus/project';
import {formerPages} from './history';

let root: string;
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.example', ...args], {cwd: root});
const commit = () => {
  git('add', '.');
  git('commit', '-q', '-m', 'x');
};
const at = (name: string) => path.join(root, 'blog', `2025-10-10-${name}.md`);
const told = () =>
  formerPages(root).map(({file, successor, wasPublished}) =>
    [file, successor, wasPublished()].join(' ').replace(/blog\/2025-10-10-/g, ''),
  );

beforeEach(() => {
  root = makeFolder({'blog/2025-10-10-a.md': article});
  git('init', '-q');
  commit();
});

it('knows a page that was renamed twice by its last name', () => {
  renameSync(at('a'), at('b'));
  commit();
  renameSync(at('b'), at('c'));
  expect(told()).toEqual(['b.md c.md true', 'a.md c.md true']);
});

it('knows a page that was deleted, and a draft from what was published', () => {
  writeFileSync(at('d'), article.replace('category', 'draft: true\ncategory'));
  commit();
  rmSync(at('a'));
  rmSync(at('d'));
  expect(told()).toEqual(['a.md  true', 'd.md  false']);
  git('commit', '-q', '-a', '-m', 'x');
  expect(told()).toHaveLength(2);
});

it('knows nothing where there is no history', () => {
  rmSync(path.join(root, '.git'), {recursive: true});
  expect(formerPages(root)).toEqual([]);
});
