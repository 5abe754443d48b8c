/** Keeps the color mode true after the theme's inline script has set it and `inline.ts` has changed it. */
const root = document.documentElement;

function mark(): void {
  for (const button of document.querySelectorAll('[data-color-mode-toggle]'))
    button.setAttribute('aria-pressed', String(root.dataset.theme === 'dark'));
}

const system = matchMedia('(prefers-color-scheme: dark)');
system.addEventListener('change', () => {
  if (root.dataset.themeChoice === 'system') root.dataset.theme = system.matches ? 'dark' : 'light';
});
// Another tab has changed it, or this page comes back from the browser's memory.
window.addEventListener('storage', ({key, newValue}) => {
  if (!key?.startsWith('theme') || (newValue !== 'dark' && newValue !== 'light')) return;
  root.dataset.theme = root.dataset.themeChoice = newValue;
});
new MutationObserver(mark).observe(root, {attributes: true, attributeFilter: ['data-theme']});

export const onRouteDidUpdate = mark;
