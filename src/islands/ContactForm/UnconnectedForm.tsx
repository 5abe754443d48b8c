import {useRef, useState, type FormEvent} from 'react';
import Button from '@site/src/components/Button';
import {EmailLink, PhoneLink} from '@site/src/components/ContactLink';
import {asText, mailboxFor} from '@site/src/contact/message';
import {confirmation, delivery as copy} from '@site/src/data/delivery';
import type {Mailbox} from '@site/src/site';
import Fields from './Fields';
import {ownNames, readValues} from './fields';
import type {FormProps} from './index';
import {notify} from './notify';
import {useIsReady} from './useInBrowser';
import WaysOut from './WaysOut';
import styles from './styles.module.css';

/** The slowest double click that Windows can be set to take, in milliseconds. */
const doubleClick = 900;

/**
 * The contact form of a site without a form service. By the specification (sections 4 and 7) nothing is
 * sent anywhere: on submit the fields are emptied and a toast confirms. Beside it the form says that the
 * message wasn't sent to anyone, and hands it back.
 *
 * Before hydration it can't be submitted at all, and the method `dialog`, which does nothing outside a
 * dialog, makes sure that what was typed never reaches the address bar.
 */
export default function UnconnectedForm({plan}: FormProps) {
  const isReady = useIsReady();
  const confirmedAt = useRef(-Infinity);
  // All of them: a second message must not push out the first.
  const [unsent, setUnsent] = useState<{text: string; mailbox: Mailbox}>();

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = readValues(event.currentTarget, ownNames);
    const text = asText(values, plan);
    setUnsent((earlier) => ({
      text: earlier ? `${earlier.text}\n\n---\n\n${text}` : text,
      mailbox: mailboxFor(values),
    }));
    event.currentTarget.reset();
    confirmedAt.current = event.timeStamp;
    notify(confirmation);
  };
  /** The second half of a double click meets a form that is empty by then: no fault of the visitor. */
  const onInvalid = (event: FormEvent<HTMLFormElement>) => {
    if (event.timeStamp - confirmedAt.current < doubleClick) event.preventDefault();
  };
  const [write, call, instead] = copy.notConnected;
  return (
    <form
      id="contact-form"
      className={styles.form}
      method="dialog"
      data-is-ready={isReady || undefined}
      onSubmit={submit}
      onInvalidCapture={onInvalid}>
      <Fields names={ownNames} plan={plan} />
      <div className={styles.wide}>
        <Button type="submit" disabled={!isReady} aria-describedby="not-connected">
          {copy.send}
        </Button>
        <p id="not-connected" className={styles.notice}>
          {write} <EmailLink /> {call} <PhoneLink /> {instead}
        </p>
        {/* Another message is told as news. */}
        {unsent && <WaysOut key={unsent.text} {...copy.unsent} {...unsent} />}
      </div>
    </form>
  );
}
