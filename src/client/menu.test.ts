import {fireEvent, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';

const wideScreen = new EventTarget();
let redraw: () => void;

const menu = () => screen.getByRole('navigation', {name: 'Main'});
const button = () => screen.getByRole('button', {name: 'Menu'});
const open = () => menu().showPopover();

/** What jsdom lacks: a popover that opens, closes and says so, and elements that know if they are seen. */
function standIn(element: HTMLElement): void {
  let isOpen = false;
  const set = (next: boolean) => () => {
    isOpen = next;
    element.dispatchEvent(new Event('toggle'));
  };
  const matches = element.matches.bind(element);
  Object.assign(element, {
    showPopover: set(true),
    hidePopover: set(false),
    matches: (selector: string) => (selector === ':popover-open' ? isOpen : matches(selector)),
  });
}

beforeAll(() => {
  window.matchMedia = (() => wideScreen) as unknown as typeof window.matchMedia;
  Element.prototype.checkVisibility = function isSeen() {
    return !this.hasAttribute('hidden');
  };
  // Loaded after the stand-ins: the script asks for the screen's width at once.
  ({onRouteDidUpdate: redraw} = jest.requireActual<{onRouteDidUpdate: () => void}>('./menu'));
});

beforeEach(() => {
  document.body.innerHTML = `
    <nav data-menu aria-label="Main">
      <a href="#home">Home</a>
      <a href="#contact"><span>Contact</span></a>
      <button hidden>On wide screens only</button>
    </nav>
    <button data-menu-button aria-expanded="false">Menu</button>
    <a href="#elsewhere">Elsewhere</a>`;
  standIn(menu());
  redraw();
});

const isOpen = () =>
  button().getAttribute('aria-expanded') === 'true' &&
  document.documentElement.hasAttribute('data-menu-open');

it('says that it is open or closed, and keeps the page behind it still', () => {
  open();
  expect(button()).toHaveAttribute('aria-expanded', 'true');
  expect(document.documentElement).toHaveAttribute('data-menu-open');
  menu().hidePopover();
  expect(button()).toHaveAttribute('aria-expanded', 'false');
  expect(document.documentElement).not.toHaveAttribute('data-menu-open');
});

it('closes when a link is chosen, and only then', () => {
  open();
  fireEvent.click(menu());
  expect(isOpen()).toBe(true);
  fireEvent.click(screen.getByText('Contact'));
  expect(isOpen()).toBe(false);
});

it('closes when the screen grows', () => {
  open();
  wideScreen.dispatchEvent(new Event('change'));
  expect(isOpen()).toBe(false);
});

it('lets the page go when another page takes its place', () => {
  open();
  standIn(menu());
  redraw();
  expect(document.documentElement).not.toHaveAttribute('data-menu-open');
});

describe('the focus', () => {
  const walk = async (...steps: {shift: boolean}[]) => {
    const stops: (string | null | undefined)[] = [];
    for (const {shift} of steps) {
      await userEvent.tab({shift});
      stops.push(document.activeElement?.textContent);
    }
    return stops;
  };
  const forward = {shift: false};
  const back = {shift: true};

  it('stays in the open menu and its button, in both directions', async () => {
    open();
    button().focus();
    expect(await walk(forward, forward, forward, forward)).toEqual([
      'Home',
      'Contact',
      'Menu',
      'Home',
    ]);
    expect(await walk(back, back, back)).toEqual(['Menu', 'Contact', 'Home']);
  });

  it('enters the open menu at its first or last link when it stood nowhere', async () => {
    open();
    expect(await walk(forward)).toEqual(['Home']);
    (document.activeElement as HTMLElement).blur();
    expect(await walk(back)).toEqual(['Contact']);
  });

  it('moves through the page when the menu is closed', async () => {
    button().focus();
    expect(await walk(forward)).toEqual(['Elsewhere']);
  });
});
