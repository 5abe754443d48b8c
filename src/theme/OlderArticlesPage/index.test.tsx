import {render, screen, within} from '@testing-library/react';
import {insights as copy} from '@site/src/data/insights';
import {articles} from '@site/src/testing/samples';
import OlderArticlesPage from './index';

beforeEach(() => {
  render(
    <OlderArticlesPage
      list={{articles, categories: ['Technology', 'Healthcare'], totalPages: 3, totalCount: 51}}
      metadata={{page: 2}}
    />,
  );
});

it('shows its articles, all of one size', () => {
  const teasers = screen.getAllByRole('article');
  expect(teasers.map((teaser) => within(teaser).getByRole('link').getAttribute('href'))).toEqual(
    articles.map(({permalink}) => permalink),
  );
});

it('says which page of the list it is', () => {
  expect(screen.getByRole('heading', {level: 1, name: 'Insights, page 2'})).toBeInTheDocument();
  expect(
    within(screen.getByRole('navigation', {name: copy.pages.name})).getByRole('link', {
      current: 'page',
    }),
  ).toHaveTextContent('2');
});

it('leads to the categories of the whole list, and has nothing that needs the app', () => {
  const filter = screen.getByRole('navigation', {name: copy.filter.name});
  expect(within(filter).getByRole('link', {name: 'Healthcare'})).toHaveAttribute(
    'href',
    '/insights?category=Healthcare',
  );
  expect(screen.getByRole('status')).toHaveTextContent('51 articles');
  expect(screen.queryByRole('textbox')).toBeNull();
});
