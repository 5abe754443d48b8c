/** @jest-environment node */
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {article, articleFile, project} from '../corpus/project';
import {formatProblem} from './index';
import {checkProject, requireContent} from './whole';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'whole-'));
  for (const [file, content] of Object.entries(project)) write(file, content);
});

afterEach(() => rmSync(root, {recursive: true}));

function write(file: string, content: string | Buffer) {
  mkdirSync(path.join(root, path.dirname(file)), {recursive: true});
  writeFileSync(path.join(root, file), content);
}

/** Days of 2023, one article each. */
const dayAt = (index: number) => new Date(Date.UTC(2023, 0, 1 + index)).toISOString().slice(0, 10);

it('divides much content among threads, and finds the same', async () => {
  for (let index = 0; index < 210; index++) {
    write(
      `blog/${dayAt(index)}-page-${index}.md`,
      article
        .replace('2025-10-10', dayAt(index))
        .replace('Technology', index % 50 === 7 ? 'Tech' : 'Technology'),
    );
  }
  write('blog/page.mdx', 'x');
  const {problems, counts} = await checkProject(root, '2025-12-01');
  expect(counts.articles).toBe(212);
  expect(problems.map(formatProblem).map((line) => line.slice(0, line.indexOf(': ')))).toEqual([
    ...[7, 57, 107, 157, 207].map((index) => `blog/${dayAt(index)}-page-${index}.md:4 category`),
    'blog/page.mdx:1 file',
  ]);
}, 60_000);

it('stops a build with every problem and no stack', async () => {
  write(articleFile, article.replace('Technology', 'Tech').replace('2025-10-10', '2026-02-31'));
  const stopped = await requireContent(root).catch((error: unknown) => error as Error);
  expect((stopped as Error).stack?.split('\n')).toEqual([
    expect.stringMatching(
      /^blog\/2025-10-10-good\.md:4 category: "Tech" is not a category\. Did you mean Technology\?/,
    ),
    'blog/2025-10-10-good.md:5 date: 2026-02-31 is no day of the calendar: February 2026 has 28 days.',
  ]);
});
