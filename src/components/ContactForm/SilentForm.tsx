import {useRef, useState, type FormEvent} from 'react';
import Button from '@site/src/components/Button';
import {EmailLink, PhoneLink} from '@site/src/components/ContactLink';
import {notify, prepareToasts} from '@site/src/components/Toasts';
import {confirmation} from '@site/src/data/delivery';
import Fields from './Fields';
import SmallPrint, {type SmallPrintProps} from './SmallPrint';
import styles from './styles.module.css';

/** How long after a press another one belongs to it, in milliseconds: the slowest double click that Windows can be set to take. */
const doubleClick = 900;

/**
 * The contact form of a site without a form service, by the specification (sections 4 and 7): nothing
 * is sent anywhere; on submit the fields are emptied and a toast confirms, or the form itself where the
 * toast cannot be loaded.
 *
 * What is typed never reaches the address bar, though the form is in the page before its script:
 * an early submit is kept until React is there (`data-waits-for`, src/client/early.ts), and the method
 * `dialog` makes the browser's own submission of a form outside a dialog do nothing: no navigation,
 * no request.
 * The inputs are uncontrolled and have no default, so hydration leaves what was typed early.
 */
export default function SilentForm(smallPrint: SmallPrintProps) {
  const confirmedAt = useRef(-Infinity);
  const [isToastMissing, setToastMissing] = useState(false);

  const confirm = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.currentTarget.reset();
    confirmedAt.current = event.timeStamp;
    setToastMissing(false);
    notify(confirmation).catch(() => setToastMissing(true));
  };
  /** The second half of a double click meets a form that is empty by then: no fault of the visitor. */
  const onInvalid = (event: FormEvent<HTMLFormElement>) => {
    if (event.timeStamp - confirmedAt.current < doubleClick) event.preventDefault();
  };
  return (
    <form
      id="contact-form"
      className={styles.form}
      method="dialog"
      onSubmit={confirm}
      onInvalidCapture={onInvalid}
      onFocus={prepareToasts}
      data-waits-for="islands">
      <Fields />
      <div className={styles.wide}>
        <span data-needs-js="">
          <Button type="submit">Send message</Button>
        </span>
        <p role="status" className={styles.instead}>
          {isToastMissing && `${confirmation.title} ${confirmation.description}`}
        </p>
        <noscript>
          <p className={styles.instead}>
            This form needs JavaScript to send a message. Please write to <EmailLink /> or call{' '}
            <PhoneLink /> instead.
          </p>
        </noscript>
        <SmallPrint {...smallPrint} />
      </div>
    </form>
  );
}
