import {screen} from '@testing-library/react';
import {onRouteDidUpdate} from './routeFocus';

type Arguments = Parameters<NonNullable<typeof onRouteDidUpdate>>[0];

/** The visitor comes from one address to another. */
function go(from: string | null, to: string): void {
  const place = (address: string) => {
    const {pathname, hash} = new URL(address, 'https://site.test');
    return {pathname, hash, search: ''} as Arguments['location'];
  };
  onRouteDidUpdate?.({location: place(to), previousLocation: from === null ? null : place(from)});
}

const heading = () => screen.getByRole('heading', {level: 1});

beforeEach(() => {
  document.body.innerHTML = '<header><h1 hidden>Not this</h1></header><main><h1>Services</h1></main>';
});

it('goes to the heading of the new page', () => {
  go('/', '/services');
  expect(heading()).toHaveFocus();
});

it('cannot be tabbed to afterwards', () => {
  go('/', '/services');
  expect(heading()).toHaveAttribute('tabindex', '-1');
});

it('does not scroll: the framework has', () => {
  const focus = jest.spyOn(HTMLElement.prototype, 'focus');
  go('/', '/services');
  expect(focus).toHaveBeenCalledWith({preventScroll: true});
});

it.each([
  ['the first page loads', null, '/services'],
  ['only the query changes', '/services?a', '/services?b'],
  ['the link names a place on the page', '/', '/services#behavioral'],
])('stays where it is when %s', (_when, from, to) => {
  go(from, to);
  expect(heading()).not.toHaveFocus();
});

it('bears a page without a heading', () => {
  document.body.innerHTML = '';
  expect(() => go('/', '/services')).not.toThrow();
});
