import type {FormEvent} from 'react';
import Button from '@site/src/components/Button';
import {EmailLink, PhoneLink} from '@site/src/components/ContactLink';
import {notify, prepareToasts} from '@site/src/components/Toasts';
import Fields from './Fields';
import SmallPrint, {type SmallPrintProps} from './SmallPrint';
import styles from './styles.module.css';

/**
 * The contact form of a site without a form service, by the specification (sections 4 and 7): nothing
 * is sent anywhere; on submit the fields are emptied and a toast confirms.
 *
 * What is typed never reaches the address bar, though the form is in the page before its script:
 * an early submit is kept until React is there (`data-waits-for`, src/client/early.ts), and the method
 * `dialog` makes the browser's own submission of a form outside a dialog do nothing: no navigation,
 * no request.
 * The inputs are uncontrolled and have no default, so hydration leaves what was typed early.
 */
export default function SilentForm(smallPrint: SmallPrintProps) {
  return (
    <form
      id="contact-form"
      className={styles.form}
      method="dialog"
      onSubmit={confirm}
      onFocus={prepareToasts}
      data-waits-for="islands">
      <Fields />
      <div className={styles.wide}>
        <span data-needs-js="">
          <Button type="submit">Send message</Button>
        </span>
        <noscript>
          <p className={styles.instead}>
            This form needs JavaScript to send a message. Please write to <EmailLink /> or call <PhoneLink /> instead.
          </p>
        </noscript>
        <SmallPrint {...smallPrint} />
      </div>
    </form>
  );
}

function confirm(event: FormEvent<HTMLFormElement>): void {
  event.preventDefault();
  event.currentTarget.reset();
  // What cannot be loaded is not shown; the form is empty in any case.
  notify({title: 'Message Sent!', description: "We'll get back to you as soon as possible."}).catch(() => undefined);
}
