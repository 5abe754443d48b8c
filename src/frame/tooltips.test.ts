import {act, fireEvent, screen} from '@testing-library/react';
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
  jest.useFakeTimers();
  document.body.innerHTML = `
    <button data-tooltip="Switch between light and dark">Theme <b>icon</b></button>
    <button data-tooltip-tap popovertarget="a">CSF</button><p role="tooltip" id="a" hidden>Framework</p>
    <button data-tooltip-tap popovertarget="b">CMMC</button><p role="tooltip" id="b" hidden>Certification</p>`;
});

afterEach(() => {
  onRouteDidUpdate();
  jest.useRealTimers();
});

const button = (name: RegExp) => screen.getByRole('button', {name});
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const shown = () => screen.queryByRole('tooltip')?.textContent;

/** jsdom has no pointer events: a mouse event with the name stands in. */
const enter = (element: Element, pointerType: string) =>
  fireEvent(element, Object.assign(new MouseEvent('pointerover', {bubbles: true}), {pointerType}));

it('is not for fingers, which cannot hover, nor for a focus that no ring shows', () => {
  const theme = button(/Theme/);
  enter(theme, 'touch');
  wait(1000);
  expect(shown()).toBeUndefined();
  const matches = jest.spyOn(theme, 'matches').mockReturnValue(false);
  theme.focus();
  expect(matches).toHaveBeenCalledWith(':focus-visible');
  matches.mockRestore();
  expect(shown()).toBeUndefined();
});

it.each([
  ['another is shown', () => void fireEvent.click(button(/CSF/)), 'Framework'],
  ['the page scrolls', () => void fireEvent.scroll(window), undefined],
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
  ['within the window at its right edge', {left: 1024, top: 100}, {left: '816px', top: '128px'}],
])('stands %s', (_place, {left, top}, place) => {
  expect([window.innerWidth, window.innerHeight]).toEqual([1024, 768]);
  const box = {left, top, width: 120, bottom: top + 20};
  button(/Theme/).getClientRects = () => [box] as unknown as DOMRectList;
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(200);
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(40);
  enter(button(/Theme/), 'mouse');
  wait(700);
  expect(screen.getByRole('tooltip')).toHaveStyle(place);
});
