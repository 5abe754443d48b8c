import {meantAddress} from './oddAddresses';

jest.mock('@generated/routes', () => ({__esModule: true, default: []}));

const known = ['/', '/about', '/services', '/services/cybersecurity'];

it.each([
  ['/ABOUT', '/about'],
  ['//about', '/about'],
  ['/services//Cybersecurity/', '/services/cybersecurity'],
  ['//', '/'],
])('%s means %s', (pathname, address) => {
  expect(meantAddress(pathname, known)).toBe(address);
});

it.each(['/abouts', '/no/such-page', '//evil.example', '/services/x'])('%s means no page', (pathname) => {
  expect(meantAddress(pathname, known)).toBeUndefined();
});
