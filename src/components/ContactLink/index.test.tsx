import {render, screen} from '@testing-library/react';
import {site} from '@site/src/site';
import {EmailLink, PhoneLink} from './index';

it('writes to the general mailbox unless told otherwise', () => {
  render(
    <>
      <EmailLink /> <EmailLink mailbox="behavioral" />
    </>,
  );
  for (const address of Object.values(site.emails)) {
    expect(screen.getByRole('link', {name: address})).toHaveAttribute('href', `mailto:${address}`);
  }
});

it('dials the number as phones want it and shows it as people read it', () => {
  render(<PhoneLink />);
  expect(screen.getByRole('link', {name: site.phone.display})).toHaveAttribute(
    'href',
    `tel:${site.phone.dial}`,
  );
});
