import {render, screen} from '@testing-library/react';
import type {ArticleCard} from '@site/src/content';
import {articles} from '@site/src/testing/samples';
import ArticleTeaser from './index';

const [article] = articles as [ArticleCard];

it('says of an article that visitors do not see that they do not', () => {
  const waiting = {...article, date: '2031-12-24', unpublished: 'scheduled'} as const;
  render(<ArticleTeaser article={waiting} look="row" />);
  expect(screen.getByText('Waiting until December 24')).toBeInTheDocument();
});
