import {act, fireEvent, render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {hydrateRoot} from 'react-dom/client';
import {renderToString} from 'react-dom/server';
import settings from '@generated/site-forms/default/settings.json';
import {readSettings} from '@site/src/settings';
import {site} from '@site/src/site';
import ContactForm from './index';

const form = <ContactForm.Component heading="Send Us a Message" />;
const user = userEvent.setup();

/** The form of a site with this service from now on, or without one. */
function connect(isConnected: boolean) {
  const contact = isConnected ? {endpoint: 'https://forms.example/f'} : {};
  Object.assign(settings, {
    contact: readSettings({...site, contact}, {}, 'https://firm.example/contact').contact,
    plans: ['Day shift'],
  });
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const send = () => screen.getByText('Send message');

/** Shows the server's HTML; React takes it over when told. */
function serve() {
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

it('asks for what the specification asks for, in its words', () => {
  connect(false);
  serve();
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
  // What is typed stays out of the address, whatever becomes of the scripts.
  expect(send().closest('form')).toHaveAttribute('method', 'dialog');
});

it('leaves the address of the confirmation until the browser has shown it', async () => {
  connect(true);
  const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  history.replaceState(null, '', '/contact?a=1#message-sent');
  await serve()();
  expect(location.hash).toBe('#message-sent');
  fireEvent.load(window);
  expect(location.href).toMatch(/\/contact\?a=1$/);
  state.mockRestore();
});

describe.each([true, false])('connected: %s', (isConnected) => {
  beforeEach(() => connect(isConnected));

  it('keeps what was typed and chosen before hydration', async () => {
    history.replaceState(null, '', '/contact?plan=day%20shift');
    const hydrate = serve();
    field('Name').value = 'Early Ana';
    field('Message').value = 'Early words';
    screen.getByRole<HTMLSelectElement>('combobox').value = 'general';
    await hydrate();
    expect(field('Name')).toHaveValue('Early Ana');
    expect(field('Message')).toHaveValue('About: Day shift\n\nEarly words');
    expect(screen.getByRole('combobox')).toHaveValue('general');
    expect(location.search).toBe('');
    expect(send()).toBeEnabled();
  });

  it('says what is wrong at the field, leads there, and takes it back', async () => {
    render(form);
    await user.type(field('Email'), 'ana@');
    await user.click(send());
    expect(field('Name')).toHaveFocus();
    expect(field('Name')).toHaveAccessibleDescription('Enter your name.');
    expect(field('Email')).toHaveAccessibleDescription(
      'Enter a full address, such as name@example.com.',
    );
    await user.type(field('Name'), 'Ana');
    expect(field('Name')).not.toHaveAccessibleDescription();
    expect(field('Message')).toBeInvalid();
  });
});

it('shows the message where the browser refuses to copy it', async () => {
  connect(false);
  render(form);
  fillIn();
  await user.click(send());
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'));
  await user.click(screen.getByText('Copy message'));
  const box = await screen.findByRole<HTMLTextAreaElement>('textbox', {name: /copy it by hand/});
  expect(box.value).toContain('We need a test report.');
  expect(box.selectionEnd).toBe(box.value.length);
});

it('with a form service is a plain form that the browser posts before hydration', () => {
  connect(true);
  serve();
  const plain = send().closest('form');
  expect(plain).toHaveAttribute('method', 'post');
  expect(plain).toHaveAttribute('action', 'https://forms.example/f');
  expect(plain).not.toHaveAttribute('novalidate');
  expect(Object.fromEntries(new FormData(plain ?? undefined))).toEqual({
    name: '',
    email: '',
    inquiryType: '',
    message: '',
    _subject: `Message from the ${site.shortName} website`,
    _next: 'https://firm.example/contact#message-sent',
    _gotcha: '',
  });
});
