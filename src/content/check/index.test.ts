/** @jest-environment node */
import {badCases} from '../corpus/bad';
import {article, articleFile, project} from '../corpus/project';
import {checkContent, diskSource, formatProblem, type Memory, memorySource} from './index';

/** The day on which the corpus is looked at. */
const today = '2025-12-01';

const problemsOf = async (files: Record<string, string | Buffer>) =>
  (await checkContent(memorySource(files), today)).problems.map(formatProblem);

it('finds nothing to mend in a good project', async () => {
  expect(await problemsOf(project)).toEqual([]);
});

it('finds nothing to mend in this project', async () => {
  expect((await checkContent(diskSource(process.cwd()))).problems.map(formatProblem)).toEqual([]);
});

it('has a corpus of more than a hundred faults', () => {
  expect(badCases.length).toBeGreaterThan(100);
});

it.each(badCases)('tells the writer of $fault', async ({files, told}) => {
  const start = Date.now();
  const problems = await problemsOf({...project, ...files});
  expect(Date.now() - start).toBeLessThan(5000);
  expect(problems.map((problem, index) => problem.slice(0, told[index]?.length))).toEqual(told);
  for (const problem of problems) {
    expect(problem).toMatch(/^[^\n]+:\d+ [\w. ]+: [^\n]+$/);
  }
});

it('tells of everything in every file at once', async () => {
  const [first, second] = badCases.filter(({fault}) =>
    ['a wrong category', 'an unknown icon'].includes(fault),
  );
  const problems = await problemsOf({...project, ...first?.files, ...second?.files});
  expect(problems).toHaveLength(2);
});

it('takes a byte order mark and the line ends of Windows', async () => {
  const files = Object.fromEntries(
    Object.entries(project).map(([file, content]) => [
      file,
      typeof content === 'string' ? `\uFEFF${content.replace(/\n/g, '\r\n')}` : content,
    ]),
  );
  expect(await problemsOf(files)).toEqual([]);
});

it('remembers what it found, until something changes', async () => {
  const memory: Memory = new Map();
  const check = async (files: Record<string, string | Buffer>) =>
    (await checkContent(memorySource(files), today, memory)).problems.map(formatProblem);
  const linking = {
    ...project,
    [articleFile]: article.replace(
      'More words',
      '[More](/insights/older#the-first-part) :term[CUI]',
    ),
  };
  expect(await check(linking)).toEqual([]);
  expect(await check(linking)).toEqual([]);
  const older = 'blog/2025-09-01-older.md';
  expect(
    await check({
      ...linking,
      [older]: String(project[older]).replace('The first part', 'Another part'),
    }),
  ).toEqual([expect.stringContaining('the page has no part "#the-first-part"')]);
  expect(await check({...linking, 'docs/_glossary.yml': 'CMMC: A program.'})).toEqual([
    expect.stringContaining('no term "CUI"'),
  ]);
});
