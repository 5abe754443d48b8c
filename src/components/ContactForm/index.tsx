import type {FormEvent, ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Button from '@site/src/components/Button';
import {EmailLink, PhoneLink} from '@site/src/components/ContactLink';
import Field from '@site/src/components/Field';
import Select from '@site/src/components/Select';
import {notify, prepareToasts} from '@site/src/components/Toasts';
import {inquiryTypes} from '@site/src/data/inquiryTypes';
import styles from './styles.module.css';

export type ContactFormProps = {
  /** The section's heading. */
  heading: string;
  /** Sentences under the button: what not to send, where to turn in an emergency. */
  note?: ReactNode;
};

/**
 * The contact form (specification sections 3-5 and 9): nothing is sent anywhere; on submit the
 * fields are emptied and a toast confirms.
 *
 * What is typed never reaches the address bar, though the form is in the page before its script:
 * - the button is disabled until hydration, and a form whose default button is disabled is not
 *   submitted by Enter either;
 * - where a browser enables it all the same (Firefox remembers it over a reload), the method
 *   `dialog` makes the browser's own submission of a form outside a dialog do nothing: no
 *   navigation, no request.
 * The inputs are uncontrolled and have no default, so hydration leaves what was typed early.
 */
export default function ContactForm({heading, note}: ContactFormProps) {
  const isBrowser = useIsBrowser();
  return (
    <div>
      <h2 className={styles.heading}>{heading}</h2>
      <form className={styles.form} method="dialog" onSubmit={confirm} onFocus={prepareToasts}>
        <Field label="Name">
          {(control) => <input {...control} name="name" autoComplete="name" placeholder="Your name" required />}
        </Field>
        <Field label="Email">
          {(control) => (
            <input {...control} type="email" name="email" autoComplete="email" placeholder="your email address" required />
          )}
        </Field>
        <div className={styles.wide}>
          <Field label="Inquiry type" optional>
            {(control) => (
              <Select {...control} name="inquiryType" items={inquiryTypes} placeholder="Select inquiry type" />
            )}
          </Field>
        </div>
        <div className={styles.wide}>
          <Field label="Message">
            {(control) => (
              <textarea {...control} name="message" rows={6} placeholder="Tell us about your project or inquiry..." required />
            )}
          </Field>
        </div>
        <div className={styles.wide}>
          <span data-needs-js="">
            <Button type="submit" disabled={!isBrowser}>
              Send message
            </Button>
          </span>
          <noscript>
            <p className={styles.instead}>
              This form needs JavaScript to send a message. Please write to <EmailLink /> or call <PhoneLink /> instead.
            </p>
          </noscript>
          {note && <p className={styles.note}>{note}</p>}
        </div>
      </form>
    </div>
  );
}

function confirm(event: FormEvent<HTMLFormElement>): void {
  event.preventDefault();
  event.currentTarget.reset();
  void notify({title: 'Message Sent!', description: "We'll get back to you as soon as possible."});
}
