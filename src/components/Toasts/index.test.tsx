import {screen, waitFor, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {notify, prepareToasts} from './index';

const sent = {title: 'Message Sent!', description: "We'll get back to you as soon as possible."};
const gone = () =>
  waitFor(() => expect(screen.queryByText(/Message Sent|Copied/)).not.toBeInTheDocument());

// The toasts live in a React root of their own and change by themselves: nothing here is an act of the test.
beforeAll(() => Object.assign(globalThis, {IS_REACT_ACT_ENVIRONMENT: false}));

afterEach(async () => {
  await userEvent.keyboard('{Escape}');
  await gone();
});

it('shows a notice in a region that is read out politely', async () => {
  await notify(sent);
  expect(await screen.findByText(sent.title)).toBeInTheDocument();
  const region = screen.getByRole('region', {name: /Notifications/});
  expect(region).toHaveAttribute('aria-live', 'polite');
  expect(region).toHaveTextContent(sent.description);
});

it('replaces the notice before it', async () => {
  await notify(sent);
  await screen.findByText('Message Sent!');
  await notify({title: 'Copied'});
  await screen.findByText('Copied');
  expect(screen.queryByText('Message Sent!')).not.toBeInTheDocument();
  expect(screen.getAllByRole('region', {name: /Notifications/})).toHaveLength(1);
});

it('makes a new element of a repeated text, so that it is read out again', async () => {
  await notify(sent);
  const first = await screen.findByText('Message Sent!');
  await notify(sent);
  await waitFor(() => expect(screen.getByText('Message Sent!')).not.toBe(first));
});

it('goes on Escape, and a notice that comes meanwhile is shown', async () => {
  await notify(sent);
  await screen.findByText('Message Sent!');
  await userEvent.keyboard('{Escape}');
  // On its way out: Sonner would let a notice with the same id go with it.
  await waitFor(() => expect(document.querySelector('[data-removed="true"]')).not.toBeNull());
  await notify({title: 'Copied'});
  await screen.findByText('Copied');
  await waitFor(() => expect(screen.queryByText('Message Sent!')).not.toBeInTheDocument());
  expect(screen.getByText('Copied')).toBeInTheDocument();
});

it('goes by its own button', async () => {
  await notify(sent);
  await screen.findByText('Message Sent!');
  await userEvent.click(within(screen.getByRole('region')).getByRole('button', {name: 'Dismiss'}));
  await gone();
});

it('stays 4 seconds', async () => {
  await notify(sent);
  await screen.findByText('Message Sent!');
  await new Promise((resolve) => setTimeout(resolve, 3700));
  expect(screen.getByText('Message Sent!')).toBeInTheDocument();
  await gone();
}, 7000);

it('shows nothing when it is only prepared', () => {
  prepareToasts();
  expect(screen.queryByText('Message Sent!')).not.toBeInTheDocument();
});
