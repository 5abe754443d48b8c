/** Hands React what a visitor did to an island's fields before hydration, which a controlled field would undo. */

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** @returns what repeats with React there what was done to a field; nothing for one that is as it came */
function repeatOf(field: Field): (() => void) | undefined {
  const dispatch = (type: string) => void field.dispatchEvent(new Event(type, {bubbles: true}));
  if (field instanceof HTMLSelectElement) {
    const all = [...field.options];
    const options = all.filter((one) => one.selected !== one.defaultSelected);
    // The browser itself selects the first option where the HTML selects none.
    const isUntouched = !field.multiple && options[0] === all[0] && options.length === 1;
    if (options.length === 0 || isUntouched) return undefined;
    return () => {
      for (const option of options) option.selected = !option.defaultSelected;
      dispatch('change');
    };
  }
  const {type, value, defaultValue, selectionStart, selectionEnd} = field;
  if (field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(type)) {
    const {checked, defaultChecked} = field;
    // A radio button that isn't chosen gave way to another, which is.
    if (checked === defaultChecked || (type === 'radio' && !checked)) return undefined;
    return () => {
      field.checked = !checked;
      field.click();
    };
  }
  if (value === defaultValue) return undefined;
  if (type === 'file') return () => dispatch('change');
  return () => {
    // The island has written something else meanwhile, such as a draft that it kept.
    if (field.value !== value && field.value !== defaultValue) return;
    // React compares with what was last set through the element's own property, and not with its prototype's.
    field.value = defaultValue;
    const prototype = Object.getPrototypeOf(field) as object;
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
    // Fields for numbers, dates and mail addresses don't have their caret's position.
    if (selectionStart !== null && document.activeElement === field)
      field.setSelectionRange(selectionStart, selectionEnd);
    dispatch('input');
  };
}

/** Notes what was typed, chosen and ticked in an island. @returns what repeats it */
export function noteTyped(island: HTMLElement): () => void {
  const repeats = [...island.querySelectorAll<Field>('input, textarea, select')].map(repeatOf);
  return () => repeats.forEach((repeat) => repeat?.());
}
