import {render, screen, within} from '@testing-library/react';
import Contents from './index';

it('leads to the sections of the page, beside the text and as a list to open on phones', () => {
  render(
    <Contents
      label="On this page"
      items={[
        {id: 'overview', value: 'Overview', level: 2},
        {id: 'detail', value: 'Detail', level: 3},
        {id: 'r-d', value: 'R&amp;D <em>today</em>', level: 2},
      ]}
    />,
  );
  for (const list of [screen.getByRole('navigation'), screen.getByRole('group')]) {
    const links = within(list).getAllByRole('link');
    expect(links.map((link) => `${link.textContent} ${link.getAttribute('href')}`)).toEqual([
      'Overview #overview',
      'R&D today #r-d',
    ]);
  }
  expect(screen.getByRole('group')).not.toHaveAttribute('open');
});
