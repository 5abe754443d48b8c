import {useState} from 'react';
import Button from '@site/src/components/Button';
import {emailDraft} from '@site/src/contact/message';
import type {Mailbox} from '@site/src/site';
import {fill} from '@site/src/site/fill';
import words from '@site/src/site/words.yml';
import styles from './styles.module.css';

const copy = fill(words.form);

type WaysOutProps = {
  heading: string;
  reason: unknown[];
  text: string;
  mailbox: Mailbox;
  /** Sending failed: the message is shown as an error, with a button to try again. */
  hasFailed?: boolean;
};

/** Hands back a message that wasn't sent, and offers other ways to send it. */
export default function WaysOut({heading, reason, text, mailbox, hasFailed}: WaysOutProps) {
  const [tried, setTried] = useState<{text: string; isCopied: boolean}>();
  const {href, isCut} = emailDraft(mailbox, text);
  const {isCopied} = tried?.text === text ? tried : {};
  const copyMessage = async () => {
    let isCopied = true;
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      isCopied = false;
    }
    setTried({text, isCopied});
  };
  return (
    <div className={`panel stack ${styles.panel}`} data-tone={hasFailed && 'error'}>
      {/* Screen readers announce an alert even if it's added together with its text. */}
      <div role={hasFailed ? 'alert' : undefined}>
        <h3 className="minor">{heading}</h3>
        <p>{reason.filter(Boolean).join(' ')}</p>
      </div>
      <div className="cluster">
        {hasFailed && <Button type="submit" label={copy.retry} />}
        <Button href={href} kind="quiet" label={copy.mail} />
        <Button kind="quiet" onClick={() => void copyMessage()} label={copy.copy} />
      </div>
      {isCut && <p>{copy.mailIsCut}</p>}
      <p role="status">
        {isCopied === true && copy.copied}
        {isCopied === false && copy.notCopied}
      </p>
      {isCopied === false && (
        <textarea
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
