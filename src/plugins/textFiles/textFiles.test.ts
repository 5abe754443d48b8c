/** @jest-environment node */
import {markdownPath} from '../../content/addresses';
import {site} from '../../site';
import {createLlms} from './llms';
import {toMarkdown} from './markdown';
import {createRobots} from './robots';

const address = 'https://example.com/repo/services/a';
const copy = (html: string) => toMarkdown({title: 'A & B', description: 'About.', address, html});

it('starts a copy with what it is a copy of', () => {
  expect(copy('<p>Label</p><h1>A &amp; B</h1><p>Text</p>')).toBe(
    `# A & B\n\n> About.\n\n<${address}>\n\nLabel\n\nText\n`,
  );
});

it('keeps what is crossed out, and where a line was ended', () => {
  expect(copy('<p>Not <del>this</del> that.</p><p>One<br>two</p>')).toContain(
    'Not ~~this~~ that.\n\nOne\\\ntwo\n',
  );
});

it('writes headings, lists, links and tables as Markdown', () => {
  expect(
    copy(
      '<h2>Part</h2><ul><li>One <strong>two</strong></li></ul><p><a href="https://example.com/">Home</a></p>',
    ),
  ).toContain('## Part\n\n-   One **two**\n\n[Home](https://example.com/)\n');
  expect(
    copy(
      '<table><thead><tr><th>Kind</th><th>Goal</th></tr></thead><tbody><tr><td>A | B</td><td><em>C</em></td></tr></tbody></table>',
    ),
  ).toContain('| Kind | Goal |\n| --- | --- |\n| A \\| B | *C* |\n');
});

it.each([
  ['/', 'index.md'],
  ['/services', 'services.md'],
  ['/services/a/', 'services/a.md'],
])('%s has its copy at %s', (page, path) => expect(markdownPath(page)).toBe(path));

it('lists each page once, by its copy, in the section it belongs to', () => {
  const text = createLlms(
    [
      {url: '/', kind: 'Page', tone: 'both', title: 'Home', description: 'The home page.'},
      {url: '/insights/x', kind: 'Article', tone: 'both', title: 'X', description: 'On X.'},
      {
        url: '/services/a',
        kind: 'Service',
        tone: 'technology',
        title: 'A',
        description: 'About A.',
      },
      {
        url: '/services/b',
        kind: 'Service',
        tone: 'behavioral',
        title: 'B',
        description: 'About B.',
      },
    ],
    'https://example.com/repo/',
  );
  expect(text.startsWith(`# ${site.company}\n\n> ${site.description}\n`)).toBe(true);
  expect(text.split('\n').filter((line) => /^(## |- )/.test(line))).toEqual([
    '## Technology services',
    '- [A](https://example.com/repo/services/a.md): About A.',
    `## Behavioral services, in partnership with ${site.partner}`,
    '- [B](https://example.com/repo/services/b.md): About B.',
    '## The company',
    '- [Home](https://example.com/repo/index.md): The home page.',
    '## Articles',
    '- [X](https://example.com/repo/insights/x.md): On X.',
  ]);
});

it('lets crawlers in and names the site map', () => {
  expect(createRobots('https://example.com/repo/')).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://example.com/repo/sitemap.xml\n',
  );
});
