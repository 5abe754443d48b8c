import {render, screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {renderToString} from 'react-dom/server';
import {site} from '@site/src/site';
import Consultation from './index';

const band = (
  <Consultation
    heading="Schedule a Consultation"
    text="One problem."
    action="Book a Consultation"
  />
);

it('says how to arrange a time when pressed, and calls no one', async () => {
  const request = jest.fn();
  Object.assign(globalThis, {fetch: request});
  render(band);
  expect(screen.getByRole('heading', {name: 'Schedule a Consultation'})).toBeInTheDocument();
  const answer = screen.getByRole('status');
  expect(answer).toBeEmptyDOMElement();
  await userEvent.click(screen.getByRole('button', {name: 'Book a Consultation'}));
  expect(within(answer).getByRole('link', {name: site.phone.display})).toHaveAttribute(
    'href',
    `tel:${site.phone.dial}`,
  );
  expect(within(answer).getByRole('link', {name: site.emails.general})).toBeInTheDocument();
  expect(request).not.toHaveBeenCalled();
});

it('waits for React when pressed too early, and without scripts says at once what it would say', () => {
  document.body.innerHTML = renderToString(band);
  const button = screen.getByRole('button', {name: 'Book a Consultation'});
  expect(button).toHaveAttribute('data-waits-for', 'islands');
  expect(button.closest('[data-needs-js]')).not.toBeNull();
  expect(document.querySelector('noscript')).toHaveTextContent(`tel:${site.phone.dial}`);
  document.body.innerHTML = '';
});
