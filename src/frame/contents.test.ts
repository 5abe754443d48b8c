import {fireEvent, screen} from '@testing-library/react';
import {onRouteDidUpdate} from './contents';

const current = () =>
  screen
    .getAllByRole('link')
    .filter((link) => link.hasAttribute('aria-current'))
    .map((link) => link.textContent);

/** Scrolls so far that the headings stand at these heights of a window 900 px high. */
function scrollTo(...tops: number[]): void {
  tops.forEach((top, index) => {
    const heading = screen.getAllByRole('heading')[index] as HTMLElement;
    heading.getBoundingClientRect = () => ({top}) as DOMRect;
  });
  fireEvent.scroll(document);
  jest.runAllTimers();
}

beforeEach(() => {
  jest.useFakeTimers();
  window.innerHeight = 900;
  document.body.innerHTML = `
    <nav data-contents><a href="#first">First</a> <a href="#second-%26-last">Second</a></nav>
    <h2 id="first">First</h2><h2 id="second-&amp;-last">Second</h2>`;
});

afterEach(() => jest.useRealTimers());

it('marks the last heading that has passed the upper third of the window', () => {
  scrollTo(-500, 301);
  expect(current()).toEqual(['First']);
  scrollTo(-600, 299);
  expect(current()).toEqual(['Second']);
});

it('marks the first before any has, as soon as the page is on screen', () => {
  scrollTo(400, 1200);
  document.querySelectorAll('a').forEach((link) => link.removeAttribute('aria-current'));
  onRouteDidUpdate();
  jest.runAllTimers();
  expect(current()).toEqual(['First']);
});
