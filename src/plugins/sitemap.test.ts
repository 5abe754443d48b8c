/** @jest-environment node */
import type {RouteConfig} from '@docusaurus/types';
import {createSitemapItems} from './sitemap';

const page = (path: string, sourceFilePath?: string, routes?: RouteConfig[]): RouteConfig => ({
  path,
  component: 'c',
  routes,
  ...(sourceFilePath && {metadata: {sourceFilePath}}),
});

it('dates articles by their own day, their list by the newest, and nothing else', async () => {
  const routes = [
    page('/repo/', 'src/pages/index.tsx'),
    page('/repo/insights'),
    page('/repo/insights/a', 'blog/2025-09-08-a.md'),
    page('/repo/insights/b', 'blog/2025-10-10-b.md'),
    page('/repo/services', undefined, [page('/repo/services/c', 'docs/technology/c.md')]),
  ];
  const urls = [
    '/repo/',
    '/repo/insights',
    '/repo/insights/a',
    '/repo/insights/b',
    '/repo/services/c',
  ].map((path) => `https://example.com${path}`);
  const items = await createSitemapItems({
    routes,
    siteConfig: {url: 'https://example.com'} as Parameters<
      typeof createSitemapItems
    >[0]['siteConfig'],
    defaultCreateSitemapItems: async () => urls.map((url) => ({url})),
  });
  expect(items.map(({lastmod}) => lastmod)).toEqual([
    undefined,
    '2025-10-10',
    '2025-09-08',
    '2025-10-10',
    undefined,
  ]);
  expect(items.map(({url}) => url)).toEqual(urls);
});
