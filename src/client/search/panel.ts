import {drawGroups} from './draw';
import type {Answer} from './engine';
import {listenToKeys} from './keys';
import {dropEngine, loadEngine} from './load';
import {groupResults, statusText} from './present';

/** A dialog brought to life. */
export type Panel = {
  /** To be called each time the dialog opens. */
  opened: () => void;
  /** Opens the best result, as soon as there is one. */
  openFirst: () => Promise<void>;
};

/** What the dialog shows below its input; the parts themselves are in the page's HTML. */
type State = 'idle' | 'results' | 'empty' | 'failed';

/** Results shown at first, and by each press of the button below them: each loads its page's text, about 3 kB. */
const firstResults = 5;
const moreResults = 20;
/** How long a screen reader hears nothing of the results after a key, in milliseconds. */
const statusDelay = 300;
const storageKey = 'search-query';

/** The query outlives the page, so that a visitor can go from one result to the next. */
const memory = {
  get(): string {
    try {
      return sessionStorage.getItem(storageKey) ?? '';
    } catch {
      return '';
    }
  },
  set(query: string): void {
    try {
      sessionStorage.setItem(storageKey, query);
    } catch {
      // Storage may be refused; the query then lasts as long as the page.
    }
  },
};

/**
 * Brings a search dialog to life.
 * @param dialog the element that `SearchDialog` renders
 */
export function createPanel(dialog: HTMLDialogElement): Panel {
  const part = <Part extends HTMLElement>(name: string) =>
    dialog.querySelector(`[data-search-${name}]`) as Part;
  const input = part<HTMLInputElement>('input');
  const [status, results, nearest, more] = ['status', 'results', 'nearest', 'more'].map((name) =>
    part(name),
  ) as [HTMLElement, HTMLElement, HTMLElement, HTMLElement];
  let latest = Promise.resolve();
  let turn = 0;
  let statusTimer: ReturnType<typeof setTimeout> | undefined;

  const links = () =>
    [...dialog.querySelectorAll<HTMLAnchorElement>('[data-search-body] a')].filter((link) =>
      link.checkVisibility(),
    );

  function say(text: string): void {
    clearTimeout(statusTimer);
    statusTimer = setTimeout(() => (status.textContent = text), statusDelay);
  }

  /** The gold bar stands at the link that Enter opens: the first one, or the one with the focus. */
  function markCurrent(link = links()[0]): void {
    dialog
      .querySelectorAll('[data-current]')
      .forEach((marked) => marked.removeAttribute('data-current'));
    link?.toggleAttribute('data-current', dialog.dataset.state === 'results');
  }

  function show(state: State, text: string): void {
    dialog.dataset.state = state;
    markCurrent();
    say(text);
  }

  function fail(): void {
    dropEngine();
    show('failed', '');
  }

  /** Takes a step of an answer, unless a newer question has been asked meanwhile. */
  async function unlessStale(step: (isStale: () => boolean) => Promise<void>): Promise<void> {
    const mine = ++turn;
    const isStale = () => mine !== turn;
    try {
      await step(isStale);
    } catch {
      if (!isStale()) {
        fail();
      }
    }
  }

  async function present(answer: Answer, limit: number, isStale: () => boolean): Promise<void> {
    const pages = await (
      await loadEngine(dialog.dataset.index ?? '')
    ).show(answer.results.slice(0, limit));
    if (isStale()) {
      return;
    }
    const total = answer.results.length;
    const focused = links().find((link) => link === document.activeElement)?.href;
    results.replaceChildren();
    nearest.replaceChildren();
    (answer.isNearest ? nearest : results).append(drawGroups(groupResults(pages, answer.words)));
    nearest.parentElement?.toggleAttribute('data-has-nearest', answer.isNearest && total > 0);
    more.hidden = answer.isNearest || total <= limit;
    more.onclick = () => void showMore(answer, limit + moreResults);
    if (answer.isNearest) {
      show('empty', `No results for “${input.value.trim()}”.`);
    } else {
      show('results', statusText({...answer, total, shown: Math.min(total, limit)}));
    }
    // Who has moved on to a link while the last letters were being searched for stays at it.
    if (focused !== undefined) {
      (links().find(({href}) => href === focused) ?? input).focus();
    }
  }

  function showMore(answer: Answer, limit: number): Promise<void> {
    const before = new Set(links().map(({href}) => href));
    return unlessStale(async (isStale) => {
      await present(answer, limit, isStale);
      links()
        .find(({href}) => !before.has(href))
        ?.focus();
    });
  }

  function search(): Promise<void> {
    const query = input.value;
    memory.set(query);
    return unlessStale(async (isStale) => {
      say('Searching …');
      const answer = await (await loadEngine(dialog.dataset.index ?? '')).ask(query);
      if (isStale()) {
        return;
      }
      if (answer.words.length === 0 && answer.missing.length === 0) {
        results.replaceChildren();
        show('idle', '');
      } else {
        await present(answer, firstResults, isStale);
      }
    });
  }

  function start(): void {
    latest = search();
  }

  async function openFirst(): Promise<void> {
    await latest;
    if (dialog.dataset.state === 'results') {
      links()[0]?.click();
    }
  }

  listenToKeys(dialog, {input, links, onEnter: () => void openFirst()});
  dialog.addEventListener('focusin', ({target}) =>
    markCurrent(
      target instanceof HTMLAnchorElement && results.contains(target) ? target : undefined,
    ),
  );
  input.addEventListener('input', start);
  part('retry').addEventListener('click', () => {
    input.focus();
    start();
  });

  return {
    opened: () => {
      // A visitor who was quicker than the script has typed already.
      if (!input.value) {
        input.value = memory.get();
        input.select();
      }
      start();
    },
    openFirst,
  };
}
