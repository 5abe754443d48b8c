import {render, screen, within} from '@testing-library/react';
import {insights as copy} from '@site/src/data/insights';
import {articles} from '@site/src/testing/samples';
import ArticlesPage from './index';

it('shows all articles, the newest first and at its largest', () => {
  render(<ArticlesPage articles={articles} />);
  expect(screen.getByRole('heading', {level: 1, name: copy.hero.heading})).toBeInTheDocument();
  const teasers = screen.getAllByRole('article');
  expect(teasers.map((teaser) => within(teaser).getByRole('link').getAttribute('href'))).toEqual(
    articles.map(({permalink}) => permalink),
  );
  expect(teasers.map((teaser) => within(teaser).queryByText(copy.readLabel) !== null)).toEqual([true, false, false]);
});

it('goes on with the newsletter and an offer to work together', () => {
  render(<ArticlesPage articles={articles} />);
  expect(screen.getByRole('heading', {level: 2, name: 'Stay Updated'})).toBeInTheDocument();
  expect(screen.getByRole('textbox')).toHaveAttribute('type', 'email');
  expect(screen.getByRole('link', {name: copy.closing.actions[0].label})).toHaveAttribute('href', '/contact');
});

it('bears having no article yet', () => {
  render(<ArticlesPage articles={[]} />);
  expect(screen.queryByRole('article')).toBeNull();
  expect(screen.getByRole('heading', {level: 1})).toBeInTheDocument();
});
