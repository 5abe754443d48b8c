import type {ReactNode} from 'react';
import Field from '@site/src/components/Field';
import Select from '@site/src/components/Select';
import type {FieldErrors, FieldNames} from '@site/src/contact/form';
import {inquiryTypes} from '@site/src/data/inquiryTypes';
import styles from './styles.module.css';

type FieldsProps = {
  /** The names under which the form gives the values. Default: the fields' own. */
  names?: FieldNames;
  /** What is wrong with which field. */
  errors?: FieldErrors;
  /** A sentence under the message box. */
  messageNote?: ReactNode;
};

const ownNames: FieldNames = {
  name: 'name',
  email: 'email',
  inquiryType: 'inquiryType',
  message: 'message',
};

/** The contact form's four fields, in the specification's words (sections 3 to 5). */
export default function Fields({names = ownNames, errors = {}, messageNote}: FieldsProps) {
  return (
    <>
      <Field id="contact-name" label="Name" error={errors.name}>
        {(control) => (
          <input
            {...control}
            type="text"
            name={names.name}
            autoComplete="name"
            placeholder="Your name"
            required
          />
        )}
      </Field>
      <Field id="contact-email" label="Email" error={errors.email}>
        {(control) => (
          <input
            {...control}
            type="email"
            inputMode="email"
            name={names.email}
            autoComplete="email"
            placeholder="your email address"
            required
          />
        )}
      </Field>
      <div className={styles.wide}>
        <Field id="contact-inquiry-type" label="Inquiry type" optional error={errors.inquiryType}>
          {(control) => (
            <Select
              {...control}
              name={names.inquiryType}
              items={inquiryTypes}
              placeholder="Select inquiry type"
            />
          )}
        </Field>
      </div>
      <div className={styles.wide}>
        <Field id="contact-message" label="Message" error={errors.message} note={messageNote}>
          {(control) => (
            <textarea
              {...control}
              name={names.message}
              rows={6}
              placeholder="Tell us about your project or inquiry..."
              required
            />
          )}
        </Field>
      </div>
    </>
  );
}
