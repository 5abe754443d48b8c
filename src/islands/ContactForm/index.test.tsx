import {act, fireEvent, render, screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type {ReactElement} from 'react';
import {hydrateRoot} from 'react-dom/client';
import {renderToString} from 'react-dom/server';
import {readSettings} from '@site/src/settings';
import {site} from '@site/src/site';
import ConnectedForm from './ConnectedForm';
import ContactForm from './index';

const unconnected = <ContactForm.Component heading="Send Us a Message" plans={['2 hours']} />;

/** The form of a site with this service. */
function connected(plan = '') {
  const contact = {endpoint: 'https://forms.example/f'};
  const {contact: config} = readSettings({...site, contact}, {}, 'https://firm.example/contact');
  if (!config) throw new Error('no form service');
  return <ConnectedForm config={config} plan={plan} />;
}

const user = userEvent.setup();

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const send = () => screen.getByText('Send message');

/** Shows the server's HTML; React takes it over when told. */
function serve(form: ReactElement) {
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = renderToString(form);
  return () => act(async () => void hydrateRoot(page, form));
}

function fillIn(message = 'We need a test report.') {
  const texts = {Name: 'Ana', Email: 'ana@agency.example', Message: message};
  for (const [name, value] of Object.entries(texts)) {
    fireEvent.change(field(name), {target: {value}});
  }
}

afterEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  document.body.innerHTML = '';
});

describe.each([
  ['connected', connected()],
  ['unconnected', unconnected],
])('the %s form', (_which, form) => {
  it('asks for what the specification asks for, in its words', () => {
    serve(form);
    for (const [name, placeholder] of [
      ['Name', 'Your name'],
      ['Email', 'your email address'],
      ['Message', 'Tell us about your project or inquiry...'],
    ] as const) {
      expect(field(name)).toBeRequired();
      expect(field(name)).toHaveAttribute('placeholder', placeholder);
    }
    expect(field('Email').type).toBe('email');
    expect(field('Message')).toHaveAttribute('rows', '6');
    expect(screen.getByRole('combobox', {name: /Inquiry type/})).not.toBeRequired();
    expect(screen.getByRole('combobox')).toHaveDisplayValue('Select inquiry type');
  });

  it('keeps what was typed and chosen before hydration', async () => {
    const hydrate = serve(form);
    field('Name').value = 'Early Ana';
    field('Message').value = 'Early words';
    screen.getByRole<HTMLSelectElement>('combobox').value = 'general';
    await hydrate();
    expect(field('Name')).toHaveValue('Early Ana');
    expect(field('Message')).toHaveValue('Early words');
    expect(screen.getByRole('combobox')).toHaveValue('general');
    expect(send()).toBeEnabled();
  });
});

describe('without a form service', () => {
  it('cannot be sent before hydration, and says at once how to reach us', () => {
    serve(unconnected);
    expect(send()).toBeDisabled();
    expect(send().closest('form')).toHaveAttribute('method', 'dialog');
    expect(send()).toHaveAccessibleDescription(
      `This form isn't connected yet, so write to ${site.emails.general} or call ${site.phone.display} instead.`,
    );
  });

  it('is emptied, confirmed by a toast, and hands every message back', async () => {
    render(unconnected);
    fillIn();
    await user.click(send());
    // The toasts come in their own time.
    expect(await screen.findByText('Message Sent!', {}, {timeout: 4000})).toBeInTheDocument();
    expect(screen.getByText("We'll get back to you as soon as possible.")).toBeInTheDocument();
    for (const name of ['Name', 'Email', 'Message']) expect(field(name)).toHaveValue('');
    expect(screen.getByText("Your message wasn't sent to anyone")).toBeInTheDocument();

    fillIn('And a second thing.');
    await user.click(send());
    const email = screen.getByText('Send by email instead');
    const draft = new URL(email.getAttribute('href') ?? '').searchParams.get('body');
    await user.click(screen.getByText('Copy message'));
    expect(await screen.findByText('The message is on your clipboard.')).toBeInTheDocument();
    for (const kept of [draft, await navigator.clipboard.readText()]) {
      expect(kept).toContain('We need a test report.');
      expect(kept).toContain('And a second thing.');
    }
  });

  it('shows the message where the browser refuses to copy it', async () => {
    render(unconnected);
    fillIn();
    await user.click(send());
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'));
    await user.click(screen.getByText('Copy message'));
    const box = await screen.findByRole<HTMLTextAreaElement>('textbox', {name: /copy it by hand/});
    expect(box.value).toContain('We need a test report.');
    expect(box.selectionEnd).toBe(box.value.length);
  });

  it('names the plan that the visitor came to ask about, and no other', async () => {
    history.replaceState(null, '', '/contact?plan=2%20hours');
    render(unconnected);
    expect(screen.getByText('About: 2 hours')).toBeInTheDocument();
    fillIn();
    await user.click(send());
    const email = screen.getByText('Send by email instead');
    expect(email.getAttribute('href')).toContain('About%3A%202%20hours');
  });
});

describe('with a form service', () => {
  it('is a plain form that the browser posts before hydration', () => {
    serve(connected('2 hours'));
    const form = send().closest('form');
    expect(form).toHaveAttribute('method', 'post');
    expect(form).toHaveAttribute('action', 'https://forms.example/f');
    expect(form).not.toHaveAttribute('novalidate');
    expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
      name: '',
      email: '',
      inquiryType: '',
      message: '',
      plan: '2 hours',
      _subject: `Message from the ${site.shortName} website`,
      _next: 'https://firm.example/contact#message-sent',
      _gotcha: '',
    });
  });

  it('gives errors a summary with the focus and a place at their fields', async () => {
    render(connected());
    await user.type(field('Email'), 'ana@');
    await user.click(send());
    const summary = screen.getByRole('group', {name: 'Please check the form'});
    expect(summary).toHaveFocus();
    expect(within(summary).getAllByRole('link')).toHaveLength(3);
    expect(field('Email')).toHaveAccessibleDescription(
      'Enter a full address, such as name@example.com.',
    );
    await user.click(within(summary).getByText('Enter your name.'));
    expect(field('Name')).toHaveFocus();
    await user.type(field('Name'), 'Ana');
    expect(within(summary).getAllByRole('link')).toHaveLength(2);
    expect(field('Name')).toHaveFocus();
  });

  it('counts a message, and neither cuts nor sends one that is too long', async () => {
    render(connected());
    fireEvent.change(field('Message'), {target: {value: '👍'.repeat(5001)}});
    expect(field('Message')).toHaveAccessibleDescription(/Shorten your message by 1 character\./);
    await user.click(send());
    expect(screen.getByRole('group', {name: 'Please check the form'})).toHaveFocus();
    fireEvent.change(field('Message'), {target: {value: '👍'.repeat(5000)}});
    expect(screen.getByText('5,000 of 5,000 characters')).toBeInTheDocument();
  });
});
