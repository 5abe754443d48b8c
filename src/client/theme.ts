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
  /** Where storage is refused or full, the choice lasts as long as the page. */
  let choice = '';
  let fading: ReturnType<typeof setTimeout> | undefined;

  const read = () => {
    try {
      return window[storage].getItem(key) ?? choice;
    } catch {
      return choice;
    }
  };

  /** Other than the two themes' names, what is stored means that the system decides. */
  const show = (wanted: string) => {
    choice = wanted === 'dark' || wanted === 'light' ? wanted : '';
    root.theme = choice || (system.matches ? 'dark' : 'light');
    root.themeChoice = choice || 'system';
    // Tells assistive technology whether the dark theme is on.
    for (const button of document.querySelectorAll('[data-theme-toggle]'))
      button.setAttribute('aria-pressed', String(root.theme === 'dark'));
  };
  const follow = () => show(read());

  follow();
  system.addEventListener('change', follow);
  // Another tab chose; there is a button; the page comes out of the browser's memory, or the live server has drawn one.
  for (const type of ['storage', 'DOMContentLoaded', 'pageshow']) addEventListener(type, follow);

  addEventListener('click', ({target}) => {
    if (!(target as Element).closest('[data-theme-toggle]')) return;
    // The colors follow by style (src/css/custom.css), for less than this. A view transition would take the presses of its time.
    clearTimeout(fading);
    root.themeFades = '';
    fading = setTimeout(() => delete root.themeFades, 300);
    show(root.theme === 'dark' ? 'light' : 'dark');
    try {
      window[storage].setItem(key, choice);
    } catch {
      // Refused, or full.
    }
  });
}
