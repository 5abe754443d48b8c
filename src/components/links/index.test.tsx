import {render, screen} from '@testing-library/react';
import {site} from '@site/src/site';
import {EmailLink, PhoneLink} from './index';

it('starts an e-mail to the general mailbox unless told otherwise, and dials the phone', () => {
  render(
    <>
      <EmailLink /> <EmailLink mailbox="behavioral" /> <PhoneLink />
    </>,
  );
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    `mailto:${site.emails.general}`,
    `mailto:${site.emails.behavioral}`,
    `tel:${site.phone.dial}`,
  ]);
});
