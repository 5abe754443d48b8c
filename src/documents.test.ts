import {isDocument, isLaterList} from './documents';

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

it.each([
  ['/insights/page/2', true],
  ['/repo/insights/page/41', true],
  ['/insights', false],
  ['/insights/page', false],
  ['/insights/page/2/more', false],
  ['/insights/on-page/2', false],
])('tells the list\'s later pages from others: %s', (route, expected) => {
  expect(isLaterList(route)).toBe(expected);
});
