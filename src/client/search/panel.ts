import {startBackend} from './backend';
import {drawGroups} from './draw';
import {createEngine, type Answer, type Engine} from './engine';
import {groupResults, statusText} from './present';
import {Vocabulary} from './words';

/** What the dialog shows below its input; the parts themselves are in the page's HTML. */
type State = 'idle' | 'results' | 'empty' | 'failed';

/** A dialog brought to life. */
export type Panel = {
  /** To be called each time the dialog opens. */
  opened: () => void;
};

/** Results shown at first: each one loads its page's text, about 3 kB. */
const firstResults = 5;
/** How long a screen reader hears nothing of the results after a key, in milliseconds. */
const statusDelay = 300;
const storageKey = 'search-query';

let engine: Promise<Engine> | undefined;

/** Loads the index once for the page; after a failure, again. */
function startEngine(base: string): Promise<Engine> {
  engine ??= Promise.all([startBackend(base), loadWords(`${base}words.txt`)]).then(([backend, words]) =>
    createEngine(backend, new Vocabulary(words)),
  );
  engine.catch(() => (engine = undefined));
  return engine;
}

async function loadWords(url: string): Promise<string[]> {
  const response = await fetch(url);
  if (!response.ok) {
    throw new Error(`${url}: ${response.status}`);
  }
  return (await response.text()).split('\n');
}

/** The query outlives the page, so that a visitor can go from one result to the next. */
function remembered(): string {
  try {
    return sessionStorage.getItem(storageKey) ?? '';
  } catch {
    return '';
  }
}

function remember(query: string): void {
  try {
    sessionStorage.setItem(storageKey, query);
  } catch {
    // Storage may be refused; the query then lasts as long as the page.
  }
}

/**
 * Brings a search dialog to life.
 * @param dialog the element that `SearchDialog` renders
 */
export function createPanel(dialog: HTMLDialogElement): Panel {
  const part = <Part extends HTMLElement>(name: string) => dialog.querySelector(`[data-search-${name}]`) as Part;
  const input = part<HTMLInputElement>('input');
  const status = part('status');
  const results = part('results');
  const nearest = part('nearest');
  const more = part('more');
  let latest = Promise.resolve();
  let turn = 0;
  let statusTimer: ReturnType<typeof setTimeout> | undefined;

  const links = () =>
    [...dialog.querySelectorAll<HTMLAnchorElement>('[data-search-body] a')].filter((link) => link.checkVisibility());

  function say(text: string): void {
    clearTimeout(statusTimer);
    statusTimer = setTimeout(() => (status.textContent = text), statusDelay);
  }

  /** The gold bar stands at the link that Enter opens: the first one, or the one with the focus. */
  function markCurrent(link = links()[0]): void {
    dialog.querySelectorAll('[data-current]').forEach((marked) => marked.removeAttribute('data-current'));
    if (dialog.dataset.state === 'results') {
      link?.setAttribute('data-current', '');
    }
  }

  function show(state: State): void {
    dialog.dataset.state = state;
    markCurrent();
  }

  async function present(ready: Engine, answer: Answer, limit: number): Promise<void> {
    const mine = turn;
    const pages = await ready.show(answer.results.slice(0, limit));
    if (mine !== turn) {
      return;
    }
    const total = answer.results.length;
    const drawn = drawGroups(groupResults(pages, answer.words));
    (answer.isNearest ? nearest : results).replaceChildren(drawn);
    nearest.parentElement?.toggleAttribute('data-has-nearest', answer.isNearest && total > 0);
    more.hidden = answer.isNearest || total <= limit;
    more.onclick = () => showAll(ready, answer);
    show(answer.isNearest ? 'empty' : 'results');
    say(
      answer.isNearest
        ? `No results for “${input.value.trim()}”.`
        : statusText({...answer, total, shown: Math.min(total, limit)}),
    );
  }

  async function showAll(ready: Engine, answer: Answer): Promise<void> {
    const next = links().filter((link) => results.contains(link)).length;
    try {
      await present(ready, answer, Infinity);
      links()[next]?.focus();
    } catch {
      fail();
    }
  }

  function fail(): void {
    engine?.then(({stop}) => stop()).catch(() => undefined);
    engine = undefined;
    show('failed');
    say('');
  }

  async function search(): Promise<void> {
    const mine = ++turn;
    const query = input.value;
    remember(query);
    try {
      const ready = await startEngine(dialog.dataset.index ?? '');
      if (mine !== turn) {
        return;
      }
      if (query.trim().length < 2) {
        show('idle');
        say('');
        return;
      }
      say('Searching …');
      const answer = await ready.ask(query);
      if (mine === turn) {
        await present(ready, answer, firstResults);
      }
    } catch {
      if (mine === turn) {
        fail();
      }
    }
  }

  function start(): void {
    latest = search();
  }

  /** Enter may come before the results do. */
  async function openFirst(): Promise<void> {
    await latest;
    if (dialog.dataset.state === 'results') {
      links()[0]?.click();
    }
  }

  function move(event: KeyboardEvent): void {
    const stops: HTMLElement[] = [input, ...links()];
    const at = stops.indexOf(document.activeElement as HTMLElement);
    const next = {
      ArrowDown: at + 1,
      ArrowUp: at - 1,
      // In the input these two move the cursor.
      ...(at > 0 && {Home: 1, End: stops.length - 1}),
    }[event.key];
    if (at !== -1 && next !== undefined) {
      event.preventDefault();
      stops[Math.min(Math.max(next, 0), stops.length - 1)]?.focus();
    }
  }

  dialog.addEventListener('keydown', (event) => {
    if (event.isComposing) {
      return;
    }
    const {target, key} = event;
    const isLetter = key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey && key !== ' ';
    if (key === 'Enter' && target === input) {
      event.preventDefault();
      void openFirst();
    } else if ((isLetter || key === 'Backspace') && target instanceof HTMLAnchorElement) {
      // Going on typing from a result: the letter goes into the input.
      input.focus();
    } else {
      move(event);
    }
  });
  dialog.addEventListener('focusin', ({target}) =>
    markCurrent(target instanceof HTMLAnchorElement && results.contains(target) ? target : undefined),
  );
  input.addEventListener('input', start);
  part('retry').addEventListener('click', () => {
    input.focus();
    start();
  });

  return {
    opened: () => {
      input.value ||= remembered();
      input.select();
      start();
    },
  };
}
