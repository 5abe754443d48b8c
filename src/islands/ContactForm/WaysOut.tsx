import {useState} from 'react';
import Button from '@site/src/components/Button';
import {emailDraft} from '@site/src/contact/message';
import {delivery as copy} from '@site/src/data/delivery';
import type {Mailbox} from '@site/src/site';
import styles from './styles.module.css';

type WaysOutProps = {
  /** The message as text. */
  text: string;
  mailbox: Mailbox;
  /** Offers to send the form once more. */
  canRetry?: boolean;
};

/** Other ways for a message that wasn't sent. */
export default function WaysOut({text, mailbox, canRetry = false}: WaysOutProps) {
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
    <>
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
    </>
  );
}
