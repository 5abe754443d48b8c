import Field from '@site/src/components/Field';
import type {ContactConfig} from '@site/src/contact/config';
import {delivery as copy} from '@site/src/data/delivery';
import {inquiryTypes} from '@site/src/data/inquiryTypes';
import type {FieldErrors} from './fields';
import Select from './Select';
import styles from './styles.module.css';

type FieldsProps = {
  /** The names under which the form sends the values. */
  names: ContactConfig['fieldNames'];
  /** The plan that the visitor asks about. */
  plan: string | undefined;
  errors?: FieldErrors;
  /** A sentence under the message box. */
  messageNote?: string;
};

/** The contact form's four fields, in the specification's words (sections 3 to 5). */
export default function Fields({names, plan, errors = {}, messageNote}: FieldsProps) {
  return (
    <>
      {plan && (
        <p className={styles.wide}>
          <strong>{copy.about(plan)}</strong>
          <input type="hidden" name="plan" value={plan} />
        </p>
      )}
      {/* Uncontrolled and without default values, so that hydration keeps what was typed before. */}
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
