/** @jest-environment node */
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext} from '@docusaurus/types';
import type {Result} from './check';
import {serviceCards} from './loadedContent';
import contentPlugin, {showProblems} from './plugin';

const doc = (id: string, frontMatter: object, sourceDirName = 'technology') => ({
  id,
  sourceDirName,
  slug: `/${id}`,
  permalink: `/repo/services/${id}`,
  frontMatter: {title: id, description: 'About', icon: 'lock', industries: [], ...frontMatter},
});

const group = (label: string, ...ids: string[]) => ({
  type: 'category',
  label,
  items: ids.map((id) => ({type: 'doc', id})),
});

/** The part of the docs plugin's content that the cards are made of. */
const load = (docs: object[], ...groups: object[]) =>
  ({
    loadedVersions: [{docs: []}, {isLast: true, docs, sidebars: {services: groups}}],
  }) as unknown as LoadedContent;

const content = load(
  [
    doc('herbal', {sidebar_label: 'Herbal', status: 'coming soon'}, 'behavioral'),
    doc('gov', {}),
    doc('ai', {}),
  ],
  group('Technology', 'ai', 'gov'),
  group('Behavioral', 'herbal'),
);

it('lists the services in the order of the sidebar, with what lists show', () => {
  const cards = serviceCards(content);
  expect(cards.map(({slug}) => slug)).toEqual(['ai', 'gov', 'herbal']);
  expect(cards[1]).toMatchObject({label: 'gov', comingSoon: false});
  expect(cards[2]).toEqual({
    slug: 'herbal',
    permalink: '/repo/services/herbal',
    group: 'behavioral',
    title: 'herbal',
    label: 'Herbal',
    description: 'About',
    icon: 'lock',
    industries: [],
    comingSoon: true,
  });
});

it('stops the build at an entry of the sidebar that is no service', () => {
  expect(() => serviceCards(load([], group('Technology', 'missing')))).toThrow(
    'sidebars.ts: "missing" in the group "Technology" is no service',
  );
});

it('publishes the cards to every page, and those of articles to the pages that list them', async () => {
  const actions = {setGlobalData: jest.fn(), createData: jest.fn()};
  const frontMatter = {category: 'Technology', read_time: 5, updates: [{date: '2025-11-03'}]};
  const metadata = {permalink: '/insights/a', date: new Date('2025-10-10'), frontMatter};
  await contentPlugin({siteDir: process.cwd()} as LoadContext).allContentLoaded?.({
    allContent: {
      'docusaurus-plugin-content-docs': {default: content},
      'docusaurus-plugin-content-blog': {default: {blogPosts: [{metadata}]}},
    },
    actions,
  } as never);
  expect(actions.setGlobalData).toHaveBeenCalledWith({services: serviceCards(content)});
  expect(actions.createData).toHaveBeenCalledWith('articles.json', [
    expect.objectContaining({slug: 'a', date: '2025-10-10', readTime: 5, updated: '2025-11-03'}),
  ]);
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
