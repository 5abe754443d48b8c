/**
 * The search dialog's opener: any element with `data-search-open`, Ctrl+K and Cmd+K. A plain script,
 * which works on every page and needs no framework. Everything else about search is loaded when the
 * dialog is opened for the first time.
 */
import {opensHere} from './address';
import {giveUp} from './held';
import {loadStyles} from './script';
import {loadPanel} from './search/loadPanel';
import type {Panel} from './search/panel';

let opener: HTMLElement | undefined;
/** A page change can bring a new dialog. */
const panels = new WeakMap<HTMLDialogElement, Panel>();

/** Enter was the last key in an input that nobody listens to yet. */
let isHurried = false;

const findDialog = () => document.querySelector<HTMLDialogElement>('[data-search-dialog]');

async function bringToLife(dialog: HTMLDialogElement): Promise<void> {
  try {
    const {createPanel} = await loadPanel();
    const panel = panels.get(dialog) ?? createPanel(dialog);
    panels.set(dialog, panel);
    panel.opened();
    if (isHurried) {
      void panel.openFirst();
    }
  } catch {
    dialog.dataset.state = 'failed';
  }
}

/** Puts what was typed since search was asked for (early.ts) into the input; typing on replaces the query of last time. */
function takeTyped(input: HTMLInputElement | null): void {
  const {early} = window;
  isHurried = early?.typed.trim() ? early.typed.endsWith('\n') : false;
  if (!early?.typed || !input) return input?.select();
  input.value = early.typed;
  early.typed = '';
}

function open(from: Element | null): void {
  const dialog = findDialog();
  const input = dialog?.querySelector<HTMLInputElement>('[data-search-input]') ?? null;
  if (!dialog || dialog.open) return input?.select();
  opener = from instanceof HTMLElement ? from : undefined;
  // Until its styles are there it is not seen, but has the focus: what is typed is not lost.
  document.documentElement.setAttribute('data-waiting', '');
  void loadStyles().then(giveUp);
  dialog.showModal();
  takeTyped(input);
  void bringToLife(dialog);
}

/** Tab stays within the dialog; the browser alone would go on to its own buttons or to nowhere. */
function keepFocusInside(event: KeyboardEvent, dialog: HTMLDialogElement): void {
  const stops = [...dialog.querySelectorAll<HTMLElement>('a, button, input')].filter((stop) =>
    stop.checkVisibility(),
  );
  const [first, last] = [stops.at(0), stops.at(-1)];
  const [edge, other] = event.shiftKey ? [first, last] : [last, first];
  if (document.activeElement === edge || !dialog.contains(document.activeElement)) {
    event.preventDefault();
    other?.focus();
  }
}

if (typeof document !== 'undefined') {
  document.addEventListener('click', (event) => {
    const target = event.target as Element;
    const button = target.closest('[data-search-open]');
    const dialog = findDialog();
    if (button) {
      open(button);
    } else if (dialog?.open && target === dialog && event.detail > 1) {
      // The second half of a double click on what opened it.
      dialog.querySelector<HTMLInputElement>('[data-search-input]')?.focus();
    } else if (dialog?.open && (target === dialog || target.closest('[data-search-close]'))) {
      // A click on the dialog itself is one beside its panel.
      dialog.close();
    } else if (dialog?.open && target.closest('[data-search-dialog] a') && opensHere(event)) {
      // The focus belongs to the page that the link leads to.
      opener = undefined;
      dialog.close();
    } else if (dialog?.open && target.closest('[data-search-retry]') && !panels.has(dialog)) {
      void bringToLife(dialog);
    }
  });
  document.addEventListener('keydown', (event) => {
    const dialog = findDialog();
    // A browser that fills in a form sends keys without a name.
    if (
      event.key?.toLowerCase() === 'k' &&
      (event.ctrlKey || event.metaKey) &&
      !event.altKey &&
      !event.shiftKey
    ) {
      event.preventDefault();
      open(document.activeElement);
    } else if (dialog?.open && event.key === 'Escape') {
      // A search field would first empty itself, and the query is to be kept.
      event.preventDefault();
      dialog.close();
    } else if (dialog?.open && event.key === 'Tab') {
      keepFocusInside(event, dialog);
    }
    isHurried = event.key === 'Enter' && (event.target as Element).matches('[data-search-input]');
  });
  // `close` does not bubble, so it is caught on its way down.
  document.addEventListener(
    'close',
    ({target}) => {
      if (target === findDialog()) {
        opener?.focus();
      }
    },
    true,
  );
}
