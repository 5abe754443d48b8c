/** @jest-environment node */
import {inspect} from 'node:util';
import {SettingError} from './settings';
import {site} from './site';
import {siteAddress} from './siteAddress';

test('without settings the site has the address of the identity file', () => {
  expect(siteAddress({})).toEqual({url: site.url, baseUrl: '/'});
  expect(siteAddress({SITE_URL: '', BASE_URL: ''})).toEqual({url: site.url, baseUrl: '/'});
});

test.each([
  ['https://owner.github.io', '/repo/', 'https://owner.github.io'],
  ['https://www.example.com/', '/', 'https://www.example.com'],
  ['http://localhost:3000', '/', 'http://localhost:3000'],
  ['http://127.0.0.1:3000', '/a/b/', 'http://127.0.0.1:3000'],
  ['http://[::1]:3000', '/', 'http://[::1]:3000'],
])('%s and %s are an address', (SITE_URL, BASE_URL, url) => {
  expect(siteAddress({SITE_URL, BASE_URL})).toEqual({url, baseUrl: BASE_URL});
});

test.each([
  ['SITE_URL', 'www.example.com', 'is not an address'],
  ['SITE_URL', 'https://', 'is not an address'],
  ['SITE_URL', 'http://www.example.com', 'must start with "https://"'],
  ['SITE_URL', 'http://localhost.example.com', 'must start with "https://"'],
  ['SITE_URL', 'ftp://www.example.com', 'must start with "https://"'],
  [
    'SITE_URL',
    'https://owner.github.io/repo',
    'must end after the host, "https://owner.github.io"',
  ],
  ['SITE_URL', 'https://owner.github.io/?a', 'must end after the host'],
  ['BASE_URL', 'repo', 'must start and end with a slash'],
  ['BASE_URL', '/repo', 'must start and end with a slash'],
  ['BASE_URL', 'repo/', 'must start and end with a slash'],
  ['BASE_URL', '//example.com/', 'is not a plain path'],
  ['BASE_URL', '/../repo/', 'is not a plain path'],
  ['BASE_URL', '/my repo/', 'is not a plain path'],
  ['BASE_URL', '/repo/?a=/', 'is not a plain path'],
])('%s: "%s" %s', (name, value, words) => {
  const attempt = () => siteAddress({[name]: value});
  expect(attempt).toThrow(SettingError);
  expect(attempt).toThrow(`${name}: "${value}" ${words}`);
});

test('a password in an address is refused, and not repeated', () => {
  const attempt = () => siteAddress({SITE_URL: 'https://me:secret@example.com'});
  expect(attempt).toThrow(/^SITE_URL: must not hold a user name or a password\.$/);
});

test('a wrong setting is printed as one line', () => {
  try {
    siteAddress({BASE_URL: 'repo'});
  } catch (error) {
    expect(inspect(error)).toMatch(
      /^\[?BASE_URL: "repo" must start and end with a slash, for example "\/repo\/"\.\]?$/,
    );
  }
  expect.assertions(1);
});
