import {isDocument} from './documents';

it.each([
  ['/insights/defense-security', '/', true],
  ['/repo/insights/defense-security', '/repo/', true],
  ['/insights', '/', false],
  ['/insights/', '/', false],
  ['/services/cybersecurity', '/', false],
  ['/insights/defense-security', '/repo/', false],
])('tells documents from pages of the app: %s under %s', (pathname, baseUrl, expected) => {
  expect(isDocument(pathname, baseUrl)).toBe(expected);
});
