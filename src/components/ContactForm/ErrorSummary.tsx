import {useId, type MouseEvent, type RefObject} from 'react';
import {contactFields} from '@site/src/contact/config';
import {focusable, type FieldErrors, type FieldNames} from '@site/src/contact/form';
import {delivery as copy} from '@site/src/data/delivery';
import type {ContactField} from '@site/src/site';
import styles from './status.module.css';

type ErrorSummaryProps = {
  errors: FieldErrors;
  /** Gets the focus when errors are found. */
  ref: RefObject<HTMLDivElement | null>;
  form: RefObject<HTMLFormElement | null>;
  names: FieldNames;
};

/** All that is wrong with the form, in one place, each line leading to its field. */
export default function ErrorSummary({errors, ref, form, names}: ErrorSummaryProps) {
  const headingId = useId();
  const fields = contactFields.filter((field) => errors[field]);
  const choose = (field: ContactField) => (event: MouseEvent) => {
    event.preventDefault();
    if (form.current) focusable(form.current, names, field)?.focus();
  };
  return (
    fields.length > 0 && (
      <div
        ref={ref}
        className={styles.panel}
        data-tone="error"
        role="group"
        aria-labelledby={headingId}
        tabIndex={-1}>
        <h3 id={headingId} className={styles.heading}>
          {copy.summary}
        </h3>
        <ul className={styles.errors}>
          {fields.map((field) => (
            <li key={field}>
              {/* eslint-disable-next-line @docusaurus/no-html-links -- a field of this form, no page */}
              <a href="#contact-form" onClick={choose(field)}>
                {errors[field]}
              </a>
            </li>
          ))}
        </ul>
      </div>
    )
  );
}
