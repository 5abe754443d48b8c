/** Hands React what a visitor did to an island's fields before hydration, which a controlled field would undo. */

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Caret = Parameters<HTMLInputElement['setSelectionRange']>;
type Typed = Map<Field, {value: string; isOn: boolean[]; caret: Caret | undefined}>;

const isTick = (field: Field): field is HTMLInputElement => /^(checkbox|radio)$/.test(field.type);

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    const options = [...field.options];
    if (field.multiple) return options.some((option) => option.selected !== option.defaultSelected);
    return (
      field.selectedIndex !==
      Math.max(
        0,
        options.findIndex((each) => each.defaultSelected),
      )
    );
  }
  return isTick(field)
    ? field.checked !== field.defaultChecked
    : field.value !== field.defaultValue;
}

function caretOf(field: Field): Caret | undefined {
  // Of the fields for text, those for numbers, dates and mail addresses don't tell theirs.
  if (field instanceof HTMLSelectElement || field.selectionStart === null) return undefined;
  return [field.selectionStart, field.selectionEnd, field.selectionDirection ?? undefined];
}

/** What is chosen of a list, or ticked. */
const isOnIn = (field: Field): boolean[] =>
  field instanceof HTMLSelectElement
    ? [...field.options].map((option) => option.selected)
    : [(field as HTMLInputElement).checked];

/** The fields that differ from the island's HTML, and those that did `earlier`. */
export function noteTyped(island: HTMLElement, earlier?: Typed): Typed {
  const typed: Typed = new Map(earlier);
  for (const field of island.querySelectorAll<Field>('input, textarea, select'))
    if (isChanged(field))
      typed.set(field, {value: field.value, isOn: isOnIn(field), caret: caretOf(field)});
  return typed;
}

/**
 * Repeats it with React there, which compares a field with what was last set through the element's own property. What
 * one field changes may have React undo the others meanwhile.
 */
export function replayTyped(typed: Typed): void {
  for (const [field, {value, isOn, caret}] of typed) {
    if (field instanceof HTMLSelectElement)
      for (const [index, option] of [...field.options].entries())
        option.selected = isOn[index] ?? false;
    if (field instanceof HTMLSelectElement || field.type === 'file') {
      field.dispatchEvent(new Event('change', {bubbles: true}));
    } else if (isTick(field)) {
      // A radio button that isn't chosen gave way to another, which is.
      if (field.type === 'radio' && !isOn[0]) continue;
      field.checked = !isOn[0];
      field.click();
    } else {
      field.value = field.defaultValue;
      const prototype = Object.getPrototypeOf(field) as object;
      Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
      if (caret && document.activeElement === field) field.setSelectionRange(...caret);
      field.dispatchEvent(new Event('input', {bubbles: true}));
    }
  }
}
