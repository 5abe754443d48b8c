/**
 * The first lines of script on every page, inline in its head (`inline.ts`): what must be settled before the first
 * paint (the theme, a filtered list), and what must not be lost before the other scripts are there (presses).
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
    };
  }
}

/**
 * Runs in the page, from its source text: it may use nothing outside of itself.
 * @param storage where the choice of a theme is kept, `localStorage` or `sessionStorage`
 * @param key under which name
 */
export function early(storage: 'localStorage' | 'sessionStorage', key: string): void {
  const root = document.documentElement;
  let choice;
  try {
    choice = window[storage].getItem(key);
  } catch {
    // Storage may be refused; the system's theme is right then.
  }
  if (choice !== 'dark' && choice !== 'light') choice = '';
  root.setAttribute('data-theme', choice || (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'));
  root.setAttribute('data-theme-choice', choice || 'system');

  // The list of articles holds all of them until its island shows the category that the address asks for.
  if (location.search.includes('category=')) {
    root.setAttribute('data-filtering', '');
    setTimeout(() => root.removeAttribute('data-filtering'), 3000);
  }

  const ready: Partial<Record<Needs, boolean>> = {};
  const state = {held: [] as Held[], ready};
  window.early = state;
  const hold = (event: Event, element: HTMLElement | null, submitter?: HTMLElement | null) => {
    if (!element || ready[element.dataset.waitsFor as Needs]) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    root.setAttribute('data-waiting', '');
    state.held.push({element, submitter});
    dispatchEvent(new Event('held'));
  };
  addEventListener('click', (event) => hold(event, (event.target as Element).closest<HTMLElement>('button[data-waits-for]')), true);
  addEventListener('submit', (event) => hold(event, (event.target as Element).closest<HTMLElement>('form[data-waits-for]'), event.submitter), true);
  addEventListener(
    'keydown',
    (event) => {
      // As in search.ts; a browser that fills in a form sends keys without a name.
      if (event.key?.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey) hold(event, document.querySelector('[data-search-open]'));
    },
    true,
  );
}
