import {render, screen} from '@testing-library/react';
import CategoryFilter from './index';

const categories = ['Technology', 'Space Tech'] as const;

it('offers all and every category as links that can be shared, and marks the chosen one', () => {
  render(<CategoryFilter categories={categories} current="Space Tech" count={1} />);
  expect(
    screen.getAllByRole('link').map((link) => `${link.textContent} ${link.getAttribute('href')}`),
  ).toEqual([
    'All /insights',
    'Technology /insights?category=Technology',
    'Space Tech /insights?category=Space+Tech',
  ]);
  expect(screen.getByRole('link', {current: true})).toHaveTextContent('Space Tech');
});

it('announces how many articles there are', () => {
  const {rerender} = render(
    <CategoryFilter categories={categories} current={undefined} count={6} />,
  );
  expect(screen.getByRole('status')).toHaveTextContent(/^6 articles$/);
  rerender(<CategoryFilter categories={categories} current="Space Tech" count={1} />);
  expect(screen.getByRole('status')).toHaveTextContent(/^1 article in Space Tech$/);
});
