import {render, screen} from '@testing-library/react';
import {articles} from '@site/src/testing/samples';
import NewestArticles from './index';

it('shows the newest with its excerpt, the next ones as rows, and the way to all', () => {
  render(
    <NewestArticles heading="Newest insights" action={{label: 'All insights', to: '/insights'}} />,
  );
  expect(screen.getByRole('heading', {level: 2, name: 'Newest insights'})).toBeInTheDocument();
  expect(screen.getByRole('link', {name: 'All insights'})).toHaveAttribute('href', '/insights');
  const titles = screen.getAllByRole('heading', {level: 3}).map(({textContent}) => textContent);
  expect(titles).toEqual(articles.map(({title}) => title));
  const excerpts = articles.filter(({description}) => screen.queryByText(description));
  expect(excerpts).toEqual(articles.slice(0, 1));
});
