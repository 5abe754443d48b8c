/** @jest-environment node */
import {readdirSync, rmSync} from 'node:fs';
import path from 'node:path';
import createJiti from 'jiti';
import {addArticles, plainMarkdown} from './bench.mjs';
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

test('our blocks become plain Markdown that links to the stock pages', () => {
  const body =
    ':::cards\n\n### :icon[key] A :term[word]\n\n[b](/services/x#y) [c](/insights)\n\n:::\n';
  expect(plainMarkdown(body)).toBe('\n### A word\n\n[b](/docs/x#y) [c](/blog)\n\n');
});
