import {render, screen, within} from '@testing-library/react';
import TextPage from './index';

const toc = [
  {id: 'overview', value: 'Overview', level: 2},
  {id: 'detail', value: 'Detail', level: 3},
  {id: 'r-d', value: 'R&amp;D <em>today</em>', level: 2},
];
const edit = 'https://github.com/o/n/edit/main/x.md';

it('leads to the sections of the page, beside the text and as a list to open on phones', () => {
  render(<TextPage label="On this page" toc={toc} text="Text" editUrl={edit} />);
  for (const list of [screen.getByRole('navigation'), screen.getByRole('group')]) {
    const links = within(list).getAllByRole('link');
    expect(links.map((link) => `${link.textContent} ${link.getAttribute('href')}`)).toEqual([
      'Overview #overview',
      'R&D today #r-d',
    ]);
  }
  expect(screen.getByRole('group')).not.toHaveAttribute('open');
  expect(screen.getByRole('link', {name: 'Edit this page'})).toHaveAttribute('href', edit);
});

it("marks an article's text for the feeds, and no service's", () => {
  render(
    <>
      <TextPage label="A" toc={[]} text="Article" editUrl={null} />
      <TextPage group="technology" label="B" toc={[]} text="Service" editUrl={null} />
    </>,
  );
  expect(screen.getByText('Article')).toHaveAttribute('id', '__blog-post-container');
  expect(screen.getByText('Service')).not.toHaveAttribute('id');
  expect(screen.queryByText('Edit this page')).toBeNull();
});
