/**
 * Opens search. The browser does most of it: the dialog is a popover with its button, its field has
 * the focus before any script is there. This adds Ctrl+K and Cmd+K, and loads the rest on first use.
 */
import type {Panel} from './searchPanel';

const panels = new WeakMap<HTMLElement, Panel>();

async function start(dialog: HTMLElement): Promise<void> {
  try {
    const {createPanel} = await import(/* webpackChunkName: "search" */ './searchPanel');
    const panel = panels.get(dialog) ?? createPanel(dialog);
    panels.set(dialog, panel);
    panel.opened();
  } catch {
    dialog.dataset.state = 'failed';
  }
}

if (typeof document !== 'undefined') {
  const find = () => document.getElementById('search');
  const field = () => find()?.querySelector('input');
  function opened(): void {
    const dialog = find();
    if (!dialog?.matches(':popover-open')) return;
    // In the dev server React keeps the field's `autofocus` to itself.
    if (!dialog.contains(document.activeElement)) field()?.focus();
    if (panels.has(dialog)) field()?.select();
    void start(dialog);
  }
  // The button works before this script is there.
  opened();
  // `toggle` does not bubble, so it is caught on its way down.
  document.addEventListener(
    'toggle',
    ({target}) => {
      if (target === find()) opened();
    },
    true,
  );
  document.addEventListener('keydown', (event) => {
    // A browser that fills in a form sends keys without a name.
    if (event.key?.toLowerCase() !== 'k' || event.altKey || event.shiftKey) return;
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    find()?.showPopover();
    field()?.select();
  });
  // Without the panel's script there is nobody else to listen.
  document.addEventListener('click', ({target}) => {
    const dialog = find();
    if (dialog && !panels.has(dialog) && (target as Element).closest('[data-search="retry"]')) {
      void start(dialog);
    }
  });
}
