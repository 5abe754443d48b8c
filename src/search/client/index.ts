/**
 * Opens search. The dialog is a popover, so the browser opens and focuses it even before any script has loaded. This
 * adds Ctrl+K and Cmd+K, and loads the rest on first use.
 */
const panels = new WeakMap<HTMLElement, (isEntered: boolean) => void>();
/** Enter was pressed before the panel's script had loaded. */
let isEntered = false;
const find = () => document.getElementById('search');

async function opened(): Promise<void> {
  const dialog = find();
  if (!dialog?.matches(':popover-open')) return;
  const field = dialog.querySelector('input');
  // React doesn't render the `autofocus` attribute in the dev server.
  if (!dialog.contains(document.activeElement)) field?.focus();
  if (panels.has(dialog)) field?.select();
  try {
    const {createPanel} = await import(/* webpackChunkName: "search" */ './panel');
    const answer = panels.get(dialog) ?? createPanel(dialog);
    panels.set(dialog, answer);
    answer(isEntered);
    isEntered = false;
  } catch {
    dialog.dataset.state = 'failed';
  }
}

// The dialog may have been opened before this script ran.
void opened();
// `toggle` doesn't bubble, so listen in the capture phase.
document.addEventListener('toggle', ({target}) => target === find() && void opened(), true);
document.addEventListener('keydown', (event) => {
  if (event.key === 'Enter' && (event.target as Element).matches('#search input'))
    isEntered = !panels.has(find() as HTMLElement);
  // Autofill dispatches key events without a `key`.
  if (event.key?.toLowerCase() !== 'k' || event.altKey || event.shiftKey) return;
  if (!event.ctrlKey && !event.metaKey) return;
  event.preventDefault();
  find()?.showPopover();
  find()?.querySelector('input')?.select();
});
// If the panel's script failed to load, nothing else listens to "Try again".
document.addEventListener('click', ({target}) => {
  const dialog = (target as Element).closest('[data-search="retry"]') && find();
  if (dialog && !panels.has(dialog)) void opened();
});
