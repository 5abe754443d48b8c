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
    <button data-tooltip="Search (Ctrl K)">Search</button>
    <button data-tooltip="Certification" data-tooltip-tap>CMMC</button>
    <p>Elsewhere</p>`;
});

afterEach(() => {
  onRouteDidUpdate();
  // The next test's first tooltip is not one that follows another.
  jest.advanceTimersByTime(1000);
  jest.useRealTimers();
});

const button = (name: RegExp) => screen.getByRole('button', {name});
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const shown = () => screen.queryByRole('tooltip')?.textContent;
const tooltip = () => screen.getByRole('tooltip');

/** jsdom has no pointer events: mouse events with their names stand in. */
const point = (
  name: string,
  element: Element,
  {pointerType = 'mouse', into}: {pointerType?: string; into?: Element},
) =>
  fireEvent(
    element,
    Object.assign(new MouseEvent(name, {bubbles: true, relatedTarget: into}), {pointerType}),
  );
const enter = (element: Element, pointerType?: string) =>
  point('pointerover', element, {pointerType});
const leave = (element: Element, into: Element = document.body) =>
  point('pointerout', element, {into});

/** Focus that the browser shows a ring for, or not. */
function focus(element: HTMLElement, isVisible: boolean): void {
  const matches = element.matches.bind(element);
  jest
    .spyOn(element, 'matches')
    .mockImplementation((selector) =>
      selector === ':focus-visible' ? isVisible : matches(selector),
    );
  element.focus();
}

describe('under the pointer', () => {
  it('opens after 700 ms and goes when the pointer goes', () => {
    enter(button(/Theme/));
    wait(699);
    expect(shown()).toBeUndefined();
    wait(1);
    expect(shown()).toBe('Switch between light and dark');
    leave(button(/Theme/));
    expect(shown()).toBeUndefined();
  });

  it('opens at once within 300 ms of another, and not later', () => {
    enter(button(/Theme/));
    wait(700);
    leave(button(/Theme/));
    wait(299);
    enter(button(/Search/));
    wait(0);
    expect(shown()).toBe('Search (Ctrl K)');
    leave(button(/Search/));
    wait(300);
    enter(button(/Theme/));
    wait(699);
    expect(shown()).toBeUndefined();
  });

  it('stays while the pointer moves within the element or onto the tooltip', () => {
    enter(button(/Theme/));
    wait(700);
    leave(button(/Theme/), screen.getByText('icon'));
    leave(button(/Theme/), tooltip());
    expect(shown()).toBe('Switch between light and dark');
    fireEvent.pointerLeave(tooltip());
    expect(shown()).toBeUndefined();
  });

  it('is not for fingers, which cannot hover', () => {
    enter(button(/Theme/), 'touch');
    wait(1000);
    expect(shown()).toBeUndefined();
  });
});

describe('with the keyboard', () => {
  it('opens at once on focus, describes its element, and goes with the focus', () => {
    focus(button(/Search/), true);
    expect(button(/Search/)).toHaveAccessibleDescription('Search (Ctrl K)');
    button(/Search/).blur();
    expect(shown()).toBeUndefined();
    expect(button(/Search/)).not.toHaveAttribute('aria-describedby');
  });

  it('does not open on a focus that no ring shows', () => {
    focus(button(/Theme/), false);
    wait(1000);
    expect(shown()).toBeUndefined();
  });

  it('goes with Escape, the element keeping the focus', () => {
    focus(button(/Theme/), true);
    fireEvent.keyDown(button(/Theme/), {key: 'Escape'});
    expect(shown()).toBeUndefined();
    expect(button(/Theme/)).toHaveFocus();
  });
});

it('opens on a tap where the text says so, and goes with a tap elsewhere', () => {
  fireEvent.click(button(/CMMC/));
  expect(shown()).toBe('Certification');
  fireEvent.click(screen.getByText('Elsewhere'));
  expect(shown()).toBeUndefined();
});

it.each([
  ['another is shown', () => focus(button(/Search/), true), 'Search (Ctrl K)'],
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
  button(/CMMC/).getClientRects = () => [box] as unknown as DOMRectList;
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(200);
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(40);
  fireEvent.click(button(/CMMC/));
  expect(tooltip()).toHaveStyle(place);
});
