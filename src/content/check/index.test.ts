/** @jest-environment node */
import {mistakes} from '../corpus/mistakes';
import {article, articleFile, memorySource, problemsOf, project, today} from '../corpus/project';
import {projectRoot} from '../kinds';
import {diskSource} from '../load';
import {checkContent} from './index';
import {formatProblem, messages, patterns} from '../messages';

it('finds nothing to fix in a good project', async () => {
  expect(await problemsOf({})).toEqual([]);
});

it('finds nothing to fix in this project', async () => {
  expect((await checkContent(diskSource(projectRoot))).problems.map(formatProblem)).toEqual([]);
});

/** Matches the part of a message to type exactly as shown: after such words, to an end without a period. */
const literal = new RegExp(
  '(?:[Ww]rite(?:, for example:)?|Rename it(?:, for example)? to|Move it, for example to|Make it|quotes:) ' +
    '((?!.*\\b(?:as in|write) ).*[^.?])$|Did you mean ([^?]+)\\?',
);

const told: string[] = [];

/** The first and last line that a fix changes, removes, or adds to. */
function changedLines(before: unknown, after: unknown): [first: number, last: number] {
  const [old, now] = [String(before).split('\n'), String(after).split('\n')];
  const differs = old.flatMap((line, index) => {
    const isSame = line === now[index] || line === now[index + now.length - old.length];
    return isSame ? [] : [index + 1];
  });
  return [differs[0] ?? 0, differs.at(-1) ?? 0];
}

describe.each(mistakes)('$mistake', ({files, fixed}) => {
  let problems: string[];

  it('is told in a sentence, at its place, at once', async () => {
    const start = process.cpuUsage();
    problems = await problemsOf(files);
    told.push(...problems);
    // This process's CPU time, in microseconds, doesn't depend on other work on the machine.
    expect(process.cpuUsage(start).user).toBeLessThan(5_000_000);
    expect(problems.length).toBeGreaterThan(0);
    for (const problem of problems) {
      const [, file = '', line] = /^([^\n]+?):(\d+) [\w. ]+: [^\n]+$/.exec(problem) ?? [problem];
      const [first, last] = changedLines(
        files[file] ?? project[file],
        fixed[file] ?? project[file],
      );
      // Line 1 means the whole file. A block is reported at its start, which may be a few lines away.
      const isNear = Number(line) >= first - 4 && Number(line) <= last + 2;
      expect({problem, isNear: line === '1' || first === 0 || isNear}).toEqual({
        problem,
        isNear: true,
      });
    }
  });

  it('is gone when the remedy is carried out', async () => {
    expect(await problemsOf(fixed)).toEqual([]);
    const all = Object.entries({...project, ...fixed})
      .flat()
      .join('\n');
    for (const problem of problems) {
      const [, typed, meant] = literal.exec(problem) ?? [];
      expect(all).toContain(typed ?? meant ?? '');
    }
  });
});

it('has said every sentence there is', () => {
  const elsewhere = [
    'file elsewhere',
    ...Object.keys(messages).filter((name) => /^page (renamed|removed|hidden)/.test(name)),
  ];
  const sentences = [
    ...Object.entries(messages).filter(([name]) => !elsewhere.includes(name)),
    ...patterns.words.map(({pattern, say}) => [pattern, say]),
  ];
  const unseen = sentences.filter(([, sentence = '']) => {
    const [longest = ''] = sentence.split(/\{\w+\}/).sort((a, b) => b.length - a.length);
    return !told.some((problem) => problem.includes(longest.trim()));
  });
  expect(unseen).toEqual([]);
});

it('takes a byte order mark and the line ends of Windows', async () => {
  const files = Object.entries(project).map(([file, content]) => [
    file,
    typeof content === 'string' ? `\uFEFF${content.replace(/\n/g, '\r\n')}` : content,
  ]);
  expect(await problemsOf(Object.fromEntries(files) as typeof project)).toEqual([]);
});

