/** @jest-environment node */
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {Result} from '../check';
import {serviceCards} from './loadedContent';
import {showProblems} from './plugin';

it('stops the build at an entry of the sidebar that is no service', () => {
  const group = {type: 'category', label: 'Technology', items: [{type: 'doc', id: 'missing'}]};
  const version = {isLast: true, docs: [], sidebars: {services: [group]}};
  expect(() => serviceCards({loadedVersions: [version]} as unknown as LoadedContent)).toThrow(
    'sidebars.ts: "missing" in the group "Technology" is no service',
  );
});

it.each([[[]], [['"A" is no category.', '"B" is no category.']]])(
  'looks whenever a file changes, and lays the problems over the page: %j',
  async (messages) => {
    const problems = messages.map((message) => ({file: 'blog/x.md', line: 4, about: 'a', message}));
    const check = async (): Promise<Result> => ({problems, summary: ''});
    const errors: Error[] = [];
    const add = jest.fn();
    let compile: (compilation: object) => Promise<void> = async () => {};
    const make = {tapPromise: (_name: string, run: typeof compile) => (compile = run)};
    showProblems(check, ['/site/blog', '/site/docs']).apply({hooks: {make}} as never);
    await compile({compiler: {}, errors, contextDependencies: {add}});
    expect(add.mock.calls).toEqual([['/site/blog'], ['/site/docs']]);
    const lines = messages.map((message) => `blog/x.md:4 a: ${message}`).join('\n');
    // Without a stack, which helps no writer.
    expect(errors.map(({stack}) => stack)).toEqual(lines ? [lines] : []);
  },
);
