/** @jest-environment node */
import {makeFolder} from '../testing/folder';
import {contentPages, createRedirects, createSitemapItems} from './pages';

const siteDir = makeFolder({
  'docs/technology/cloud.md': '---\ntitle: Cloud\nredirect_from: [/hosting, /servers]\n---\nText',
  'docs/technology/_template.md': '---\nredirect_from: [/template]\n---\n',
  'blog/2025-10-10-ai.md':
    '\uFEFF---\r\ndate: 2025-10-10\r\nredirect_from:\r\n  - /robots\r\n---\r\nText',
  'blog/2025-09-01-old.md':
    '---\ndate: 2025-09-01\nupdates:\n  - date: 2025-11-02\n    text: New figures.\n  - date: 2025-10-02\n    text: A new law.\n---\nText',
  'blog/2999-01-01-later.md': '---\ndate: 2999-01-01\n---\nText',
});

it('knows the old addresses of articles and services, and none of the file to copy', () => {
  const oldOf = createRedirects(contentPages(siteDir));
  expect(oldOf('/services/cloud')).toEqual(['/hosting', '/servers']);
  expect(oldOf('/insights/ai')).toEqual(['/robots']);
  expect(oldOf('/insights/old')).toBeUndefined();
  expect(oldOf('/services/_template')).toBeUndefined();
});

it('dates articles in the site map by their day or last update, and their list by the newest', async () => {
  const root = 'https://example.com/repo/';
  const routes = ['about', 'services/cloud', 'insights', 'insights/ai', 'insights/old'];
  const items = await createSitemapItems(contentPages(siteDir))({
    siteConfig: {url: 'https://example.com', baseUrl: '/repo/'},
    defaultCreateSitemapItems: () => Promise.resolve(routes.map((route) => ({url: root + route}))),
  } as never);
  expect(items.map(({lastmod}) => lastmod)).toEqual([
    undefined,
    undefined,
    '2025-11-02',
    '2025-10-10',
    '2025-11-02',
  ]);
});
