/** @jest-environment node */
import {readdirSync, rmSync} from 'node:fs';
import path from 'node:path';
import createJiti from 'jiti';
import {addArticles} from './bench.mjs';
import {copyProject} from './project-copy.mjs';

test('articles are made up to the number asked for, and all can be published', async () => {
  const root = copyProject();
  addArticles(root, 20);
  const names = readdirSync(path.join(root, 'blog')).filter((name) => /^\d/.test(name));
  const {checkContent, diskSource} = createJiti(path.resolve('index.mjs'))(
    './src/content/check/index.ts',
  );
  const {problems} = await checkContent(diskSource(root), '2030-01-01');
  rmSync(root, {recursive: true});
  expect(names).toHaveLength(20);
  expect(problems).toEqual([]);
});
