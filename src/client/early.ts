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
  const root = document.documentElement;

  // The list of articles holds all of them until its island shows the category that the address asks for.
  if (location.search.includes('category=')) {
    root.setAttribute('data-filtering', '');
    setTimeout(() => root.removeAttribute('data-filtering'), 3000);
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
    root.setAttribute('data-waiting', '');
    // A press once more while the first one waits means the same one.
    if (!state.held.some((press) => press.element === element)) state.held.push({element, submitter});
    dispatchEvent(new Event('held'));
  };
  addEventListener('click', (event) => hold(event, (event.target as Element).closest<HTMLElement>('button[data-waits-for]')), true);

  // Before React is there the browser itself posts a form, and would post it again at a second press.
  let posted: EventTarget | null = null;
  addEventListener(
    'submit',
    (event) => {
      const form = event.target as HTMLFormElement;
      if (form === posted) return stop(event);
      hold(event, form.closest<HTMLElement>('[data-waits-for]'), event.submitter);
      if (form.method !== 'post' || ready.islands) return;
      posted = form;
      setTimeout(() => (posted = null), 2000);
    },
    true,
  );

  /** Search was asked for and is being loaded; what a field gets is the field's. */
  const isSearchAwaited = (target: EventTarget | null) =>
    root.hasAttribute('data-waiting') && !(target as Element).matches('input, textarea, select') && state.held.some(({element}) => element.matches('[data-search-open]'));
  addEventListener(
    'keydown',
    (event) => {
      // As in search.ts; a browser that fills in a form sends keys without a name.
      const {key = ''} = event;
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
      if (key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey) hold(event, document.querySelector('[data-search-open]'));
      else if (isPlain && (key.length === 1 || key === 'Enter') && isSearchAwaited(event.target)) {
        stop(event);
        state.typed += key.length === 1 ? key : '\n';
      }
    },
    true,
  );
}
