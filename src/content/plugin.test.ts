/** @jest-environment node */
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, PluginContentLoadedActions} from '@docusaurus/types';
import contentPlugin, {serviceCards} from './plugin';

const doc = (id: string, frontMatter: object) => ({
  id,
  slug: `/${id.split('/')[1]}`,
  permalink: `/repo/services/${id.split('/')[1]}`,
  frontMatter: {
    title: id,
    description: `About ${id}`,
    icon: 'lock',
    industries: ['government'],
    ...frontMatter,
  },
});

const group = (label: string, ...ids: string[]) => ({
  type: 'category',
  label,
  items: ids.map((id) => ({type: 'doc', id})),
});

/** The part of the docs plugin's content that the cards are made of. */
const load = (docs: object[], ...groups: object[]) =>
  ({loadedVersions: [{docs, sidebars: {services: groups}}]}) as unknown as LoadedContent;

const content = load(
  [
    doc('behavioral/herbal-health', {sidebar_label: 'Herbal', status: 'coming soon'}),
    doc('technology/govtech', {}),
    doc('technology/ai-data-systems', {}),
  ],
  group('Technology', 'technology/ai-data-systems', 'technology/govtech'),
  group('Behavioral', 'behavioral/herbal-health'),
);

it('lists the services in the order of the sidebar, whatever the order of the files', () => {
  expect(serviceCards(content).map(({slug, group: line}) => `${line} ${slug}`)).toEqual([
    'technology ai-data-systems',
    'technology govtech',
    'behavioral herbal-health',
  ]);
});

it('gives each card its fields, and nothing that no list shows', () => {
  expect(serviceCards(content)[2]).toEqual({
    slug: 'herbal-health',
    permalink: '/repo/services/herbal-health',
    group: 'behavioral',
    title: 'behavioral/herbal-health',
    label: 'Herbal',
    description: 'About behavioral/herbal-health',
    icon: 'lock',
    industries: ['government'],
    comingSoon: true,
  });
  expect(serviceCards(content)[1]).toMatchObject({label: 'technology/govtech', comingSoon: false});
});

it('stops the build at an entry of the sidebar that is no service', () => {
  const broken = load([], group('Technology', 'technology/missing'));
  expect(() => serviceCards(broken)).toThrow(
    'sidebars.ts: "technology/missing" in the group "Technology" is no service',
  );
});

it('publishes the cards to every page, and those of articles to the pages that list them', async () => {
  const setGlobalData = jest.fn();
  const createData = jest.fn();
  const frontMatter = {category: 'Technology', read_time: 5, updates: [{date: '2025-11-03'}]};
  const metadata = {
    permalink: '/insights/a',
    title: 'A',
    date: new Date('2025-10-10'),
    frontMatter,
  };
  const plugin = contentPlugin({siteDir: process.cwd()} as LoadContext);
  await plugin.allContentLoaded?.({
    allContent: {
      'docusaurus-plugin-content-docs': {default: content},
      'docusaurus-plugin-content-blog': {default: {blogPosts: [{metadata}]}},
    },
    actions: {setGlobalData, createData} as unknown as PluginContentLoadedActions,
  });
  expect(setGlobalData).toHaveBeenCalledWith({services: serviceCards(content)});
  expect(createData).toHaveBeenCalledWith('articles.json', [
    expect.objectContaining({slug: 'a', date: '2025-10-10', readTime: 5, updated: '2025-11-03'}),
  ]);
});
