import {render, screen} from '@testing-library/react';
import Pagination from './index';
import {pageNumbers} from './pageNumbers';

const links = () =>
  screen.getAllByRole('link').map((link) => `${link.textContent} ${link.getAttribute('href')}`);

it.each([
  [1, 2, [1, 2]],
  [1, 9, [1, 2, 9]],
  [2, 9, [1, 2, 3, 9]],
  [5, 9, [1, 4, 5, 6, 9]],
  [9, 9, [1, 8, 9]],
])('names of page %d of %d the first, the last and the neighbors', (page, total, numbers) => {
  expect(pageNumbers(page, total)).toEqual(numbers);
});

it('leads to the newer and the older articles', () => {
  render(<Pagination page={2} total={3} />);
  expect(links()).toEqual([
    'Newer /insights',
    '1 /insights',
    '2 /insights/page/2',
    '3 /insights/page/3',
    'Older /insights/page/3',
  ]);
  expect(screen.getByRole('link', {name: 'Page 2'})).toHaveAttribute('aria-current', 'page');
});

it.each([
  [1, ['Older']],
  [3, ['Newer']],
])('ends where the list ends: page %d', (page, steps) => {
  render(<Pagination page={page} total={3} />);
  expect(
    links()
      .map((link) => link.split(' ')[0])
      .filter((label) => !/^\d/.test(label ?? '')),
  ).toEqual(steps);
});

it('is left out where there is one page', () => {
  const {container} = render(<Pagination page={1} total={1} />);
  expect(container).toBeEmptyDOMElement();
});
