import Field from '@site/src/components/Field';
import type {ContactConfig} from '@site/src/contact/config';
import {delivery as copy} from '@site/src/data/delivery';
import {inquiryTypes} from '@site/src/data/inquiryTypes';
import type {FieldErrors} from './useForm';
import styles from './styles.module.css';

type FieldsProps = {
  /** The names under which the form sends the values. */
  names: ContactConfig['fieldNames'];
  /** The form service, which wants fields of its own. */
  config: ContactConfig | undefined;
  errors: FieldErrors;
};

/** The contact form's four fields, in the specification's words (sections 3 to 5), and hidden ones. */
export default function Fields({names, config, errors}: FieldsProps) {
  const {hiddenFields = {}, redirect, honeypot} = config ?? {};
  const hidden = {...hiddenFields, ...(redirect && {[redirect.name]: redirect.value})};
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
            <select {...control} name={names.inquiryType}>
              <option value="" hidden>
                Select inquiry type
              </option>
              {inquiryTypes.map(({value, label}) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
      <div className={styles.wide}>
        <Field id="contact-message" label="Message" error={errors.message}>
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
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {honeypot && (
        <div className={styles.trap} aria-hidden="true">
          <label>
            {copy.honeypot}{' '}
            <input
              // Web3Forms documents a checkbox.
              type={honeypot === 'botcheck' ? 'checkbox' : 'text'}
              name={honeypot}
              tabIndex={-1}
              autoComplete="off"
            />
          </label>
        </div>
      )}
    </>
  );
}
