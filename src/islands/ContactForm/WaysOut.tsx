import {useState} from 'react';
import Button from '@site/src/components/Button';
import {emailDraft} from '@site/src/contact/message';
import {delivery as copy} from '@site/src/data/delivery';
import type {Mailbox} from '@site/src/site';
import styles from './styles.module.css';

type WaysOutProps = {
  /** Why the message wasn't sent. */
  heading: string;
  reason: string;
  /** The message as text. */
  text: string;
  mailbox: Mailbox;
  /** Offers to send the form once more. */
  canRetry?: boolean;
};

/** Says plainly that a message wasn't sent, and offers other ways to get it across. */
export default function WaysOut({heading, reason, text, mailbox, canRetry = false}: WaysOutProps) {
  const [copied, setCopied] = useState<{isDone: boolean; text: string}>();
  const email = emailDraft(mailbox, text);
  const copyMessage = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied({isDone: true, text});
    } catch {
      setCopied({isDone: false, text});
    }
  };
  return (
    <div className={styles.panel} data-tone="error">
      {/* An alert is read out even when it appears together with its words. */}
      <div role="alert">
        <h3 className={styles.panelHeading}>{heading}</h3>
        <p>{reason}</p>
      </div>
      <div className={styles.actions}>
        {canRetry && <Button type="submit">{copy.retry}</Button>}
        <Button href={email.href} kind="quiet">
          {copy.email}
        </Button>
        <Button kind="quiet" onClick={() => void copyMessage()}>
          {copy.copy}
        </Button>
      </div>
      {email.isCut && <p>{copy.emailIsCut}</p>}
      <p role="status" className={styles.copied}>
        {copied?.text === text && (copied.isDone ? copy.copied : copy.notCopied)}
      </p>
      {copied?.text === text && !copied.isDone && (
        <textarea
          className={styles.text}
          aria-label={copy.notCopied}
          value={text}
          rows={6}
          readOnly
          ref={(box) => box?.select()}
        />
      )}
    </div>
  );
}
