import {render, screen} from '@testing-library/react';
import type {ArticleCard} from '@site/src/content';
import {articles} from '@site/src/testing/samples';
import ArticleTeaser from './index';

const [article] = articles as [ArticleCard];

it('shows the author and the month of the last update', () => {
  render(<ArticleTeaser article={{...article, updated: '2026-11-21'}} />);
  expect(screen.getByText('By Ana Sample')).toBeInTheDocument();
  expect(screen.getByText('Updated November 2026')).toHaveAttribute('datetime', '2026-11-21');
});

it('marks an article that visitors cannot see', () => {
  const waiting = {...article, date: '2031-12-24', unpublished: 'scheduled'} as const;
  render(<ArticleTeaser article={waiting} look="row" />);
  expect(screen.getByText('Waiting until December 24')).toBeInTheDocument();
});
