import {render, screen, within} from '@testing-library/react';
import TextPage from './index';

jest.mock('@theme/MDXContent', () => 'span', {virtual: true});

const toc = [
  {id: 'overview', value: 'Overview', level: 2},
  {id: 'detail', value: 'Detail', level: 3},
  {id: 'r-d', value: 'R&amp;D <em>today</em>', level: 2},
];
const editUrl = 'https://github.com/o/n/edit/main/x.md';
const page = (text: string, about: object = {}) =>
  Object.assign(() => text, {toc: [], metadata: {}, ...about});

it('leads to the sections of the page, beside the text and as a list to open on phones', () => {
  render(<TextPage label="On this page" content={page('Text', {toc, metadata: {editUrl}})} />);
  for (const list of [screen.getByRole('navigation'), screen.getByRole('group')]) {
    const links = within(list).getAllByRole('link');
    expect(links.map((link) => `${link.textContent} ${link.getAttribute('href')}`)).toEqual([
      'Overview #overview',
      'R&D today #r-d',
    ]);
  }
  expect(screen.getByRole('group')).not.toHaveAttribute('open');
  expect(screen.getByRole('link', {name: 'Edit this page'})).toHaveAttribute('href', editUrl);
});

it("marks an article's text for the feeds, and no service's", () => {
  render(
    <>
      <TextPage label="A" content={page('Article')} />
      <TextPage group="technology" label="B" content={page('Service')} />
    </>,
  );
  expect(screen.getByText('Article').parentElement).toHaveAttribute('id', '__blog-post-container');
  expect(screen.getByText('Service').parentElement).not.toHaveAttribute('id');
  expect(screen.queryByText('Edit this page')).toBeNull();
});
