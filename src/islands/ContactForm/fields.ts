import type {ContactConfig} from '@site/src/contact/config';
import {contactFields, lengthOf, messageLimit, type MessageValues} from '@site/src/contact/message';
import {delivery as copy} from '@site/src/data/delivery';
import type {ContactField} from '@site/src/site';

type FieldNames = ContactConfig['fieldNames'];
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What is wrong with which field. */
export type FieldErrors = Partial<Record<ContactField, string>>;

/** The field's own names, for a form that nobody receives. */
export const ownNames = Object.fromEntries(
  contactFields.map((field) => [field, field]),
) as FieldNames;

/** A control of the form by its name: what sends the value. */
export const controlOf = (form: HTMLFormElement, name: string): Control | null =>
  form.elements.namedItem(name) as Control | null;

/** What a form holds. */
export function readValues(form: HTMLFormElement, names: FieldNames): MessageValues {
  return Object.fromEntries(
    contactFields.map((field) => [field, controlOf(form, names[field])?.value ?? '']),
  ) as MessageValues;
}

/** Puts a draft into a form, except where the visitor has already typed something else. */
export function fillIn(form: HTMLFormElement, names: FieldNames, values: MessageValues): void {
  for (const field of contactFields) {
    const control = controlOf(form, names[field]);
    if (control?.value === '') control.value = values[field];
  }
}

/** Gives a field the focus; the styled select keeps the real one out of sight. */
export function focusField(form: HTMLFormElement, name: string): void {
  const control = controlOf(form, name);
  const target =
    control instanceof HTMLSelectElement
      ? form.querySelector<HTMLElement>('[role="combobox"], select')
      : control;
  target?.focus();
}

/** What is wrong with a form, by the browser's own checks and the length of the message. */
export function findErrors(form: HTMLFormElement, names: FieldNames): FieldErrors {
  const errors: FieldErrors = {};
  for (const field of contactFields) {
    const control = controlOf(form, names[field]);
    if (!control || control.validity.valid) continue;
    const {validity, validationMessage} = control;
    if (validity.valueMissing) errors[field] = copy.required[field];
    else errors[field] = validity.typeMismatch ? copy.notAnAddress : validationMessage;
  }
  const tooLong = lengthError(controlOf(form, names.message)?.value ?? '');
  return tooLong ? {...errors, message: tooLong} : errors;
}

/** What is wrong with a message that is too long: a `maxlength` would cut it without a word. */
export function lengthError(message: string): string | undefined {
  const excess = lengthOf(message) - messageLimit;
  return excess > 0 ? copy.tooLong(excess) : undefined;
}

/** Whether the honeypot was filled in. It is emptied, because it may have been the browser's doing. */
export function springTrap(form: HTMLFormElement, name: string): boolean {
  const trap = controlOf(form, name) as HTMLInputElement;
  const isCheckbox = trap.type === 'checkbox';
  const isFilled = isCheckbox ? trap.checked : trap.value !== '';
  trap.checked = false;
  if (!isCheckbox) trap.value = '';
  return isFilled;
}
