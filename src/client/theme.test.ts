import {fireEvent, screen} from '@testing-library/react';
import {forgetWindowListeners} from '@site/src/testing/windowListeners';
import {theme} from './theme';

const root = document.documentElement;
const key = 'theme-repo';
let system = Object.assign(new EventTarget(), {matches: false});

forgetWindowListeners();

/** The page's inline script runs, before there is a button; then the page is parsed. */
function open(): void {
  theme('localStorage', key);
  document.body.innerHTML =
    '<button aria-label="Dark theme" data-theme-toggle><svg><path id="sun"/></svg></button>';
  fireEvent(document, new Event('DOMContentLoaded', {bubbles: true}));
}

/** The system's own theme changes. */
function changeSystem(matches: boolean): void {
  system.matches = matches;
  system.dispatchEvent(new Event('change'));
}

const button = () => screen.getByRole('button', {name: 'Dark theme'});
const expectTheme = (name: 'light' | 'dark', choice: 'light' | 'dark' | 'system') => {
  expect(root).toHaveAttribute('data-theme', name);
  expect(root).toHaveAttribute('data-theme-choice', choice);
  expect(button()).toHaveAttribute('aria-pressed', String(name === 'dark'));
};

beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML = '';
  root.removeAttribute('data-theme-fades');
  system = Object.assign(new EventTarget(), {matches: false});
  window.matchMedia = (() => system) as unknown as typeof window.matchMedia;
});

describe('before the first paint', () => {
  it.each([
    ['the visitor chose dark', 'dark', false, 'dark', 'dark'],
    ['the visitor chose light on a dark system', 'light', true, 'light', 'light'],
    ['nothing was chosen on a dark system', null, true, 'dark', 'system'],
    ['nothing was chosen on a light system', null, false, 'light', 'system'],
    ['something else is stored', '"><script>', true, 'dark', 'system'],
  ] as const)('is right when %s', (_when, choice, isDark, name, saved) => {
    system.matches = isDark;
    if (choice) localStorage.setItem(key, choice);
    open();
    expectTheme(name, saved);
  });

  it("is the system's where storage is refused", () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('refused');
    });
    open();
    expectTheme('light', 'system');
  });
});

it("switches to dark and back, and remembers the choice under the framework's key", () => {
  open();
  fireEvent.click(button());
  expectTheme('dark', 'dark');
  expect(localStorage.getItem(key)).toBe('dark');
  fireEvent.click(document.querySelector('#sun') as Element);
  expectTheme('light', 'light');
  expect(localStorage.getItem(key)).toBe('light');
});

it('leaves the theme alone when something else is pressed', () => {
  open();
  fireEvent.click(document.body);
  expectTheme('light', 'system');
});

it('switches where the browser refuses to remember, and stays when the page comes back', () => {
  for (const name of ['setItem', 'getItem'] as const) {
    jest.spyOn(Storage.prototype, name).mockImplementation(() => {
      throw new Error('refused');
    });
  }
  open();
  fireEvent.click(button());
  expectTheme('dark', 'dark');
  fireEvent(window, new Event('pageshow'));
  expectTheme('dark', 'dark');
});

it('follows the system until the visitor chooses', () => {
  open();
  changeSystem(true);
  expectTheme('dark', 'system');
  fireEvent.click(button());
  expectTheme('light', 'light');
  changeSystem(false);
  changeSystem(true);
  expectTheme('light', 'light');
});

it.each(['storage', 'pageshow'])(
  'follows a choice made elsewhere, in another tab or on a later page (%s)',
  (type) => {
    open();
    localStorage.setItem('theme', 'dark');
    fireEvent(window, new Event(type));
    expectTheme('light', 'system');
    localStorage.setItem(key, 'dark');
    fireEvent(window, new Event(type));
    expectTheme('dark', 'dark');
  },
);

it('stays as chosen where the storage is full, also when the page comes back', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  open();
  fireEvent.click(button());
  fireEvent(window, new Event('pageshow'));
  expectTheme('dark', 'dark');
});

it('marks the button of a page that the live server draws anew', () => {
  open();
  fireEvent.click(button());
  document.body.innerHTML = '<button aria-label="Dark theme" data-theme-toggle></button>';
  fireEvent(window, new Event('pageshow'));
  expectTheme('dark', 'dark');
});

it('fades for as long as a fade lasts, from the last change on', () => {
  jest.useFakeTimers();
  open();
  expect(root).not.toHaveAttribute('data-theme-fades');
  fireEvent.click(button());
  jest.advanceTimersByTime(200);
  fireEvent.click(button());
  jest.advanceTimersByTime(200);
  expect(root).toHaveAttribute('data-theme-fades');
  jest.advanceTimersByTime(200);
  expect(root).not.toHaveAttribute('data-theme-fades');
  jest.useRealTimers();
});
