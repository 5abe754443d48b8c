import {render, screen, within} from '@testing-library/react';
import Contents from './index';

const items = [
  {id: 'overview', value: 'Overview', level: 2},
  {id: 'detail', value: 'Detail', level: 3},
  {id: 'r-d', value: 'R&amp;D <em>today</em>', level: 2},
];

const links = (list: HTMLElement) =>
  within(list)
    .getAllByRole('link')
    .map((link) => `${link.textContent} ${link.getAttribute('href')}`);

beforeEach(() => {
  render(<Contents label="On this page" items={items} />);
});

it('leads to the sections of the page, and not to their parts', () => {
  expect(links(screen.getByRole('navigation', {name: 'On this page'}))).toEqual([
    'Overview #overview',
    'R&D today #r-d',
  ]);
});

it('has the same list to open on narrow screens', () => {
  const disclosure = screen.getByRole('group');
  expect(disclosure).not.toHaveAttribute('open');
  expect(disclosure.querySelector('summary')).toHaveTextContent('On this page');
  expect(links(disclosure)).toEqual(['Overview #overview', 'R&D today #r-d']);
});

it("is where the script marks the reader's place", () => {
  expect(document.querySelectorAll('[data-contents] a')).toHaveLength(2);
});
