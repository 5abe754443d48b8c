/** @jest-environment node */
import type {Result} from './check';
import {showProblems} from './plugin';

const result = (...messages: string[]): Result => ({
  problems: messages.map((message) => ({
    file: 'blog/2025-10-10-x.md',
    line: 4,
    about: 'category',
    message,
  })),
  summary: '',
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
