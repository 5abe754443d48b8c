import {render, screen} from '@testing-library/react';
import {site} from '@site/src/site';
import Actions from './index';

const links = () => screen.getAllByRole('link');

it('offers the actions in their order, the first as the main one', () => {
  render(
    <Actions
      items={[
        {label: 'Contact Us', to: '/contact'},
        {label: 'View All Services', to: '/services'},
      ]}
      kind="brand"
    />,
  );
  expect(links().map((link) => `${link.textContent} ${link.getAttribute('href')}`)).toEqual([
    'Contact Us /contact',
    'View All Services /services',
  ]);
  expect(links()[0]).toHaveClass('brand');
  expect(links()[1]).toHaveClass('quiet');
});

it('writes to a mailbox', () => {
  render(<Actions items={[{label: 'Email the team', to: 'email:behavioral'}]} />);
  expect(links()[0]).toHaveAttribute('href', `mailto:${site.emails.behavioral}`);
  expect(links()[0]).toHaveClass('primary');
});
