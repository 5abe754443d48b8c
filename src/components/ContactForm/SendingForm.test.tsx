import config from '@generated/site-forms/default/contact.json';
import {act, fireEvent, render, screen, waitFor, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {renderToString} from 'react-dom/server';
import {notify} from '@site/src/components/Toasts';
import {setDelivery} from '@site/src/contact/delivery';
import {send} from '@site/src/contact/engine';
import {site} from '@site/src/site';
import SendingForm from './SendingForm';
import {draft} from './draft';

jest.mock('@site/src/contact/engine');
jest.mock('@site/src/components/Toasts');

const form = <SendingForm note="No health information." emergency="Not for emergencies." />;
const user = userEvent.setup();

const field = (name: string) => screen.getByRole('textbox', {name});
const button = () => screen.getByRole('button', {name: 'Send message'});
const summary = () => screen.queryByRole('group', {name: 'Please check the form'});
/** Whether the browser is told to ask a visitor who leaves the page. */
const leave = () =>
  window.dispatchEvent(new Event('beforeunload', {cancelable: true})) ? 'let go' : 'asked';
const alert = () => screen.getByRole('alert');

/** Ends each try to send as told; what is sent is what the engine was asked to. */
function answer(...failures: Awaited<ReturnType<typeof send>>[]) {
  const engine = jest.mocked(send);
  engine.mockReset();
  for (const failure of failures) engine.mockResolvedValueOnce(failure);
  return engine;
}

async function open() {
  const page = render(form);
  // The visitor turns to the form, and the styled list comes.
  fireEvent.pointerOver(screen.getByRole('combobox'));
  await waitFor(() => expect(screen.getByRole('combobox').tagName).toBe('BUTTON'));
  return page;
}

async function fillIn(message = 'Hello there') {
  await user.type(field('Name'), 'Ada');
  await user.type(field('Email'), 'ada@visitor.example');
  await user.click(field('Message'));
  await user.paste(message);
  // People take their time.
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 3000);
}

beforeEach(() => {
  draft.clear();
  setDelivery({phase: 'idle'});
  jest.mocked(notify).mockReset().mockResolvedValue(undefined);
});

it('is a plain form that the browser posts, without scripts', () => {
  const html = document.createElement('div');
  html.innerHTML = renderToString(form);
  const plain = html.querySelector('form');
  expect(plain).toHaveAttribute('method', 'post');
  expect(plain).toHaveAttribute('action', config.endpoint);
  expect(within(html).getByRole('button', {name: 'Send message'})).toBeEnabled();
  expect(Object.fromEntries(new FormData(plain ?? undefined))).toEqual({
    name: '',
    _replyto: '',
    topic: '',
    message: '',
    _subject: 'Hello',
    _next: config.redirect?.value,
    _gotcha: '',
  });
  expect(html.querySelector('#message-sent')).toHaveTextContent(
    "Message Sent! We'll get back to you as soon as possible.",
  );
});

it('says what happens to a message, and what not to send', async () => {
  await open();
  expect(screen.getByText(/travels to our mailbox by way of a form service/)).toBeInTheDocument();
  expect(screen.getByText('No health information.')).toBeInTheDocument();
  expect(screen.getByText('Not for emergencies.')).toBeInTheDocument();
});

it('hides its honeypot from people and from what reads to them', async () => {
  const {container} = await open();
  const trap = container.querySelector<HTMLInputElement>('[name="_gotcha"]');
  expect(trap).toHaveAttribute('tabindex', '-1');
  expect(trap).toHaveAttribute('autocomplete', 'off');
  expect(trap?.closest('[aria-hidden="true"]')).toHaveClass('trap');
  expect(screen.queryByRole('textbox', {name: /leave this field empty/i})).not.toBeInTheDocument();
});

it('sends, empties itself, confirms in two ways and forgets the draft', async () => {
  const engine = answer(undefined);
  await open();
  await fillIn();
  expect(draft.read()?.values).toMatchObject({
    name: 'Ada',
    email: 'ada@visitor.example',
    message: 'Hello there',
  });
  const id = draft.read()?.id;
  await user.click(button());
  await screen.findByText(/Your message was sent at/);
  expect(engine).toHaveBeenCalledTimes(1);
  expect(engine.mock.calls[0]?.[0]).toMatchObject({id, values: {message: 'Hello there'}});
  expect(notify).toHaveBeenCalledWith(expect.objectContaining({title: 'Message Sent!'}));
  for (const name of ['Name', 'Email', 'Message']) expect(field(name)).toHaveValue('');
  expect(draft.read()).toBeUndefined();
});

it('shows the way it goes, and is not sent twice meanwhile', async () => {
  const engine = answer();
  let end: () => void = () => undefined;
  engine.mockImplementation((_message, _config, report) => {
    act(() =>
      report({phase: 'retrying', attempt: 2, at: Date.now() + 8000, failure: {kind: 'server'}}),
    );
    return new Promise((resolve) => (end = () => resolve(undefined)));
  });
  await open();
  await fillIn();
  await user.click(button());
  const status = await screen.findByText(/Trying again shortly: try 2 of 4/);
  expect(status).toHaveAttribute('role', 'status');
  expect(screen.getByText('Next try in 8 s.')).toHaveAttribute('aria-hidden', 'true');
  expect(leave()).toBe('asked');
  const sending = screen.getByRole('button', {name: 'Sending'});
  expect(sending).toHaveAttribute('aria-busy', 'true');
  await user.click(sending);
  await user.type(field('Name'), '{Enter}');
  expect(engine).toHaveBeenCalledTimes(1);
  act(() => setDelivery({phase: 'waiting'}));
  expect(status).toHaveTextContent('You are offline.');
  await act(async () => end());
  expect(status).toHaveTextContent('Your message was sent at');
  expect(leave()).toBe('let go');
});

