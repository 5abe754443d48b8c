import type {PropBlogPostContent} from '@docusaurus/plugin-content-blog';
import {render, screen, within} from '@testing-library/react';
import {setPluginData} from '@site/src/testing';
import {articles, services} from '@site/src/testing/samples';
import {site} from '@site/src/site';
import ArticlePage from './index';

const frontMatter = {
  category: 'Cybersecurity',
  read_time: 5,
  services: ['govtech', 'cybersecurity'],
  action: {label: 'Schedule Security Assessment', to: '/contact'},
  closing: {heading: 'Find your gaps.', text: 'Tell us which contracts you hold.'},
};

/** A compiled Markdown file of an article. */
const content = Object.assign(() => <p>The text.</p>, {
  metadata: {
    permalink: '/insights/defense-security',
    title: 'Defense Cybersecurity',
    description: 'What to fix first.',
    date: '2025-09-15T00:00:00.000Z',
    frontMatter,
  },
  frontMatter,
  toc: [{id: 'scope', value: 'Scope', level: 2}],
}) as unknown as PropBlogPostContent;

beforeEach(() => {
  setPluginData('site-content', {services});
  render(<ArticlePage content={content} related={articles.slice(0, 2)} />);
});

it('shows the article: title, category, day, read time, contents and text', () => {
  const [article] = screen.getAllByRole('article') as [HTMLElement];
  expect(
    within(article).getByRole('heading', {level: 1, name: 'Defense Cybersecurity'}),
  ).toBeInTheDocument();
  expect(within(article).getByText('Cybersecurity')).toBeInTheDocument();
  expect(within(article).getByText('September 15, 2025')).toBeInTheDocument();
  expect(within(article).getByText('5 min read')).toBeInTheDocument();
  expect(within(article).getByRole('navigation', {name: 'In this article'})).toHaveTextContent(
    'Scope',
  );
  expect(within(article).getByText('The text.')).toBeInTheDocument();
});

it('leads back to the list before and after its text', () => {
  const links = screen.getAllByRole('link', {name: 'Back to Insights'});
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/insights', '/insights']);
  const [before, after] = links.map((link) =>
    link.compareDocumentPosition(screen.getByText('The text.')),
  );
  expect(before).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(after).toBe(Node.DOCUMENT_POSITION_PRECEDING);
});

it('closes with its own words and action', () => {
  const box = screen
    .getByRole('heading', {level: 2, name: 'Find your gaps.'})
    .closest('section') as HTMLElement;
  expect(within(box).getByRole('link')).toHaveAttribute('href', '/contact');
  expect(within(box).getByRole('link')).toHaveAccessibleName('Schedule Security Assessment');
});

it('leads to its services and to the articles to read next', () => {
  const related = within(screen.getByRole('complementary')).getAllByRole('link');
  expect(related.map((link) => link.getAttribute('href'))).toEqual([
    '/services/cybersecurity',
    '/services/govtech',
    '/insights/ai-in-government',
    '/insights/aba-digital-health',
  ]);
});

it('tells link previews what it is and when it was published', () => {
  expect(document.title).toBe(`Defense Cybersecurity | ${site.shortName}`);
  expect(document.querySelector('[property="og:type"]')).toHaveAttribute('content', 'article');
  expect(document.querySelector('[property="article:published_time"]')).toHaveAttribute(
    'content',
    '2025-09-15T00:00:00.000Z',
  );
});
