import {allowedOrigins, readSettings, SettingError} from './settings';
import {site, type BookingService, type ContactService, type NewsletterService} from './site';

type Services = {
  contact?: ContactService;
  newsletter?: NewsletterService;
  booking?: BookingService;
};

const read = (services: Services, environment: Record<string, string> = {}) =>
  readSettings({...site, ...services}, environment, 'https://firm.example/contact');

/** What a wrong setting is told. */
function complaint(services: Services, environment?: Record<string, string>): string {
  try {
    read(services, environment);
  } catch (error) {
    expect(error).toBeInstanceOf(SettingError);
    expect((error as Error).stack).toBe((error as Error).message);
    return (error as Error).message;
  }
  throw new Error('nothing was complained about');
}

it('has nothing where nothing is set, which is how the site ships', () => {
  expect(readSettings(site, {}, '')).toEqual({});
  expect(read({}, {CONTACT_ENDPOINT: '', NEWSLETTER_ENDPOINT: ' ', BOOKING_URL: ''})).toEqual({});
});

it('lets the environment take precedence', () => {
  const settings = read(
    {contact: {endpoint: 'https://formspree.io/f/site'}, booking: {url: 'https://cal.com/site'}},
    {
      CONTACT_ENDPOINT: 'https://formsubmit.co/env',
      BOOKING_URL: 'https://calendly.com/env',
      NEWSLETTER_ENDPOINT: 'https://buttondown.com/api/emails/embed-subscribe/env',
    },
  );
  expect(settings.contact?.endpoint).toBe('https://formsubmit.co/env');
  expect(settings.booking).toEqual({url: 'https://calendly.com/env'});
  expect(settings.newsletter).toMatchObject({
    endpoint: 'https://buttondown.com/api/emails/embed-subscribe/env',
    field: 'email',
  });
});

it.each([
  'http://localhost:4000/f',
  'http://127.0.0.1:4000/f',
  'http://[::1]:4000/f',
  'http://forms.localhost/f',
])('takes %s, on this machine, without encryption', (endpoint) => {
  expect(read({}, {CONTACT_ENDPOINT: endpoint}).contact?.endpoint).toBe(endpoint);
});

it.each([
  ['formspree.io/f/abc', /is not an address\. Write the whole address/],
  ['http://formspree.io/f/abc', /must start with https:\/\//],
  ['http://localhost.evil.example/f', /must start with https:\/\//],
  ['ftp://localhost/f', /must start with https:\/\//],
  ['javascript:alert(1)', /must start with https:\/\//],
  ['https://user:secret@formspree.io/f/abc', /user name or password/],
  ['https://formspree.io/f/your-form-id', /placeholder/],
  ['https://formspree.io/f/<form>', /placeholder/],
])('refuses %s in one line that names the setting', (value, reason) => {
  for (const [setting, words] of [
    ['CONTACT_ENDPOINT', complaint({}, {CONTACT_ENDPOINT: value})],
    ['NEWSLETTER_ENDPOINT', complaint({}, {NEWSLETTER_ENDPOINT: value})],
    ['BOOKING_URL', complaint({}, {BOOKING_URL: value})],
    ['src/site.ts, contact.endpoint', complaint({contact: {endpoint: value}})],
    ['src/site.ts, newsletter.endpoint', complaint({newsletter: {endpoint: value}})],
    ['src/site.ts, booking.url', complaint({booking: {url: value}})],
  ] as const) {
    expect(words).toMatch(reason);
    expect(words.startsWith(`${setting}: `)).toBe(true);
    expect(words).not.toContain('\n');
  }
});

it('asks for the key of a service that needs one', () => {
  const endpoint = 'https://api.web3forms.com/submit';
  expect(complaint({contact: {endpoint}})).toBe(
    "src/site.ts, contact.hiddenFields: Web3Forms (src/site.ts, contact.endpoint) needs its key, as {access_key: '...'}.",
  );
  expect(read({contact: {endpoint, hiddenFields: {access_key: 'k'}}}).contact).toBeDefined();
  const old = {endpoint: 'https://api.staticforms.xyz/submit', hiddenFields: {accessKey: 'k'}};
  expect(read({contact: old}).contact).toBeDefined();
});

it('refuses a service it does not know, and names those it does', () => {
  const contact = {
    endpoint: 'https://forms.example/f',
    provider: 'typeform',
  } as unknown as ContactService;
  expect(complaint({contact})).toMatch(
    /contact\.provider: "typeform" is not known\. Write one of formspree, .*custom\./,
  );
  const newsletter = {
    endpoint: 'https://list.example/f',
    provider: 'toString',
  } as unknown as NewsletterService;
  expect(complaint({newsletter})).toMatch(/newsletter\.provider: "toString" is not known/);
});

it('takes the word of the owner for a service behind an address of their own', () => {
  const contact = {endpoint: 'https://forms.firm.example/f', provider: 'formsubmit'} as const;
  expect(read({contact}).contact?.honeypot.name).toBe('_honey');
});

it.each([
  [{fieldNames: {name: 'email'}}, 'email'],
  [{honeypot: 'message'}, 'message'],
  [{redirectField: '_gotcha'}, '_gotcha'],
  [{hiddenFields: {name: 'x'}}, 'name'],
  [{fieldNames: {message: ''}}, ''],
])('refuses two fields of one name: %j', (fields, name) => {
  expect(complaint({contact: {endpoint: 'https://formspree.io/f/abc', ...fields}})).toContain(
    `two fields would be sent as "${name}"`,
  );
});

it.each([
  [
    'https://buttondown.com/api/emails/embed-subscribe/firm',
    {field: 'email', transport: 'form', hiddenFields: {embed: '1'}},
  ],
  [
    'https://firm.us5.list-manage.com/subscribe/post?u=aa&id=bb',
    {field: 'EMAIL', transport: 'form', honeypot: 'b_aa_bb'},
  ],
  ['https://app.kit.com/forms/123/subscriptions', {field: 'email_address', transport: 'fetch'}],
  ['https://list.firm.example/subscribe', {field: 'email', transport: 'form'}],
])('knows how %s wants an address', (endpoint, expected) => {
  expect(read({newsletter: {endpoint}}).newsletter).toMatchObject({endpoint, ...expected});
});

it('opens the security policy exactly to the hosts that are set', () => {
  expect(allowedOrigins(read({}))).toEqual({connect: [], form: []});
  expect(
    allowedOrigins(
      read({
        contact: {endpoint: 'https://formsubmit.co/a'},
        newsletter: {endpoint: 'https://buttondown.com/api/emails/embed-subscribe/a'},
        booking: {url: 'https://cal.com/a'},
      }),
    ),
  ).toEqual({
    connect: ['https://formsubmit.co'],
    form: ['https://formsubmit.co', 'https://buttondown.com'],
  });
  expect(
    allowedOrigins(read({newsletter: {endpoint: 'https://app.kit.com/forms/1/subscriptions'}})),
  ).toEqual({
    connect: ['https://app.kit.com'],
    form: ['https://app.kit.com'],
  });
});
