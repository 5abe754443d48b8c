import {render, screen} from '@testing-library/react';
import type {ArticleCard} from '@site/src/content';
import {articles} from '@site/src/testing/samples';
import ArticleTeaser from './index';

const [article] = articles as [ArticleCard];

it('shows category, title, excerpt, date and read time', () => {
  render(<ArticleTeaser article={article} size="large" />);
  const teaser = screen.getByRole('article');
  expect(teaser).toHaveTextContent(article.category);
  expect(teaser).toHaveTextContent(article.description);
  expect(teaser).toHaveTextContent('5 min read');
  expect(screen.getByText('October 10, 2025')).toHaveAttribute('datetime', '2025-10-10');
});

it('is one link, named by the title', () => {
  render(<ArticleTeaser article={article} size="feature" as="h2" readLabel="Read the article" />);
  expect(screen.getByRole('link')).toHaveAccessibleName(article.title);
  expect(screen.getByRole('link')).toHaveAttribute('href', article.permalink);
  expect(screen.getByRole('heading', {level: 2, name: article.title})).toBeInTheDocument();
  expect(screen.getByText('Read the article')).toHaveAttribute('aria-hidden', 'true');
});

it('has no excerpt as a row, and is a third-level heading unless told', () => {
  render(<ArticleTeaser article={article} size="row" />);
  expect(screen.queryByText(article.description)).toBeNull();
  expect(screen.getByRole('heading', {level: 3})).toBeInTheDocument();
});

it('loads its cover late, or at once in the first screen', () => {
  const ahead = () => document.querySelectorAll('link[rel="preload"]').length;
  const {rerender} = render(<ArticleTeaser article={article} size="large" />);
  expect(ahead()).toBe(0);
  rerender(<ArticleTeaser article={article} size="large" eager />);
  expect(ahead()).toBe(4);
});
