import {allowedOrigins, readSettings, SettingError, siteAddress} from './settings';
import {site, type Site} from './site';

type Services = {
  contact?: Site['contact'];
  newsletter?: {endpoint?: string};
  booking?: {url?: string};
};

const read = (services: Services, environment: Record<string, string> = {}) =>
  readSettings({...site, ...services}, environment, 'https://firm.example/contact');

/** What the build says of a wrong setting. */
function complaint(services: Services, environment?: Record<string, string>): string {
  try {
    read(services, environment);
  } catch (error) {
    expect(error).toBeInstanceOf(SettingError);
    return (error as Error).stack ?? '';
  }
  throw new Error('nothing was complained about');
}

it('has nothing where nothing is set, which is how the site ships', () => {
  expect(readSettings(site, {CONTACT_ENDPOINT: '', BOOKING_URL: ' '})).toEqual({});
});

it('lets the environment take precedence', () => {
  const settings = read(
    {contact: {endpoint: 'https://formspree.io/f/site'}, booking: {url: 'https://cal.com/site'}},
    {CONTACT_ENDPOINT: 'http://localhost:4000/f', BOOKING_URL: 'https://calendly.com/env'},
  );
  expect(settings.contact?.endpoint).toBe('http://localhost:4000/f');
  expect(settings.booking).toEqual({url: 'https://calendly.com/env'});
});

it.each([
  ['formspree.io/f/abc', /is not an address\. Write it whole/],
  ['http://formspree.io/f/abc', /must start with https:\/\//],
  ['http://localhost.evil.example/f', /must start with https:\/\//],
  ['javascript:alert(1)', /must start with https:\/\//],
  ['https://user:secret@formspree.io/f/abc', /user name or a password/],
  ['https://formspree.io/f/your-form-id', /placeholder/],
])('refuses %s in one line that names the setting', (value, reason) => {
  for (const [setting, words] of [
    ['CONTACT_ENDPOINT', complaint({}, {CONTACT_ENDPOINT: value})],
    ['NEWSLETTER_ENDPOINT', complaint({}, {NEWSLETTER_ENDPOINT: value})],
    ['src/site/identity.yml, booking.url', complaint({booking: {url: value}})],
  ] as const) {
    expect(words).toMatch(reason);
    expect(words.startsWith(`${setting}: `)).toBe(true);
    expect(words).not.toContain('\n');
  }
});

it('asks for the key of a service that needs one', () => {
  const endpoint = 'https://api.web3forms.com/submit';
  expect(complaint({contact: {endpoint}})).toBe(
    'src/site/identity.yml, contact.hiddenFields: api.web3forms.com needs its key. Below this line, ' +
      'indented by two more spaces, write access_key: and the key.',
  );
  expect(read({contact: {endpoint, hiddenFields: {access_key: 'k'}}}).contact).toBeDefined();
});

it.each([
  [{fieldNames: {name: 'email'}}, 'email'],
  [{honeypot: 'message'}, 'message'],
  [{redirectField: '_gotcha'}, '_gotcha'],
  [{hiddenFields: {name: 'x'}}, 'name'],
])('refuses two fields of one name: %j', (fields, name) => {
  expect(complaint({contact: {endpoint: 'https://formspree.io/f/abc', ...fields}})).toContain(
    `two fields would be sent as "${name}"`,
  );
});

it('knows what a form service wants, and lets the owner say otherwise', () => {
  expect(read({contact: {endpoint: 'https://formsubmit.co/alias'}}).contact).toMatchObject({
    scriptEndpoint: 'https://formsubmit.co/ajax/alias',
    honeypot: '_honey',
    hiddenFields: {_subject: `Message from the ${site.shortName} website`},
    redirect: {name: '_next', value: 'https://firm.example/contact#message-sent'},
    isReadable: true,
  });
  const own = {fieldNames: {message: 'comments'}, honeypot: 'url', hiddenFields: {_subject: 'Hi'}};
  expect(read({contact: {endpoint: 'https://forms.example/f', ...own}}).contact).toMatchObject({
    fieldNames: {name: 'name', message: 'comments'},
    honeypot: 'url',
    hiddenFields: {_subject: 'Hi'},
    isReadable: false,
  });
});

it.each([
  ['https://buttondown.com/api/emails/embed-subscribe/me', 'email', {hiddenFields: {embed: '1'}}],
  ['https://me.us5.list-manage.com/subscribe/post?u=a&id=b', 'EMAIL', {honeypot: 'b_a_b'}],
  ['https://app.kit.com/forms/123/subscriptions', 'email_address', {}],
  ['https://list.firm.example/subscribe', 'email', {}],
])('knows how %s wants an address', (endpoint, field, rest) => {
  expect(read({newsletter: {endpoint}}).newsletter).toMatchObject({endpoint, field, ...rest});
});

it('opens the security policy exactly to the hosts that are set', () => {
  expect(allowedOrigins(read({}))).toEqual({connect: [], form: [], script: [], img: []});
  const newsletter = {endpoint: 'https://buttondown.com/api/emails/embed-subscribe/a'};
  const contact = {endpoint: 'https://formsubmit.co/a'};
  const origins = ['https://stats.example'];
  const analytics = {name: 'Stats', privacy: 'It counts.', origins};
  expect(allowedOrigins(read({contact, newsletter}), analytics)).toEqual({
    connect: ['https://formsubmit.co', ...origins],
    form: ['https://formsubmit.co', 'https://buttondown.com'],
    script: origins,
    img: origins,
  });
});

describe('where the site is published', () => {
  it('is the address of the identity without settings', () => {
    expect(siteAddress(site, {SITE_URL: '', BASE_URL: ''})).toEqual({url: site.url, baseUrl: '/'});
  });

  it.each([
    ['https://www.example.com/', '/', 'https://www.example.com'],
    ['http://127.0.0.1:3000', '/a/b/', 'http://127.0.0.1:3000'],
  ])('may be %s and %s', (SITE_URL, BASE_URL, url) => {
    expect(siteAddress(site, {SITE_URL, BASE_URL})).toEqual({url, baseUrl: BASE_URL});
  });

  it.each([
    ['SITE_URL', 'www.example.com', 'is not an address'],
    ['SITE_URL', 'https://owner.github.io/repo', 'must end after the host'],
    ['BASE_URL', '/repo', 'is not a path'],
    ['BASE_URL', '//example.com/', 'is not a path'],
    ['BASE_URL', '/../repo/', 'is not a path'],
  ])('cannot be %s: "%s", which %s', (name, value, words) => {
    expect(() => siteAddress(site, {[name]: value})).toThrow(`${name}: "${value}" ${words}`);
  });
});
