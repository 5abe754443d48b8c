import {
  contactFields,
  emptyValues,
  messageLimit,
  type ContactConfig,
  type MessageValues,
} from './config';
import type {ContactField} from '../site';

/** The names under which a form has its fields. */
export type FieldNames = ContactConfig['fieldNames'];

/** What is wrong with which field. */
export type FieldErrors = Partial<Record<ContactField, string>>;

/** What a form holds. */
export function readValues(form: HTMLFormElement, names: FieldNames): MessageValues {
  const data = new FormData(form);
  const values = {...emptyValues};
  for (const field of contactFields) {
    const value = data.get(names[field]);
    // FormData ends lines as mails do, the draft as the text box does.
    values[field] = typeof value === 'string' ? value.replace(/\r\n/g, '\n') : '';
  }
  return values;
}

/** Puts a draft into a form, except where the visitor has already typed something else. */
export function fillIn(form: HTMLFormElement, names: FieldNames, values: MessageValues): void {
  for (const field of contactFields) {
    const control = controlOf(form, names[field]);
    if (control && control.value === '') control.value = values[field];
  }
}

/** Characters as people count them, near enough: an emoji of one code point is one. */
export const lengthOf = (text: string): number => [...text].length;

/** How many characters a message is too long; 0 if it fits. */
export const excessOf = (message: string): number => Math.max(0, lengthOf(message) - messageLimit);

/** The element that takes the focus for a field: the styled select keeps its real one out of sight. */
export function focusable(
  form: HTMLFormElement,
  names: FieldNames,
  field: ContactField,
): HTMLElement | null {
  const control = controlOf(form, names[field]);
  return control instanceof HTMLSelectElement
    ? form.querySelector('[role="combobox"], select')
    : control;
}

/** The fields that the browser takes for invalid, with what says why. */
export function invalidFields(
  form: HTMLFormElement,
  names: FieldNames,
): {field: ContactField; control: Control}[] {
  return contactFields.flatMap((field) => {
    const control = controlOf(form, names[field]);
    return control && !control.validity.valid ? [{field, control}] : [];
  });
}

export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** A field's own control: what sends its value. */
export function controlOf(form: HTMLFormElement, name: string): Control | null {
  const control = form.elements.namedItem(name);
  return control instanceof Element ? (control as Control) : null;
}

/** Whether the honeypot was filled in; it is emptied, because it may have been the browser's doing. */
export function springTrap(form: HTMLFormElement, name: string): boolean {
  const trap = controlOf(form, name) as HTMLInputElement | null;
  const isFilled = trap?.type === 'checkbox' ? trap.checked : Boolean(trap?.value);
  if (trap && isFilled) {
    trap.checked = false;
    if (trap.type !== 'checkbox') trap.value = '';
  }
  return isFilled;
}
