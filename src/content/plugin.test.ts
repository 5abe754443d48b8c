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

it('publishes the cards to every page', async () => {
  const setGlobalData = jest.fn();
  await contentPlugin({siteDir: process.cwd()} as LoadContext).allContentLoaded?.({
    allContent: {'docusaurus-plugin-content-docs': {default: content}},
    actions: {setGlobalData} as unknown as PluginContentLoadedActions,
  });
  expect(setGlobalData).toHaveBeenCalledWith({services: serviceCards(content)});
});
