import {render, screen} from '@testing-library/react';
import CategoryFilter from './index';

const categories = ['Technology', 'Space Tech'] as const;

it('offers all and every category as links that can be shared', () => {
  render(<CategoryFilter categories={categories} current={undefined} count={6} />);
  expect(screen.getByRole('navigation', {name: 'Filter articles by category'})).toBeInTheDocument();
  expect(
    screen.getAllByRole('link').map((link) => `${link.textContent} ${link.getAttribute('href')}`),
  ).toEqual([
    'All /insights',
    'Technology /insights?category=Technology',
    'Space Tech /insights?category=Space+Tech',
  ]);
});

it('says which is chosen and how many articles there are', () => {
  const {rerender} = render(
    <CategoryFilter categories={categories} current={undefined} count={6} />,
  );
  expect(screen.getByRole('link', {current: true})).toHaveTextContent('All');
  expect(screen.getByRole('status')).toHaveTextContent('6 articles');
  rerender(<CategoryFilter categories={categories} current="Space Tech" count={1} />);
  expect(screen.getByRole('link', {current: true})).toHaveTextContent('Space Tech');
  expect(screen.getByRole('status')).toHaveTextContent(/^1 article in Space Tech$/);
});
