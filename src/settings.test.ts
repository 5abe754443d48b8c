import {allowedOrigins, readSettings, SettingError, siteAddress} from './settings';
import {site, type Site} from './site';

type Services = {
  contact?: Site['contact'];
  newsletter?: {endpoint?: string};
  booking?: {url?: string};
};

const read = (services: Services, environment: Record<string, string> = {}) =>
  readSettings({...site, ...services}, environment, 'https://firm.example/contact');

/** The build's error message about a wrong setting. */
function complaint(services: Services, environment?: Record<string, string>): string {
  try {
    read(services, environment);
  } catch (error) {
    expect(error).toBeInstanceOf(SettingError);
    return (error as Error).stack ?? '';
  }
  throw new Error('nothing was complained about');
}

it('is empty if nothing is set, which is how the site ships', () => {
  expect(readSettings(site, {CONTACT_ENDPOINT: '', BOOKING_URL: ' '})).toEqual({});
});

it('gives the environment precedence', () => {
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
])('rejects %s in one line that names the setting', (value, reason) => {
  for (const [setting, message] of [
    ['CONTACT_ENDPOINT', complaint({}, {CONTACT_ENDPOINT: value})],
    ['NEWSLETTER_ENDPOINT', complaint({}, {NEWSLETTER_ENDPOINT: value})],
    ['src/site/identity.yml, booking.url', complaint({booking: {url: value}})],
  ] as const) {
    expect(message).toMatch(reason);
    expect(message.startsWith(`${setting}: `)).toBe(true);
    expect(message).not.toContain('\n');
  }
});

it('requires the key of a service that needs one', () => {
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
])('rejects two fields with the same name: %j', (fields, name) => {
  expect(complaint({contact: {endpoint: 'https://formspree.io/f/abc', ...fields}})).toContain(
    `two fields would be sent as "${name}"`,
  );
});

it('knows what a form service expects, and lets the owner override it', () => {
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
])('knows which field of %s takes the email address', (endpoint, field, rest) => {
  expect(read({newsletter: {endpoint}}).newsletter).toMatchObject({endpoint, field, ...rest});
});

it('allows only the configured hosts in the Content Security Policy', () => {
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

describe('the URL of the site', () => {
  it('comes from identity.yml unless the environment sets it', () => {
    expect(siteAddress(site, {SITE_URL: '', BASE_URL: ''})).toEqual({url: site.url, baseUrl: '/'});
  });

  it.each([
    ['https://www.example.com/', '/', 'https://www.example.com'],
    ['http://127.0.0.1:3000', '/a/b/', 'http://127.0.0.1:3000'],
  ])('can be %s with the base URL %s', (SITE_URL, BASE_URL, url) => {
    expect(siteAddress(site, {SITE_URL, BASE_URL})).toEqual({url, baseUrl: BASE_URL});
  });

  it.each([
    ['SITE_URL', 'www.example.com', 'is not an address'],
    ['SITE_URL', 'https://owner.github.io/repo', 'must end after the host'],
    ['BASE_URL', '/repo', 'is not a path'],
    ['BASE_URL', '//example.com/', 'is not a path'],
    ['BASE_URL', '/../repo/', 'is not a path'],
  ])('rejects %s: "%s", because it %s', (name, value, reason) => {
    expect(() => siteAddress(site, {[name]: value})).toThrow(`${name}: "${value}" ${reason}`);
  });
});
