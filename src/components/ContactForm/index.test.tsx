import {act, fireEvent, render, screen, waitFor} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {hydrateRoot} from 'react-dom/client';
import {renderToString} from 'react-dom/server';
import {early} from '@site/src/client/early';
import {release} from '@site/src/client/held';
import {site} from '@site/src/site';
import ContactForm from './index';

const form = (
  <ContactForm heading="Send Us a Message" note="Please do not send health information." />
);

const name = () => screen.getByRole('textbox', {name: 'Name'});
const email = () => screen.getByRole('textbox', {name: 'Email'});
const message = () => screen.getByRole('textbox', {name: 'Message'});
const inquiryType = () => screen.getByRole('combobox', {name: /Inquiry type/});
const send = () => screen.getByRole('button', {name: 'Send message'});
/** The visitor turns to the form, and the styled list comes. */
function listbox() {
  fireEvent.pointerOver(name());
  return waitFor(() => expect(inquiryType().tagName).toBe('BUTTON'));
}

async function fillIn() {
  await userEvent.type(name(), 'Ana');
  await userEvent.type(email(), 'ana@agency.example');
  await userEvent.type(message(), 'We need a test report.');
}

it('asks for what the specification asks for, in its words', async () => {
  render(form);
  await listbox();
  expect(screen.getByRole('heading', {level: 2, name: 'Send Us a Message'})).toBeInTheDocument();
  expect(name()).toBeRequired();
  expect(name()).toHaveAttribute('placeholder', 'Your name');
  expect(email()).toBeRequired();
  expect(email()).toHaveAttribute('type', 'email');
  expect(email()).toHaveAttribute('placeholder', 'your email address');
  expect(message()).toBeRequired();
  expect(message()).toHaveAttribute('placeholder', 'Tell us about your project or inquiry...');
  expect(message()).toHaveAttribute('rows', '6');
  expect(inquiryType()).toHaveTextContent('Select inquiry type');
  expect(inquiryType()).not.toBeRequired();
  expect(screen.getByText('Please do not send health information.')).toBeInTheDocument();
});

it('lets the browser fill in who is writing', async () => {
  render(form);
  await listbox();
  expect(name()).toHaveAttribute('autocomplete', 'name');
  expect(email()).toHaveAttribute('autocomplete', 'email');
});

it('confirms, empties every field and calls no one', async () => {
  const request = jest.fn();
  Object.assign(globalThis, {fetch: request});
  const open = jest.spyOn(XMLHttpRequest.prototype, 'open');
  render(form);
  await listbox();
  await fillIn();
  await userEvent.click(inquiryType());
  await userEvent.click(screen.getByRole('option', {name: 'Partnership Opportunity'}));
  await userEvent.click(send());

  expect(await screen.findByText('Message Sent!')).toBeInTheDocument();
  expect(screen.getByText("We'll get back to you as soon as possible.")).toBeInTheDocument();
  for (const field of [name(), email(), message()]) expect(field).toHaveValue('');
  expect(inquiryType()).toHaveTextContent('Select inquiry type');
  expect(request).not.toHaveBeenCalled();
  expect(open).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByText('Message Sent!')).not.toBeInTheDocument());
});

it('takes the second half of a double click as part of the first', async () => {
  render(form);
  await listbox();
  await fillIn();
  await userEvent.click(send());
  await screen.findByText('Message Sent!');
  // The browser asks at every field whether its complaint is to be shown.
  expect(fireEvent.invalid(name())).toBe(false);
  const later = new Event('later').timeStamp + 1000;
  expect(
    fireEvent(
      name(),
      Object.defineProperty(new Event('invalid', {cancelable: true}), 'timeStamp', {value: later}),
    ),
  ).toBe(true);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByText('Message Sent!')).not.toBeInTheDocument());
});

it('is not submitted while a required field is empty or the e-mail is none', async () => {
  render(form);
  await listbox();
  await userEvent.type(name(), 'Ana');
  await userEvent.type(email(), 'ana');
  await userEvent.type(message(), 'Hello');
  await userEvent.click(send());
  expect(email()).toBeInvalid();
  expect(name()).toHaveValue('Ana');
});

it('keeps what was typed, and what was sent, before the app was there', async () => {
  early();
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = renderToString(form);
  // What the browser itself does with a submission: nothing, for a dialog form outside a dialog.
  expect(page.querySelector('form')).toHaveAttribute('method', 'dialog');
  await fillIn();
  await userEvent.selectOptions(inquiryType(), 'General Inquiry');
  await userEvent.click(send());

  const root = await act(async () => hydrateRoot(page, form));
  expect(name()).toHaveValue('Ana');
  expect(email()).toHaveValue('ana@agency.example');
  expect(message()).toHaveValue('We need a test report.');
  expect(inquiryType()).toHaveDisplayValue('General Inquiry');

  await act(async () => release('islands'));
  expect(await screen.findByText('Message Sent!')).toBeInTheDocument();
  expect(message()).toHaveValue('');
  act(() => root.unmount());
  page.remove();
});

it('says without scripts where to write and call, in place of the button', () => {
  document.body.innerHTML = renderToString(form);
  expect(send().closest('[data-needs-js]')).not.toBeNull();
  const instead = document.createElement('div');
  instead.innerHTML = document.querySelector('noscript')?.textContent ?? '';
  expect(instead).toHaveTextContent(
    `write to ${site.emails.general} or call ${site.phone.display}`,
  );
  expect([...instead.querySelectorAll('a')].map(({href}) => href)).toEqual([
    `mailto:${site.emails.general}`,
    `tel:${site.phone.dial}`,
  ]);
  document.body.innerHTML = '';
});
