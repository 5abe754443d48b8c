import {fireEvent, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {forgetWindowListeners} from '@site/src/testing/windowListeners';
import {release} from './held';
import {inlineScript} from './inline';

// It has a test of its own, and asks for what this environment does not have.
jest.mock('./later', () => ({later: () => undefined}));

forgetWindowListeners();

const root = document.documentElement;
let systemIsDark = false;

/** The page's first script runs, from its text as in the page. */
function open(address = '/'): void {
  window.history.replaceState(null, '', address);
  // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call -- it is a script in the page
  new Function(inlineScript('localStorage', '-1'))();
}

beforeEach(() => {
  window.matchMedia = (() => ({matches: systemIsDark})) as unknown as typeof window.matchMedia;
  window.localStorage.clear();
  for (const name of root.getAttributeNames()) root.removeAttribute(name);
  document.body.innerHTML = `
    <button data-waits-for="frame" data-search-open>Search</button>
    <button data-waits-for="islands">Book</button>
    <button>Plain</button>
    <form data-waits-for="islands"><input aria-label="Name" required><button>Send</button></form>`;
});

const press = (name: string) => userEvent.click(screen.getByRole('button', {name}));

/** What reaches the page's own scripts, in order. */
function listen(): string[] {
  const heard: string[] = [];
  document.body.addEventListener('click', ({target}) => {
    if ((target as HTMLElement).matches('[data-waits-for]')) heard.push((target as HTMLElement).textContent ?? '');
  });
  document.body.addEventListener('submit', (event) => {
    event.preventDefault();
    heard.push('sent');
  });
  return heard;
}

describe('the theme', () => {
  it.each([
    ['the visitor chose dark', 'dark', false, 'dark', 'dark'],
    ['the visitor chose light on a dark system', 'light', true, 'light', 'light'],
    ['nothing was chosen on a dark system', null, true, 'dark', 'system'],
    ['nothing was chosen on a light system', null, false, 'light', 'system'],
  ])('is right before the first paint when %s', (_when, choice, isDark, theme, saved) => {
    systemIsDark = isDark;
    if (choice) window.localStorage.setItem('theme-1', choice);
    open();
    expect(root).toHaveAttribute('data-theme', theme);
    expect(root).toHaveAttribute('data-theme-choice', saved);
  });

  it('is the system\'s where storage is refused', () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('refused');
    });
    open();
    expect(root).toHaveAttribute('data-theme-choice', 'system');
  });

  it('cannot be set by a link, nor anything else of the page', () => {
    systemIsDark = false;
    open('/?docusaurus-theme=dark&docusaurus-data-navbar=false');
    expect(root.getAttributeNames().sort()).toEqual(['data-theme', 'data-theme-choice']);
    expect(root).toHaveAttribute('data-theme', 'light');
  });
});

it('hides the list that an address wants filtered, for three seconds at most', () => {
  jest.useFakeTimers();
  open('/insights?category=Healthcare');
  expect(root).toHaveAttribute('data-filtering');
  jest.advanceTimersByTime(3000);
  expect(root).not.toHaveAttribute('data-filtering');
  jest.useRealTimers();
});

describe('a press that comes before its script', () => {
  it('has its effect once, when the script is there, and shows until then that it was noticed', async () => {
    open();
    const heard = listen();
    await press('Search');
    await press('Book');
    expect(heard).toEqual([]);
    expect(root).toHaveAttribute('data-waiting');
    release('frame');
    expect(heard).toEqual(['Search']);
    expect(root).toHaveAttribute('data-waiting');
    release('islands');
    expect(heard).toEqual(['Search', 'Book']);
    expect(root).not.toHaveAttribute('data-waiting');
    release('islands');
    expect(heard).toHaveLength(2);
  });

  it('is not kept from scripts that are there', async () => {
    open();
    const heard = listen();
    release('islands');
    await press('Book');
    expect(heard).toEqual(['Book']);
    expect(root).not.toHaveAttribute('data-waiting');
  });

  it('is kept for a form too, after the browser\'s own checks', async () => {
    open();
    const heard = listen();
    await press('Send');
    expect(root).not.toHaveAttribute('data-waiting');
    await userEvent.type(screen.getByRole('textbox'), 'Ada{Enter}');
    expect(heard).toEqual([]);
    expect(root).toHaveAttribute('data-waiting');
    HTMLFormElement.prototype.requestSubmit = function submit() {
      fireEvent.submit(this);
    };
    release('islands');
    expect(heard).toEqual(['sent']);
  });

  it('is kept for the keys of search', () => {
    open();
    const heard = listen();
    expect(fireEvent.keyDown(document.body, {key: 'k', ctrlKey: true})).toBe(false);
    release('frame');
    expect(heard).toEqual(['Search']);
  });

  it('is none of what needs no script', async () => {
    open();
    await press('Plain');
    expect(root).not.toHaveAttribute('data-waiting');
  });
});
