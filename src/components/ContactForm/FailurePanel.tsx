import {useState, type RefObject} from 'react';
import Button from '@site/src/components/Button';
import type {MessageValues} from '@site/src/contact/config';
import type {DeliveryFailure} from '@site/src/contact/outcome';
import {controlOf, lengthOf, type FieldNames} from '@site/src/contact/form';
import {asText, mailtoFallback} from '@site/src/contact/mailto';
import {delivery as copy, failures} from '@site/src/data/delivery';
import {inquiryTypes} from '@site/src/data/inquiryTypes';
import {site} from '@site/src/site';
import styles from './status.module.css';

type WaysOutProps = {
  values: MessageValues;
  form: RefObject<HTMLFormElement | null>;
  names: FieldNames;
};

/** Says plainly why a message was not sent, and offers three other ways to get it across. */
export default function FailurePanel({
  failure,
  ...ways
}: WaysOutProps & {failure?: DeliveryFailure}) {
  return (
    <div className={failure && styles.panel} data-tone="error">
      {/* In the page from the start: assistive technology reads what is added to it. */}
      <div role="alert">
        {failure && (
          <>
            <h3 className={styles.heading}>{failures[failure.kind].heading}</h3>
            <p>
              {failures[failure.kind].reason}{' '}
              {failure.message && <>It says: “{failure.message}” </>}
              {failure.retryAfter && `${copy.later(Math.ceil(failure.retryAfter / 60_000))} `}
              {copy.kept}
            </p>
          </>
        )}
      </div>
      {failure && <WaysOut {...ways} />}
    </div>
  );
}

function WaysOut({values, form, names}: WaysOutProps) {
  const [copied, setCopied] = useState<string>();
  const inquiry = inquiryTypes.find(({value}) => value === values.inquiryType)?.label;
  const mailbox =
    values.inquiryType === 'behavioral' ? site.emails.behavioral : site.emails.general;
  const mail = mailtoFallback(values, mailbox, copy.mailSubject, inquiry);
  const copyMessage = async () => {
    try {
      await navigator.clipboard.writeText(asText(values, inquiry));
      setCopied(copy.copied);
    } catch {
      // Refused, or not there at all; what is selected can still be copied by hand.
      const box =
        form.current && (controlOf(form.current, names.message) as HTMLTextAreaElement | null);
      box?.select();
      setCopied(copy.notCopied);
    }
  };
  return (
    <>
      <div className={styles.actions}>
        <Button type="submit">{copy.actions.retry}</Button>
        <Button href={mail.href} kind="quiet">
          {copy.actions.mail}
        </Button>
        <Button kind="quiet" onClick={() => void copyMessage()}>
          {copy.actions.copy}
        </Button>
      </div>
      {mail.kept !== undefined && <p>{copy.mailIsCut(mail.kept, lengthOf(values.message))}</p>}
      <p role="status" className={styles.copied}>
        {copied}
      </p>
    </>
  );
}
