/** Keeps the color mode true after the theme's inline script has set it and `inline.ts` has changed it. */
const buttons = () => document.querySelectorAll('[data-color-mode-toggle]');

/** Tells assistive technology whether the dark mode is on. */
function mark(): void {
  const isDark = document.documentElement.dataset.theme === 'dark';
  for (const button of buttons()) button.setAttribute('aria-pressed', String(isDark));
}

if (typeof document !== 'undefined') {
  const root = document.documentElement;
  const system = matchMedia('(prefers-color-scheme: dark)');
  const follow = () => {
    if (root.dataset.themeChoice === 'system')
      root.dataset.theme = system.matches ? 'dark' : 'light';
  };
  system.addEventListener('change', follow);
  // Another tab has changed it, or this page comes back from the browser's memory.
  window.addEventListener('storage', ({key, newValue}) => {
    if (!key?.startsWith('theme') || (newValue !== 'dark' && newValue !== 'light')) return;
    root.dataset.theme = root.dataset.themeChoice = newValue;
  });
  new MutationObserver(mark).observe(root, {attributes: true, attributeFilter: ['data-theme']});
}

export const onRouteDidUpdate = mark;