it('keeps everything after a failure, and offers three ways on', async () => {
  const engine = answer({kind: 'rejected', message: 'Closed'}, undefined);
  await open();
  await fillIn();
  await user.click(button());
  await waitFor(() => expect(alert()).toHaveTextContent('Your message was not sent'));
  expect(alert()).toHaveTextContent('It says: “Closed”');
  expect(field('Message')).toHaveValue('Hello there');
  expect(notify).not.toHaveBeenCalled();
  const mail = screen.getByRole('link', {name: 'Send by e-mail instead'});
  expect(mail).toHaveAttribute('href', expect.stringContaining(`mailto:${site.emails.general}`));
  await user.click(screen.getByRole('button', {name: 'Copy message'}));
  expect(await navigator.clipboard.readText()).toContain('Hello there');
  expect(screen.getByText('The message is on your clipboard.')).toBeInTheDocument();

  await user.click(screen.getByRole('button', {name: 'Try again'}));
  await screen.findByText(/Your message was sent at/);
  expect(button()).toHaveFocus();
  expect(alert()).toBeEmptyDOMElement();
  expect(engine.mock.calls[1]?.[0].id).toBe(engine.mock.calls[0]?.[0].id);
});

it('says when to try again where that is too long to wait', async () => {
  answer({kind: 'busy', retryAfter: 3_600_000});
  await open();
  await fillIn();
  await user.click(button());
  await waitFor(() =>
    expect(alert()).toHaveTextContent('It asks to be tried again in 60 minutes.'),
  );
});

it("gives the errors of the browser's check a summary with the focus and a place at their fields", async () => {
  const engine = answer();
  await open();
  await user.type(field('Email'), 'ada@');
  await user.click(button());
  expect(summary()).toHaveFocus();
  expect(
    within(summary()!)
      .getAllByRole('link')
      .map(({textContent}) => textContent),
  ).toEqual([
    'Enter your name.',
    'Enter a full address, such as name@example.com.',
    'Enter your message.',
  ]);
  expect(field('Email')).toHaveAccessibleDescription(
    'Enter a full address, such as name@example.com.',
  );
  await user.click(screen.getByRole('link', {name: 'Enter your name.'}));
  expect(field('Name')).toHaveFocus();
  await user.type(field('Name'), 'Ada');
  expect(within(summary()!).getAllByRole('link')).toHaveLength(2);
  expect(field('Name')).toHaveFocus();
  expect(engine).not.toHaveBeenCalled();
});

it("puts the service's errors at their fields, by the names they were sent under", async () => {
  answer({
    kind: 'rejected',
    fields: {_replyto: 'unknown address', topic: 'not open', other: 'ignored'},
  });
  await open();
  await fillIn();
  await user.click(button());
  await waitFor(() => expect(summary()).toHaveFocus());
  expect(field('Email')).toHaveAccessibleDescription('unknown address');
  await user.click(screen.getByRole('link', {name: 'not open'}));
  expect(screen.getByRole('combobox')).toHaveFocus();
});

it('counts a message and cuts nothing', async () => {
  const engine = answer();
  await open();
  await fillIn('👍'.repeat(5001));
  expect(field('Message')).toHaveAccessibleDescription(/Shorten your message by 1 character\./);
  expect(field('Message')).toHaveValue('👍'.repeat(5001));
  await user.click(button());
  expect(summary()).toHaveFocus();
  expect(engine).not.toHaveBeenCalled();
  await user.clear(field('Message'));
  await user.click(field('Message'));
  await user.paste('👍'.repeat(5000));
  expect(screen.getByText('5,000 of 5,000 characters')).toBeInTheDocument();
});

it('empties a sprung trap and asks to press again', async () => {
  const engine = answer(undefined);
  const {container} = await open();
  await fillIn();
  const trap = container.querySelector<HTMLInputElement>('[name="_gotcha"]');
  trap!.value = 'buy now';
  await user.click(button());
  expect(
    await screen.findByText(/A field that people cannot see was filled in/),
  ).toBeInTheDocument();
  expect(engine).not.toHaveBeenCalled();
  await user.click(button());
  await screen.findByText(/Your message was sent at/);
});

it('brings a draft back, choice included, and discards it on request', async () => {
  draft.write({name: 'Ada', email: '', inquiryType: 'general', message: 'Half a thought'});
  const {unmount} = await open();
  expect(field('Message')).toHaveValue('Half a thought');
  expect(screen.getByRole('combobox')).toHaveTextContent('General Inquiry');
  expect(screen.getByText('What you had written before is back in the form.')).toBeInTheDocument();
  unmount();
  await open();
  await user.click(screen.getByRole('button', {name: 'Discard it'}));
  expect(field('Message')).toHaveValue('');
  await waitFor(() =>
    expect(screen.getByRole('combobox')).toHaveTextContent('Select inquiry type'),
  );
  expect(draft.read()).toBeUndefined();
});

it('says after a reload that the message was on its way, and does not send it by itself', async () => {
  const engine = answer();
  draft.write({name: 'Ada', email: 'a@b', inquiryType: '', message: 'On its way'});
  draft.mark('sending');
  await open();
  expect(alert()).toHaveTextContent('This page was left while it was on its way');
  expect(engine).not.toHaveBeenCalled();
});
