import {readSettings} from '../settings';
import {site, type ContactService} from '../site';
import {buildBody, buildHeaders, createId} from './body';

const values = {
  name: 'Ada',
  email: 'ada@visitor.example',
  inquiryType: 'tech',
  message: 'Hello\nthere',
};
const message = {values, id: 'id-1'};
const subject = `Message from the ${site.shortName} website`;
const back = 'https://firm.example/contact#message-sent';

function configure(contact: ContactService) {
  const settings = readSettings({...site, contact}, {}, 'https://firm.example/contact');
  if (!settings.contact) throw new Error('no contact settings');
  return settings.contact;
}

/** Every service's wire format, as its documentation has it: what the form holds, and what a script posts. */
it.each<
  [
    string,
    ContactService,
    {post: string; fields: Record<string, string>; redirect?: string; trap: string},
  ]
>([
  [
    'Formspree',
    {endpoint: 'https://formspree.io/f/abcdwxyz'},
    {
      post: 'https://formspree.io/f/abcdwxyz',
      fields: {...values, _subject: subject, _gotcha: ''},
      redirect: '_next',
      trap: '_gotcha',
    },
  ],
  [
    'Web3Forms',
    {endpoint: 'https://api.web3forms.com/submit', hiddenFields: {access_key: 'k'}},
    {
      post: 'https://api.web3forms.com/submit',
      fields: {...values, subject, access_key: 'k'},
      redirect: 'redirect',
      trap: 'botcheck',
    },
  ],
  [
    'Basin',
    {endpoint: 'https://usebasin.com/f/0123456789ab'},
    {
      post: 'https://usebasin.com/f/0123456789ab',
      fields: {...values, _gotcha: ''},
      trap: '_gotcha',
    },
  ],
  [
    'FormSubmit',
    {endpoint: 'https://formsubmit.co/info@firm.example'},
    {
      post: 'https://formsubmit.co/ajax/info@firm.example',
      fields: {...values, _subject: subject, _honey: ''},
      redirect: '_next',
      trap: '_honey',
    },
  ],
  [
    'StaticForms',
    {endpoint: 'https://api.staticforms.dev/submit', hiddenFields: {apiKey: 'k'}},
    {
      post: 'https://api.staticforms.dev/submit',
      fields: {...values, subject, replyTo: '@', apiKey: 'k', honeypot: ''},
      redirect: 'redirectTo',
      trap: 'honeypot',
    },
  ],
  [
    "a service of one's own",
    {
      endpoint: 'https://forms.firm.example/contact',
      fieldNames: {message: 'comments', inquiryType: 'topic'},
      hiddenFields: {list: 'website', _subject: 'Hello'},
      honeypot: 'url',
      redirectField: 'return_to',
    },
    {
      post: 'https://forms.firm.example/contact',
      fields: {
        name: 'Ada',
        email: 'ada@visitor.example',
        topic: 'tech',
        comments: 'Hello\nthere',
        list: 'website',
        _subject: 'Hello',
        url: '',
      },
      redirect: 'return_to',
      trap: 'url',
    },
  ],
])('speaks as %s wants to be spoken to', (_service, contact, {post, fields, redirect, trap}) => {
  const config = configure(contact);
  expect(config.endpoint).toBe(contact.endpoint);
  expect(config.scriptEndpoint ?? config.endpoint).toBe(post);
  expect(Object.fromEntries(buildBody(config, message))).toEqual({...fields, message_id: 'id-1'});
  expect(config.redirect).toEqual(redirect && {name: redirect, value: back});
  expect(config.honeypot.name).toBe(trap);
});

it('asks for JSON and sends no header that would need a permission', () => {
  expect(buildHeaders(configure({endpoint: 'https://formspree.io/f/a'}), message)).toEqual({
    Accept: 'application/json',
  });
});

it('sends the id as the idempotency key too, where the owner says the service allows it', () => {
  const config = configure({
    endpoint: 'https://forms.firm.example/contact',
    idempotencyHeader: true,
  });
  expect(buildHeaders(config, message)).toMatchObject({'Idempotency-Key': 'id-1'});
});

it('makes ids that differ, with and without the help of the browser', () => {
  const ids = new Set(Array.from({length: 100}, createId));
  Object.defineProperty(globalThis, 'crypto', {value: {}, configurable: true});
  for (let count = 0; count < 100; count += 1) ids.add(createId());
  expect(ids.size).toBe(200);
});
