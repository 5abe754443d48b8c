/** @jest-environment node */
import type {Result} from './check';
import {contentRule, showProblems} from './live';

const result = (...messages: string[]): Result => ({
  problems: messages.map((message) => ({
    file: 'blog/2025-10-10-x.md',
    line: 4,
    about: 'category',
    message,
  })),
  unreadable: [],
  counts: {articles: 1, services: 0, images: 0, terms: 0},
});

/** Lets the bundler compile once. */
async function compile(check: () => Promise<Result>) {
  const errors: Error[] = [];
  const watched: string[] = [];
  let run: ((compilation: object) => Promise<void>) | undefined;
  showProblems(check, ['/site/blog', '/site/docs']).apply({
    hooks: {make: {tapPromise: (_name: string, made: typeof run) => (run = made)}},
  } as never);
  await run?.({errors, contextDependencies: {add: (folder: string) => watched.push(folder)}});
  return {errors, watched};
}

it('lays the problems over the page in the words of the check, without a stack', async () => {
  const {errors} = await compile(async () =>
    result('"A" is not a category.', '"B" is not a category.'),
  );
  expect(errors.map(({message}) => message)).toEqual([
    'blog/2025-10-10-x.md:4 category: "A" is not a category.\nblog/2025-10-10-x.md:4 category: "B" is not a category.',
  ]);
  expect(errors[0]?.stack).toBe(errors[0]?.message);
});

it('lays nothing over the page when all is well, and looks again when a file comes or goes', async () => {
  const {errors, watched} = await compile(async () => result());
  expect(errors).toEqual([]);
  expect(watched).toEqual(['/site/blog', '/site/docs']);
});

it('takes what cannot be read as empty', () => {
  const {options} = contentRule([]);
  expect(options.read('A text.\r\n')).toBe('A text.\n');
  expect(options.read('word '.repeat(100_000))).toBe('');
});
