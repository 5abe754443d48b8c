import {render, screen, waitFor} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {renderToString} from 'react-dom/server';
import BookingLink from './BookingLink';

const url = 'https://cal.example/team';
const page = (
  <>
    <form id="contact-form">
      <input aria-label="Name" autoComplete="name" />
      <input aria-label="Email" autoComplete="email" />
      <button type="reset">Reset</button>
    </form>
    <BookingLink url={url} label="Book a Consultation" kind="brand" />
  </>
);

const link = () => screen.getByRole('link', {name: 'Book a Consultation'});

it('is a plain link without scripts', () => {
  document.body.innerHTML = renderToString(page);
  expect(link()).toHaveAttribute('href', url);
  document.body.innerHTML = '';
});

it('carries name and email once they are typed, and forgets them with the form', async () => {
  render(page);
  await userEvent.type(screen.getByRole('textbox', {name: 'Name'}), 'Ada');
  expect(link()).toHaveAttribute('href', `${url}?name=Ada`);
  await userEvent.type(screen.getByRole('textbox', {name: 'Email'}), 'a@b.example');
  expect(link()).toHaveAttribute('href', `${url}?name=Ada&email=a%40b.example`);
  await userEvent.click(screen.getByRole('button', {name: 'Reset'}));
  await waitFor(() => expect(link()).toHaveAttribute('href', url));
});
