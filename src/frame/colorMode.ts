/** Keeps the toggle in step with the color mode, and the color mode in step with the system and other tabs. */
const root = document.documentElement;

function mark(): void {
  for (const button of document.querySelectorAll('[data-color-mode-toggle]'))
    button.setAttribute('aria-pressed', String(root.dataset.theme === 'dark'));
}

const system = matchMedia('(prefers-color-scheme: dark)');
system.addEventListener('change', () => {
  if (root.dataset.themeChoice === 'system') root.dataset.theme = system.matches ? 'dark' : 'light';
});
// Another tab changed the color mode, or `inline.ts` did.
window.addEventListener('storage', ({key, newValue}) => {
  if (!key?.startsWith('theme') || (newValue !== 'dark' && newValue !== 'light')) return;
  root.dataset.theme = root.dataset.themeChoice = newValue;
});
new MutationObserver(mark).observe(root, {attributes: true, attributeFilter: ['data-theme']});

export const onRouteDidUpdate = mark;