it('sees what has changed elsewhere', async () => {
  const linking = {
    [articleFile]: article.replace('More words', '[More](/insights/older#the-first-part)'),
  };
  const older = 'blog/2025-09-01-older.md';
  const changed = String(project[older]).replace('The first part', 'Another part');
  expect(await problemsOf(linking)).toEqual([]);
  expect(await problemsOf({...linking, [older]: changed})).toEqual([
    expect.stringContaining('the page has no part "#the-first-part"'),
  ]);
});

it('says what is published and what is not', async () => {
  const files = {
    ...project,
    'blog/2025-12-24-gift.md': article.replace('2025-10-10', '2025-12-24').replace('A Good', 'A 1'),
    'blog/2025-09-02-old.md': article
      .replace('2025-10-10', '2025-09-02')
      .replace('A Good', 'A 2')
      .replace('category', 'draft: true\ncategory'),
  };
  expect((await checkContent(memorySource(files), {today})).summary).toBe(
    'Published: 2 articles, 2 services. Drafts: 1. Waiting: 1, for December 24.',
  );
});

describe('an address that was published', () => {
  const gone = article.replace('2025-10-10', '2025-09-09');
  const former = (file: string, successor?: string, text = gone) => ({
    former: [{file, ...(successor && {successor}), text: () => text}],
  });
  const isDraft = article.replace('category', 'draft: true\ncategory');

  it('is asked for when its file was renamed, with the line to add', async () => {
    const redirected = article.replace('category', 'redirect_from: [/insights/old]\ncategory');
    const options = former('blog/2025-09-09-best.md', articleFile);
    expect(await problemsOf({[articleFile]: redirected}, options)).toEqual([
      expect.stringMatching(
        /^blog\/2025-10-10-good\.md:4 .*\/insights\/best.* Write redirect_from: \[\/insights\/old, \/insights\/best\]$/,
      ),
    ]);
    const both = redirected.replace('/old]', '/old, /insights/best]');
    expect(await problemsOf({[articleFile]: both}, options)).toEqual([]);
  });

  it.each([
    ['is a draft now', articleFile, isDraft, 4, 'draft'],
    ['waits for a later day now', articleFile, article.replace('-10-10', '-12-24'), 5, 'date'],
    [
      'leads to a draft now',
      'blog/2025-09-09-best.md',
      isDraft.replace('title', 'redirect_from: [/insights/best]\ntitle'),
      5,
      'draft',
    ],
  ])('is asked for when its page %s', async (_, file, now, line, field) => {
    const name = field === 'date' ? articleFile.replace('10-10', '12-24') : articleFile;
    const files = {[articleFile]: undefined, [name]: now};
    const address = file === articleFile ? '/insights/good' : '/insights/best';
    const [problem, ...others] = await problemsOf(files, former(file));
    expect(others).toEqual([]);
    expect(problem).toMatch(new RegExp(`^${name}:${line} ${field}: .* published at ${address}\\b`));
    expect(await problemsOf({...files, 'docs/_removed.txt': address}, former(file))).toEqual([]);
  });

  it('may be gone when that is written down', async () => {
    const options = former('docs/technology/gone.md');
    expect(await problemsOf({}, options)).toEqual([
      expect.stringMatching(
        /^docs\/technology\/gone\.md:1 redirect_from: .* \/services\/gone to docs\/_removed\.txt$/,
      ),
    ]);
    expect(await problemsOf({'docs/_removed.txt': '# Gone\n/services/gone\n'}, options)).toEqual(
      [],
    );
  });

  it('is not asked for when it was never published, or has another day alone', async () => {
    const waiting = gone.replace('2025-09-09', '2026-01-01');
    for (const text of [isDraft, waiting, 'Notes.'])
      expect(await problemsOf({}, former('blog/2025-01-01-gone.md', undefined, text))).toEqual([]);
    expect(await problemsOf({}, former('blog/2025-01-01-good.md', articleFile))).toEqual([]);
  });
});
