import {fireEvent, screen} from '@testing-library/react';
import {onRouteDidUpdate} from './tooltips';

beforeAll(() => {
  // jsdom has no popovers: one that is closed is hidden.
  HTMLElement.prototype.showPopover = function show() {
    this.hidden = false;
  };
  HTMLElement.prototype.hidePopover = function hide() {
    this.hidden = true;
  };
});

beforeEach(() => {
  document.body.innerHTML = `
    <button data-tooltip-tap popovertarget="a">CSF</button><p role="tooltip" id="a" hidden>Framework</p>
    <button data-tooltip-tap popovertarget="b">CMMC</button><p role="tooltip" id="b" hidden>Certification</p>`;
});

afterEach(onRouteDidUpdate);

const button = (name: RegExp) => screen.getByRole('button', {name});
const shown = () => screen.queryByRole('tooltip')?.textContent;

it.each([
  ['another is shown', () => void fireEvent.click(button(/CSF/)), 'Framework'],
  [
    'the page scrolls',
    () => {
      Object.assign(window, {scrollY: window.scrollY + 10});
      fireEvent.scroll(window);
    },
    undefined,
  ],
  ['another page comes', onRouteDidUpdate, undefined],
])('goes when %s', (_when, happen, left) => {
  fireEvent.click(button(/CMMC/));
  happen();
  expect(shown()).toBe(left);
});

it.each([
  ['below the middle of its element', {left: 400, top: 100}, {left: '360px', top: '128px'}],
  ['above it at the foot of the window', {left: 400, top: 740}, {left: '360px', top: '692px'}],
  ['within the window at its left edge', {left: 0, top: 100}, {left: '8px', top: '128px'}],
])('stands %s', (_place, {left, top}, place) => {
  expect([window.innerWidth, window.innerHeight]).toEqual([1024, 768]);
  const box = {left, top, width: 120, bottom: top + 20};
  button(/CMMC/).getClientRects = () => [box] as unknown as DOMRectList;
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(200);
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(40);
  fireEvent.click(button(/CMMC/));
  expect(screen.getByRole('tooltip')).toHaveStyle(place);
});
