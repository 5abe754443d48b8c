import siteStorage from '@generated/site-storage';

/**
 * The theme button: any element with `data-theme-toggle`. A plain script, which works on every
 * page and needs no framework. The first paint's theme is set by the framework's
 * inline script, from the same storage key and attributes.
 */
const storageKey = `theme${siteStorage.namespace}`;
const root = () => document.documentElement;
const systemIsDark = () => window.matchMedia('(prefers-color-scheme: dark)');

function show(theme: string, choice: string): void {
  const apply = () => {
    root().setAttribute('data-theme', theme);
    root().setAttribute('data-theme-choice', choice);
    markButtons();
  };
  if (document.startViewTransition && !window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
    // A browser that is too busy to fade shows the theme at once, and says so as a failure.
    const {ready, finished} = document.startViewTransition(apply);
    for (const step of [ready, finished]) step.catch(() => undefined);
  } else {
    apply();
  }
}

/** Tells assistive technology which theme is on. */
function markButtons(): void {
  const pressed = String(root().getAttribute('data-theme') === 'dark');
  document.querySelectorAll('[data-theme-toggle]').forEach((button) => button.setAttribute('aria-pressed', pressed));
}

function toggle(): void {
  const theme = root().getAttribute('data-theme') === 'dark' ? 'light' : 'dark';
  try {
    window[siteStorage.type].setItem(storageKey, theme);
  } catch {
    // Storage may be refused; the choice then lasts as long as the page.
  }
  show(theme, theme);
}

if (typeof document !== 'undefined') {
  document.addEventListener('click', ({target}) => {
    if ((target as Element).closest('[data-theme-toggle]')) {
      toggle();
    }
  });
  systemIsDark().addEventListener('change', ({matches}) => {
    if (root().getAttribute('data-theme-choice') === 'system') {
      show(matches ? 'dark' : 'light', 'system');
    }
  });
  // Another tab chose.
  window.addEventListener('storage', ({key, newValue}) => {
    if (key === storageKey && newValue) {
      show(newValue, newValue);
    }
  });
  markButtons();
}

/** Docusaurus calls it when a page is on screen. */
export function onRouteDidUpdate(): void {
  markButtons();
}
