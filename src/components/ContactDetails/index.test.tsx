import {render, screen} from '@testing-library/react';
import {site} from '@site/src/site';
import ContactDetails from './index';

it('lists the phone, both mailboxes and the mailing address', () => {
  render(<ContactDetails heading="Contact Information" />);
  expect(screen.getByRole('heading', {name: 'Contact Information'})).toBeInTheDocument();
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'Phone',
    'General and technology questions',
    `Behavioral team at ${site.partner}`,
    'Mailing address',
  ]);
  const [phone, general, behavioral, address] = screen.getAllByRole('definition');
  expect(phone).toHaveTextContent(site.phone.display);
  expect(general).toHaveTextContent(site.emails.general);
  expect(behavioral).toHaveTextContent(site.emails.behavioral);
  expect(address).toHaveTextContent(site.address.join(''));
});
