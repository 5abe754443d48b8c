/** What the keys need to know of the dialog. */
type Keys = {
  input: HTMLInputElement;
  /** The links that can be reached, in order. */
  links: () => HTMLAnchorElement[];
  /** Enter was pressed in the input. */
  onEnter: () => void;
};

/** Arrows go from the input through the links and back; Home and End work on links alone. */
function moveFocus(event: KeyboardEvent, stops: HTMLElement[]): void {
  const at = stops.indexOf(document.activeElement as HTMLElement);
  const next = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    // In the input these two move the cursor.
    ...(at > 0 && {Home: 1, End: stops.length - 1}),
  }[event.key];
  if (at !== -1 && next !== undefined) {
    event.preventDefault();
    stops[Math.min(Math.max(next, 0), stops.length - 1)]?.focus();
  }
}

/**
 * The dialog's keys: the focus itself moves from result to result, so that a screen reader says each
 * as the link it is, and every key of the browser for links works.
 */
export function listenToKeys(dialog: HTMLDialogElement, {input, links, onEnter}: Keys): void {
  dialog.addEventListener('keydown', (event) => {
    const {target, key} = event;
    const isLetter =
      key.length === 1 && key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (event.isComposing) {
      return;
    }
    if (key === 'Enter' && target === input) {
      event.preventDefault();
      onEnter();
    } else if ((isLetter || key === 'Backspace') && target instanceof HTMLAnchorElement) {
      // Going on typing from a result: the letter goes into the input.
      input.focus();
    } else {
      moveFocus(event, [input, ...links()]);
    }
  });
}
