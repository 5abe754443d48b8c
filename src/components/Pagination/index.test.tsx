import {render, screen} from '@testing-library/react';
import Pagination from './index';
import {pageNumbers} from './pageNumbers';

it.each([
  [1, 2, [1, 2]],
  [1, 9, [1, 2, 9]],
  [5, 9, [1, 4, 5, 6, 9]],
  [9, 9, [1, 8, 9]],
])('names of page %d of %d the first, the last and the neighbors', (page, total, numbers) => {
  expect(pageNumbers(page, total)).toEqual(numbers);
});

it.each([
  [1, ['1 /insights', '2 /insights/page/2', 'Older /insights/page/2']],
  [2, ['Newer /insights', '1 /insights', '2 /insights/page/2']],
])('leads from page %d to the others, and marks itself', (page, links) => {
  render(<Pagination page={page} total={2} />);
  expect(
    screen.getAllByRole('link').map((link) => `${link.textContent} ${link.getAttribute('href')}`),
  ).toEqual(links);
  expect(screen.getByRole('link', {current: 'page'})).toHaveAccessibleName(`Page ${page}`);
});

it('is left out where there is one page', () => {
  const {container} = render(<Pagination page={1} total={1} />);
  expect(container).toBeEmptyDOMElement();
});
