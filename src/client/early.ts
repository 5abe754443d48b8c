/**
 * The first lines of script on every page, inline in its head (`inline.ts`): what must be settled before the
 * first paint (a filtered list), and what must not be lost before the other scripts are there (presses, and
 * what is typed for search).
 *
 * A control that only works by script says by `data-waits-for` what it needs: `frame`, the scripts of
 * `frame.ts`, or `islands`, React's (`islands/`). A click or submit that comes before its script is kept
 * here, while the pointer says so (`data-waiting`), and given to it once when it is there (`held.ts`).
 */
export type Needs = 'frame' | 'islands';

export type Held = {
  /** What was pressed, or the form that was sent. */
  element: HTMLElement;
  /** The button by which a form was sent. */
  submitter?: HTMLElement | null;
};

declare global {
  interface Window {
    early?: {
      held: Held[];
      /** What is there to answer by itself. */
      ready: Partial<Record<Needs, boolean>>;
      /** What was typed since search was asked for, with a line's end for Enter (search.ts). */
      typed: string;
    };
  }
}

/** Runs in the page, from its source text: it may use nothing outside of itself. */
export function early(): void {
  const root = document.documentElement.dataset;

  // The list of articles holds all of them until its island shows the category that the address asks for.
  if (location.search.includes('category=')) {
    root.filtering = '';
    setTimeout(() => delete root.filtering, 3000);
  }

  const ready: Partial<Record<Needs, boolean>> = {};
  const state = {held: [] as Held[], ready, typed: ''};
  window.early = state;
  const stop = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const hold = (event: Event, element: HTMLElement | null, submitter?: HTMLElement | null) => {
    if (!element || ready[element.dataset.waitsFor as Needs]) return;
    stop(event);
    root.waiting = '';
    // A press once more while the first one waits means the same one.
    if (!state.held.some((press) => press.element === element))
      state.held.push({element, submitter});
    dispatchEvent(new Event('held'));
  };
  addEventListener(
    'click',
    (event) =>
      hold(event, (event.target as Element).closest<HTMLElement>('button[data-waits-for]')),
    true,
  );

  // Before React is there the browser itself posts a form, and would post it again at every further press.
  let posted: EventTarget | null = null;
  addEventListener(
    'submit',
    (event) => {
      const form = event.target as HTMLFormElement;
      if (form === posted) return stop(event);
      hold(event, form.closest<HTMLElement>('[data-waits-for]'), event.submitter);
      if (form.method !== 'post' || ready.islands) return;
      posted = form;
      setTimeout(() => (posted = null), 10_000);
    },
    true,
  );
  addEventListener('pagehide', () => (posted = null));

  addEventListener(
    'keydown',
    (event) => {
      // As in search.ts; a browser that fills in a form sends keys without a name.
      const {key = '', ctrlKey, metaKey, altKey, shiftKey} = event;
      const target = event.target as Element;
      if (key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey)
        return hold(event, document.querySelector('[data-search-open]'));
      if (
        ctrlKey ||
        metaKey ||
        altKey ||
        root.waiting === undefined ||
        !state.held.some(({element}) => element.matches('[data-search-open]'))
      )
        return;
      // A control that has the focus gets its keys; on the button of search a first Enter or space is a press.
      if (
        target !== document.body &&
        (!target.matches('[data-search-open]') || (!state.typed && /^(Enter| )$/.test(key)))
      )
        return;
      const typed = key === 'Enter' ? '\n' : key;
      if (typed.length === 1) state.typed += typed;
      else if (key === 'Backspace') state.typed = state.typed.slice(0, -1);
      else return;
      stop(event);
    },
    true,
  );
}
