import {render, screen} from '@testing-library/react';
import {unpublishedText, type ArticleCard} from '@site/src/content';
import {articles} from '@site/src/testing/samples';
import ArticleTeaser from './index';

const [article] = articles as [ArticleCard];

it('is one link, named by the title alone', () => {
  render(<ArticleTeaser article={article} look="feature" as="h2" />);
  expect(screen.getByRole('link')).toHaveAccessibleName(article.title);
  expect(screen.getByRole('link')).toHaveAttribute('href', article.permalink);
  expect(screen.getByRole('heading', {level: 2, name: article.title})).toBeInTheDocument();
});

it('says what it is about, and dates it without a time zone', () => {
  render(<ArticleTeaser article={article} />);
  expect(screen.getByText(article.description)).toBeInTheDocument();
  expect(screen.getByText('October 10, 2025')).toHaveAttribute('datetime', '2025-10-10');
});

it('says of an article that visitors do not see that they do not', () => {
  const waiting = {...article, date: '2031-12-24', unpublished: 'scheduled'} as const;
  render(<ArticleTeaser article={waiting} look="row" />);
  expect(unpublishedText(waiting)).toBe('Waiting until December 24');
  expect(screen.getByText('Waiting until December 24')).toBeInTheDocument();
});
