import {render, screen} from '@testing-library/react';
import {site} from '@site/src/site';
import Consultation from './index';

it('says how to arrange a time where nothing can be booked', () => {
  render(
    <Consultation
      heading="Schedule a Consultation"
      text="One problem."
      action="Book a Consultation"
      byHand={['Send two times to', 'or call']}
    />,
  );
  expect(screen.getByRole('heading', {name: 'Schedule a Consultation'})).toBeInTheDocument();
  expect(screen.getByText(/Send two times to/)).toHaveTextContent(site.emails.general);
  const button = screen.getByRole('button', {name: 'Book a Consultation'});
  const answer = document.getElementById(button.getAttribute('popovertarget') ?? '');
  expect(answer).toHaveAttribute('popover', 'auto');
  expect(answer).toHaveTextContent(site.phone.display);
  expect(answer).toHaveTextContent(site.emails.general);
});
