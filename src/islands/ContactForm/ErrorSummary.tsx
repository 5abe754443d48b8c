import type {MouseEvent, RefObject} from 'react';
import type {ContactConfig} from '@site/src/contact/config';
import {contactFields} from '@site/src/contact/message';
import {delivery as copy} from '@site/src/data/delivery';
import type {ContactField} from '@site/src/site';
import {focusField, type FieldErrors} from './fields';
import styles from './styles.module.css';

type ErrorSummaryProps = {
  errors: FieldErrors;
  form: RefObject<HTMLFormElement | null>;
  names: ContactConfig['fieldNames'];
};

/** Takes the focus when it appears. */
const takeFocus = (element: HTMLElement | null) => element?.focus();

/** All that is wrong with the form, in one place, each line leading to its field. */
export default function ErrorSummary({errors, form, names}: ErrorSummaryProps) {
  const wrong = contactFields.filter((field) => errors[field]);
  const choose = (field: ContactField) => (event: MouseEvent) => {
    event.preventDefault();
    if (form.current) focusField(form.current, names[field]);
  };
  if (wrong.length === 0) return null;
  return (
    <div
      ref={takeFocus}
      className={styles.panel}
      data-tone="error"
      role="group"
      aria-label={copy.summary}
      tabIndex={-1}>
      <h3 className={styles.panelHeading}>{copy.summary}</h3>
      <ul className={styles.errors}>
        {wrong.map((field) => (
          <li key={field}>
            {/* eslint-disable-next-line @docusaurus/no-html-links -- a field of this form, no page */}
            <a href="#contact-form" onClick={choose(field)}>
              {errors[field]}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
