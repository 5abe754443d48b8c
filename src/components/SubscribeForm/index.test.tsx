import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {renderToString} from 'react-dom/server';
import {site} from '@site/src/site';
import SubscribeForm from './index';

const email = () => screen.getByRole('textbox', {name: 'Email address'});

it('asks for an e-mail address only', () => {
  render(<SubscribeForm />);
  expect(email()).toHaveAttribute('type', 'email');
  expect(email()).toHaveAttribute('placeholder', 'Enter your email');
  expect(email()).not.toBeRequired();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('says that sign-up is not open, keeps what was typed and calls no one', async () => {
  const request = jest.fn();
  Object.assign(globalThis, {fetch: request});
  render(<SubscribeForm />);
  await userEvent.type(email(), 'ana@agency.example');
  await userEvent.click(screen.getByRole('button', {name: 'Subscribe'}));
  expect(screen.getByRole('status')).toHaveTextContent(
    `Sign-up is not open yet. Write to ${site.emails.general} to hear from us.`,
  );
  expect(email()).toHaveValue('ana@agency.example');
  expect(request).not.toHaveBeenCalled();
});

it('waits for React when pressed too early, and is replaced by a sentence without scripts', () => {
  document.body.innerHTML = renderToString(<SubscribeForm />);
  expect(email().closest('form')).toHaveAttribute('data-waits-for', 'islands');
  expect(email().closest('[data-needs-js]')).not.toBeNull();
  expect(document.querySelector('noscript')).toHaveTextContent(`mailto:${site.emails.general}`);
  document.body.innerHTML = '';
});
