import {fireEvent, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {forgetWindowListeners} from '@site/src/testing/windowListeners';
import {giveUp, release} from './held';
import {inlineScript} from './inline';

// It has a test of its own, and asks for what this environment does not have.
jest.mock('./later', () => ({later: () => undefined}));

forgetWindowListeners();

const root = document.documentElement;

/** The page's first script runs, from its text as in the page. */
function open(address = '/'): void {
  window.history.replaceState(null, '', address);
  // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call -- it is a script in the page
  new Function(inlineScript('localStorage', '-1'))();
}

beforeEach(() => {
  window.matchMedia = (() =>
    Object.assign(new EventTarget(), {matches: false})) as unknown as typeof window.matchMedia;
  window.localStorage.clear();
  for (const name of root.getAttributeNames()) root.removeAttribute(name);
  document.body.innerHTML = `
    <button data-waits-for="frame" data-search-open>Search</button>
    <button data-waits-for="islands">Book</button>
    <button>Plain</button>
    <a href="/about">About</a>
    <form data-waits-for="islands"><input aria-label="Name" required><button>Send</button></form>
    <form method="post" action="https://forms.example"><button>Post</button></form>`;
});

const press = (name: string) => userEvent.click(screen.getByRole('button', {name}));

/** What reaches the page's own scripts, in order. */
function listen(): string[] {
  const heard: string[] = [];
  document.body.addEventListener('click', ({target}) => {
    if ((target as HTMLElement).matches('[data-waits-for]'))
      heard.push((target as HTMLElement).textContent ?? '');
  });
  document.body.addEventListener('submit', (event) => {
    event.preventDefault();
    heard.push('sent');
  });
  return heard;
}

it('lets no link set the theme, nor anything else of the page', () => {
  open('/?docusaurus-theme=dark&docusaurus-data-navbar=false');
  expect(root.getAttributeNames().sort()).toEqual(['data-theme', 'data-theme-choice']);
  expect(root).toHaveAttribute('data-theme', 'light');
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

  it("is kept for a form too, after the browser's own checks", async () => {
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

  it('counts once when it is repeated while it waits', async () => {
    open();
    const heard = listen();
    await press('Search');
    await press('Search');
    release('frame');
    expect(heard).toEqual(['Search']);
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

describe('what is typed once search was asked for', () => {
  const type = (text: string, target: Element = document.body) =>
    text.split('').map((key) => fireEvent.keyDown(target, {key}));

  it('is kept for it, Enter too, and does nothing else', async () => {
    open();
    await press('Search');
    expect([...type('nist'), fireEvent.keyDown(document.body, {key: 'Enter'})]).not.toContain(true);
    expect(window.early?.typed).toBe('nist\n');
  });

  it.each(['textbox', 'link'] as const)("is the %s's where one has the focus", async (role) => {
    open();
    await press('Search');
    expect([
      ...type('nist', screen.getByRole(role)),
      fireEvent.keyDown(screen.getByRole(role), {key: 'Enter'}),
    ]).not.toContain(false);
    expect(window.early?.typed).toBe('');
  });

  it('is, on the button of search itself, a press as long as there are no letters', async () => {
    open();
    await press('Search');
    const button = screen.getByRole('button', {name: 'Search'});
    for (const key of ['Enter', ' ']) expect(fireEvent.keyDown(button, {key})).toBe(true);
    expect(window.early?.typed).toBe('');
    expect([...type('a b', button), fireEvent.keyDown(button, {key: 'Enter'})]).not.toContain(true);
    expect(window.early?.typed).toBe('a b\n');
  });

  it('can be corrected', async () => {
    open();
    await press('Search');
    type('clouf');
    expect(fireEvent.keyDown(document.body, {key: 'Backspace'})).toBe(false);
    type('d');
    expect(window.early?.typed).toBe('cloud');
  });

  it.each(['before', 'after a script was lost'])("is the page's %s", async (when) => {
    open();
    if (when !== 'before') {
      await press('Search');
      giveUp();
    }
    expect(type('nist')).not.toContain(false);
    expect(window.early?.typed).toBe('');
  });

  it('leaves the keys with a meaning of their own alone', async () => {
    open();
    await press('Search');
    for (const key of [{key: 'c', ctrlKey: true}, {key: 'Tab'}, {key: 'Escape'}, {}])
      expect(fireEvent.keyDown(document.body, key)).toBe(true);
    expect(window.early?.typed).toBe('');
  });
});

describe('a form that the browser itself posts', () => {
  const post = () =>
    fireEvent.submit(screen.getByRole('button', {name: 'Post'}).closest('form') as HTMLFormElement);

  it('is posted once at a double press, and again later', () => {
    jest.useFakeTimers();
    open();
    document.addEventListener('submit', (event) => event.preventDefault(), {once: true});
    const reached = jest.fn();
    document.addEventListener('submit', reached);
    post();
    post();
    expect(reached).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(10_000);
    post();
    expect(reached).toHaveBeenCalledTimes(2);
    document.removeEventListener('submit', reached);
    jest.useRealTimers();
  });

  it("is React's to keep from that, once React is there", () => {
    open();
    const reached = jest.fn();
    document.addEventListener('submit', reached);
    release('islands');
    post();
    post();
    expect(reached).toHaveBeenCalledTimes(2);
    document.removeEventListener('submit', reached);
  });
});
