import {fireEvent, screen} from '@testing-library/react';

jest.mock('@generated/site-storage', () => ({__esModule: true, default: {type: 'localStorage', namespace: '-repo'}}));

const root = document.documentElement;
const systemTheme = new EventTarget();
let reducedMotion = false;

/** Sets the theme as the framework's inline script does before the first paint. */
function start(theme: 'light' | 'dark', choice = 'system'): void {
  root.dataset.theme = theme;
  root.dataset.themeChoice = choice;
}

/** The system's own theme changes. */
const changeSystem = (matches: boolean) =>
  systemTheme.dispatchEvent(Object.assign(new Event('change'), {matches}));

const button = () => screen.getByRole('button', {name: 'Dark theme'});

let redraw: () => void;

beforeAll(() => {
  window.matchMedia = ((media: string) =>
    media.includes('color-scheme')
      ? systemTheme
      : {matches: media.includes('reduced-motion') && reducedMotion}) as typeof window.matchMedia;
  // Loaded after the stand-in: the script asks for the system's theme at once.
  ({onRouteDidUpdate: redraw} = jest.requireActual<{onRouteDidUpdate: () => void}>('./theme'));
});

beforeEach(() => {
  localStorage.clear();
  reducedMotion = false;
  document.body.innerHTML = '<button aria-label="Dark theme" data-theme-toggle><svg><path id="sun"/></svg></button>';
  start('light');
  redraw();
});

afterEach(() => {
  Reflect.deleteProperty(document, 'startViewTransition');
});

it('says whether the dark theme is on, also after the page is redrawn', () => {
  expect(button()).toHaveAttribute('aria-pressed', 'false');
  start('dark');
  redraw();
  expect(button()).toHaveAttribute('aria-pressed', 'true');
});

it('switches to dark and back, and remembers the choice under the framework\'s key', () => {
  fireEvent.click(button());
  expect(root).toHaveAttribute('data-theme', 'dark');
  expect(root).toHaveAttribute('data-theme-choice', 'dark');
  expect(button()).toHaveAttribute('aria-pressed', 'true');
  expect(localStorage.getItem('theme-repo')).toBe('dark');
  fireEvent.click(document.querySelector('#sun') as Element);
  expect(root).toHaveAttribute('data-theme', 'light');
  expect(localStorage.getItem('theme-repo')).toBe('light');
});

it('leaves the theme alone when something else is pressed', () => {
  fireEvent.click(document.body);
  expect(root).toHaveAttribute('data-theme', 'light');
});

it('switches where the browser refuses to remember', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('refused');
  });
  fireEvent.click(button());
  expect(root).toHaveAttribute('data-theme', 'dark');
});

it('follows the system until the visitor chooses', () => {
  changeSystem(true);
  expect(root).toHaveAttribute('data-theme', 'dark');
  expect(root).toHaveAttribute('data-theme-choice', 'system');
  fireEvent.click(button());
  changeSystem(true);
  expect(root).toHaveAttribute('data-theme', 'light');
});

it('follows a choice made in another tab, and nothing else stored there', () => {
  fireEvent(window, new StorageEvent('storage', {key: 'theme', newValue: 'dark'}));
  expect(root).toHaveAttribute('data-theme', 'light');
  fireEvent(window, new StorageEvent('storage', {key: 'theme-repo', newValue: 'dark'}));
  expect(root).toHaveAttribute('data-theme', 'dark');
  expect(button()).toHaveAttribute('aria-pressed', 'true');
});

it('fades between the themes, unless the visitor wants less motion', () => {
  const fade = jest.fn((apply: () => void) => {
    apply();
    // A busy browser gives a fade up; the theme has changed all the same.
    return {ready: Promise.reject(new Error('aborted')), finished: Promise.resolve()};
  });
  Object.assign(document, {startViewTransition: fade});
  fireEvent.click(button());
  expect(fade).toHaveBeenCalledTimes(1);
  reducedMotion = true;
  fireEvent.click(button());
  expect(fade).toHaveBeenCalledTimes(1);
  expect(root).toHaveAttribute('data-theme', 'light');
});
