/**
 * Opens search. The dialog is a popover, which the browser opens and focuses before any script is there.
 * This adds Ctrl+K and Cmd+K, and loads the rest on first use.
 */
const panels = new WeakMap<HTMLElement, (isEntered: boolean) => void>();
/** Enter was pressed before the panel's script was there. */
let isEntered = false;
const find = () => document.getElementById('search');

async function opened(): Promise<void> {
  const dialog = find();
  if (!dialog?.matches(':popover-open')) return;
  const field = dialog.querySelector('input');
  // In the dev server React doesn't render the field's `autofocus`.
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

// The button works before this script is there.
void opened();
// `toggle` does not bubble, so it is caught on its way down.
document.addEventListener('toggle', ({target}) => target === find() && void opened(), true);
document.addEventListener('keydown', (event) => {
  if (event.key === 'Enter' && (event.target as Element).matches('#search input'))
    isEntered = !panels.has(find() as HTMLElement);
  // A browser that fills in a form sends keys without a name.
  if (event.key?.toLowerCase() !== 'k' || event.altKey || event.shiftKey) return;
  if (!event.ctrlKey && !event.metaKey) return;
  event.preventDefault();
  find()?.showPopover();
  find()?.querySelector('input')?.select();
});
// Without the panel's script there is nobody else to listen.
document.addEventListener('click', ({target}) => {
  const dialog = (target as Element).closest('[data-search="retry"]') && find();
  if (dialog && !panels.has(dialog)) void opened();
});
