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

  it('does not open when the pointer only passes', () => {
    enter(button(/Theme/));
    wait(500);
    leave(button(/Theme/));
    wait(1000);
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
    expect(shown()).toBe('Switch between light and dark');
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
  it('opens at once on focus and goes with it', () => {
    focus(button(/Theme/), true);
    expect(shown()).toBe('Switch between light and dark');
    button(/Theme/).blur();
    expect(shown()).toBeUndefined();
  });

  it('does not open on a focus that no ring shows', () => {
    focus(button(/Theme/), false);
    wait(1000);
    expect(shown()).toBeUndefined();
  });

  it('describes its element, while it shows', () => {
    focus(button(/Search/), true);
    expect(button(/Search/)).toHaveAccessibleDescription('Search (Ctrl K)');
    button(/Search/).blur();
    expect(button(/Search/)).not.toHaveAttribute('aria-describedby');
  });

  it('goes with Escape, the element keeping the focus', () => {
    focus(button(/Theme/), true);
    fireEvent.keyDown(button(/Theme/), {key: 'a'});
    expect(shown()).toBeDefined();
    fireEvent.keyDown(button(/Theme/), {key: 'Escape'});
    expect(shown()).toBeUndefined();
    expect(button(/Theme/)).toHaveFocus();
  });
});

describe('on a tap', () => {
  it('opens where the text says so, and goes with a tap elsewhere', () => {
    fireEvent.click(button(/CMMC/));
    expect(shown()).toBe('Certification');
    fireEvent.click(screen.getByText('Elsewhere'));
    expect(shown()).toBeUndefined();
  });

  it('goes where the tap does something else', () => {
    focus(button(/Theme/), true);
    fireEvent.click(button(/Theme/));
    expect(shown()).toBeUndefined();
  });
});

it('shows one at a time', () => {
  fireEvent.click(button(/CMMC/));
  focus(button(/Search/), true);
  expect(screen.getAllByRole('tooltip')).toHaveLength(1);
  expect(shown()).toBe('Search (Ctrl K)');
});

it.each([
  ['the page scrolls', () => fireEvent.scroll(window)],
  ['another page comes', onRouteDidUpdate],
])('goes when %s', (_when, happen) => {
  fireEvent.click(button(/CMMC/));
  happen();
  expect(shown()).toBeUndefined();
});

describe('its place', () => {
  /** Gives an element a box, and the tooltip a size of 200 by 40 px. */
  function standAt(element: Element, box: Partial<DOMRect>): void {
    element.getClientRects = () => [box] as unknown as DOMRectList;
    jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(200);
    jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(40);
    fireEvent.click(element);
  }

  it('is below the middle of the element', () => {
    standAt(button(/CMMC/), {left: 400, width: 100, top: 100, bottom: 120});
    expect(tooltip()).toHaveStyle({left: '350px', top: '128px'});
  });

  it('is above it at the foot of the window', () => {
    standAt(button(/CMMC/), {
      left: 400,
      width: 100,
      top: window.innerHeight - 50,
      bottom: window.innerHeight - 30,
    });
    expect(tooltip()).toHaveStyle({top: `${window.innerHeight - 50 - 40 - 8}px`});
  });

  it.each([
    ['left', 0, 8],
    ['right', window.innerWidth, window.innerWidth - 200 - 8],
  ])('is within the window at its %s edge', (_edge, left, place) => {
    standAt(button(/CMMC/), {left, width: 20, top: 100, bottom: 120});
    expect(tooltip()).toHaveStyle({left: `${place}px`});
  });
});
