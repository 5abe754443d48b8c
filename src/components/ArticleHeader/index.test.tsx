import {render, screen} from '@testing-library/react';
import ArticleHeader from './index';

beforeEach(() => {
  render(
    <ArticleHeader
      slug="aba"
      title="ABA in Digital Health"
      category="Healthcare"
      date="2025-09-19"
      readTime={7}
    />,
  );
});

it('leads back to the list', () => {
  expect(screen.getByRole('link', {name: 'Back to Insights'})).toHaveAttribute('href', '/insights');
});

it('shows category, title, date and read time', () => {
  expect(
    screen.getByRole('heading', {level: 1, name: 'ABA in Digital Health'}),
  ).toBeInTheDocument();
  expect(screen.getByText('Healthcare')).toHaveClass('behavioral');
  expect(screen.getByText('September 19, 2025')).toHaveAttribute('datetime', '2025-09-19');
  expect(screen.getByText('7 min read')).toBeInTheDocument();
});

it('loads its cover at once, and keeps it from screen readers', () => {
  const cover = document.querySelector('img');
  expect(cover).toHaveAttribute('alt', '');
  expect(
    document.querySelector(`link[rel="preload"][href="${cover?.getAttribute('src')}"]`),
  ).not.toBeNull();
});
