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
