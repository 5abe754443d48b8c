import {isLaterList} from './articlesPath';

it.each([
  ['/insights/page/2', true],
  ['/repo/insights/page/41', true],
  ['/insights', false],
  ['/insights/page', false],
  ['/insights/page/2/more', false],
  ['/insights/on-page/2', false],
])("tells the list's later pages from others: %s", (route, expected) => {
  expect(isLaterList(route)).toBe(expected);
});
