/** @jest-environment node */
import {routeOf} from './pageHead';

it('knows a page by its path without the base URL, which routes that a plugin adds need not have', () => {
  const routes = ['/copy/about', '/about'].map((path) => routeOf(path, {baseUrl: '/copy/'}));
  expect(routes).toEqual(['/about', '/about']);
});
