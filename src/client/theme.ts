/**
 * The theme: the one chosen, or the system's, from before the first paint on, and the button for it, any
 * element with `data-theme-toggle`. All of it stands in the page: a press counts at once and waits for nothing.
 *
 * Runs in the page, from its source text: it may use nothing outside of itself.
 * @param storage where the choice is kept, `localStorage` or `sessionStorage`
 * @param key under which name
 */
export function theme(storage: 'localStorage' | 'sessionStorage', key: string): void {
  const root = document.documentElement.dataset;
  const system = matchMedia('(prefers-color-scheme: dark)');
  /** Where storage is refused, the choice lasts as long as the page. */
  let choice: string | null = '';
  let fading: ReturnType<typeof setTimeout> | undefined;

  const read = () => {
    try {
      return window[storage].getItem(key);
    } catch {
      return choice;
    }
  };

  /** Tells assistive technology whether the dark theme is on. */
  const mark = () => {
    for (const button of document.querySelectorAll('[data-theme-toggle]')) button.setAttribute('aria-pressed', String(root.theme === 'dark'));
  };

  /** Other than the two themes' names, what is stored means that the system decides. */
  const show = (wanted: string | null) => {
    choice = wanted === 'dark' || wanted === 'light' ? wanted : '';
    root.theme = choice || (system.matches ? 'dark' : 'light');
    root.themeChoice = choice || 'system';
    mark();
  };

  /** Changes the theme at once; its colors follow by style (src/css/custom.css). A view transition would take the presses of its time. */
  const change = (wanted: string | null) => {
    clearTimeout(fading);
    root.themeFades = '';
    // Longer than the fade, `--site-duration`.
    fading = setTimeout(() => delete root.themeFades, 300);
    show(wanted);
  };

  show(read());
  addEventListener('click', ({target}) => {
    if (!(target as Element).closest('[data-theme-toggle]')) return;
    change(root.theme === 'dark' ? 'light' : 'dark');
    try {
      window[storage].setItem(key, choice as string);
    } catch {
      // Refused, or full.
    }
  });
  system.addEventListener('change', () => change(choice));
  // Another tab chose.
  addEventListener('storage', (event) => {
    if (event.key === key) change(event.newValue);
  });
  addEventListener('DOMContentLoaded', mark);
  // Out of the browser's memory, after a choice on a later page; and when the live server has drawn a page.
  addEventListener('pageshow', ({persisted}) => (persisted ? show(read()) : mark()));
}
