import {useEffect, useRef, useState, type FormEvent} from 'react';
import {contactFields, type ContactConfig} from '@site/src/contact/config';
import type {Delivery} from '@site/src/contact/outcome';
import {invalidFields, type Control, type FieldErrors} from '@site/src/contact/form';
import {delivery as copy} from '@site/src/data/delivery';
import type {ContactField} from '@site/src/site';

/**
 * What is wrong with the form, first by the browser's own checks, then by the service's. The
 * browser's bubbles are replaced by messages at the fields and a summary, which gets the focus.
 */
export function useErrors({fieldNames}: ContactConfig, delivery: Delivery) {
  const [errors, setErrors] = useState<FieldErrors>({});
  // Counts the checks: the focus moves with a check, not when an error is mended.
  const [checks, setChecks] = useState(0);
  const summary = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (checks > 0) summary.current?.focus();
  }, [checks]);

  const refused = delivery.phase === 'failed' ? delivery.failure.fields : undefined;
  useEffect(() => {
    const known = contactFields.flatMap((field) => {
      const words = refused?.[fieldNames[field]];
      return words ? [[field, words]] : [];
    });
    if (known.length === 0) return;
    setErrors(Object.fromEntries(known) as FieldErrors);
    setChecks((count) => count + 1);
  }, [refused, fieldNames]);

  /** For the event `invalid`, which comes once for every field that the browser refuses. */
  const onInvalid = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = invalidFields(event.currentTarget, fieldNames);
    setErrors(
      Object.fromEntries(found.map(({field, control}) => [field, wordsFor(field, control)])),
    );
    setChecks((count) => count + 1);
  };

  /** For every keystroke: takes an error away when its field has been mended. */
  const onMended = (event: FormEvent) => {
    const {name, validity} = event.target as HTMLInputElement;
    const field = contactFields.find((candidate) => fieldNames[candidate] === name);
    if (field && errors[field] && validity.valid)
      setErrors(({[field]: _mended, ...others}) => others);
  };

  return {errors, summary, onInvalid, onMended, clear: () => setErrors({})};
}

function wordsFor(field: ContactField, {validity, validationMessage}: Control): string {
  if (validity.valueMissing) return copy.required[field];
  return validity.typeMismatch ? copy.notAnAddress : validationMessage;
}
