/** @jest-environment node */
import type {AllContent} from '@docusaurus/types';
import {searchRecords, withMetadata, type SearchRecord} from './records';

const record: SearchRecord = {
  url: '/services/cybersecurity',
  kind: 'Services',
  tone: 'technology',
  title: 'Cybersecurity & Systems',
  description: 'Security "by design".',
  terms: ['pentest', 'SOC'],
  sources: [],
};

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
              frontMatter: {title: 'Psychology', description: 'Consulting.', search_terms: ['wellness']},
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
  expect(records[1]).toMatchObject({url: '/insights/defense-security', kind: 'Articles', tone: 'technology', terms: []});
  expect(records.slice(2).map(({url}) => url)).toEqual(['/', '/services', '/industries', '/about', '/insights', '/contact']);
});

test('puts names and search terms where Pagefind reads them', () => {
  const html = withMetadata('<html><body><nav>x</nav><main id="main"><h1>A</h1></main></body></html>', record);
  expect(html).toContain('<main id="main"><meta data-pagefind-filter="kind[content]" content="Services">');
  expect(html).toContain('<meta data-pagefind-meta="title[content]" content="Cybersecurity &amp; Systems">');
  expect(html).toContain('content="Security &quot;by design&quot;."');
  expect(html).toContain('<meta data-pagefind-meta="terms[content]" content="pentest, SOC">');
});

test('refuses a page without a main part', () => {
  expect(() => withMetadata('<body>moved</body>', record)).toThrow('"Cybersecurity & Systems" has no <main>');
});

test('keeps apart the words of cells and of links in a row, and leaves out images', () => {
  const html = withMetadata('<main><td>CMMC<td>Levels</td><a>One</a><a>Two</a> (<a>three</a>)<img src="shield.png"><img alt=\'5 > 4 & "more"\' src="points.png"></main>', record);
  expect(html).toContain(' <td>CMMC <td>Levels</td><a>One</a> <a>Two</a> (<a>three</a>)</main>');
});
