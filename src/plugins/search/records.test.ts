/** @jest-environment node */
import type {AllContent} from '@docusaurus/types';
import {searchRecords} from './records';

const content = {
  'docusaurus-plugin-content-docs': {
    default: {
      loadedVersions: [
        {
          docs: [
            {
              permalink: '/repo/services/psychology',
              sourceDirName: 'behavioral',
              source: '@site/docs/behavioral/psychology.md',
              frontMatter: {
                title: 'Psychology',
                description: 'Consulting.',
                search_terms: ['wellness'],
              },
            },
          ],
        },
      ],
    },
  },
  'docusaurus-plugin-content-blog': {
    default: {
      blogPosts: [
        {
          metadata: {
            permalink: '/repo/insights/defense-security',
            title: 'Defense',
            description: 'Rules.',
            source: '@site/blog/2025-09-15-defense-security.md',
            frontMatter: {category: 'Cybersecurity'},
          },
        },
      ],
    },
  },
} as unknown as AllContent;

test('lists services, articles and the pages of our own, without the base URL', () => {
  const records = searchRecords(content, {siteDir: '/site', baseUrl: '/repo/'});
  expect(records[0]).toEqual({
    url: '/services/psychology',
    kind: 'Services',
    tone: 'behavioral',
    title: 'Psychology',
    description: 'Consulting.',
    terms: ['wellness'],
    sources: ['/site/docs/behavioral/psychology.md'],
  });
  expect(records[1]).toMatchObject({
    url: '/insights/defense-security',
    kind: 'Articles',
    tone: 'technology',
    terms: [],
  });
  expect(records.slice(2).map(({url}) => url)).toEqual([
    '/',
    '/services',
    '/industries',
    '/about',
    '/insights',
    '/contact',
  ]);
});
