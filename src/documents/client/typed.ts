/** Replays a visitor's input from before hydration, which React's controlled fields would discard. */

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** @returns a function that replays the input in a field after hydration; undefined for an unchanged field */
function repeatOf(field: Field): (() => void) | undefined {
  const dispatch = (type: string) => void field.dispatchEvent(new Event(type, {bubbles: true}));
  if (field instanceof HTMLSelectElement) {
    const all = [...field.options];
    const options = all.filter((one) => one.selected !== one.defaultSelected);
    // If the HTML selects no option, the browser selects the first.
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
    // An unchecked radio button needs nothing: replaying the checked one is enough.
    if (checked === defaultChecked || (type === 'radio' && !checked)) return undefined;
    return () => {
      field.checked = !checked;
      field.click();
    };
  }
  if (value === defaultValue) return undefined;
  if (type === 'file') return () => dispatch('change');
  return () => {
    // The island has set another value meanwhile, such as a saved draft.
    if (field.value !== value && field.value !== defaultValue) return;
    // React fires onChange only if the value differs from the one last set through its own `value` property, so the
    // prototype's setter has to make the change.
    field.value = defaultValue;
    const prototype = Object.getPrototypeOf(field) as object;
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
    // Number, date, and email fields don't expose the caret's position.
    if (selectionStart !== null && document.activeElement === field)
      field.setSelectionRange(selectionStart, selectionEnd);
    dispatch('input');
  };
}

/** Records what was typed, selected, and checked in an island. @returns a function that replays it */
export function noteTyped(island: HTMLElement): () => void {
  const repeats = [...island.querySelectorAll<Field>('input, textarea, select')].map(repeatOf);
  return () => repeats.forEach((repeat) => repeat?.());
}
