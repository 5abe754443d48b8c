import {useEffect, useState} from 'react';
import type {Delivery} from '@site/src/contact/outcome';
import {retries} from '@site/src/contact/retry';
import {delivery as copy} from '@site/src/data/delivery';
import styles from './status.module.css';

/** The first characters of a message's id are enough to speak of it on the phone. */
const referenceLength = 8;

const timeOf = (at: number) => new Intl.DateTimeFormat('en-US', {timeStyle: 'short'}).format(at);

type StatusProps = {
  delivery: Delivery;
  /** The honeypot was filled in, and nothing was sent. */
  trapped: boolean;
};

/** What is being done about the message, for the eye and, politely, for the ear. */
export default function Status({delivery, trapped}: StatusProps) {
  const isUnderWay =
    delivery.phase === 'sending' || delivery.phase === 'retrying' || delivery.phase === 'waiting';
  return (
    <div className={styles.status} data-phase={delivery.phase}>
      {isUnderWay && <div className={styles.progress} aria-hidden="true" />}
      {/* In the page from the start: assistive technology reads what is added to it. */}
      <p role="status">{trapped ? copy.trapped : wordsFor(delivery)}</p>
      {delivery.phase === 'retrying' && <Countdown until={delivery.at} />}
    </div>
  );
}

function wordsFor(delivery: Delivery): string | undefined {
  switch (delivery.phase) {
    case 'sending':
      return copy.sending(delivery.attempt, retries + 1);
    case 'retrying':
      return copy.retrying(delivery.attempt, retries + 1);
    case 'waiting':
      return copy.waiting;
    case 'sent':
      return copy.sent(
        timeOf(delivery.at),
        delivery.message.id.slice(0, referenceLength).toUpperCase(),
      );
    default:
      return undefined;
  }
}

/** The seconds until the next try. Silent: read out, it would talk without end. */
function Countdown({until}: {until: number}) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <p className={styles.countdown} aria-hidden="true">
      {copy.countdown(Math.max(1, Math.ceil((until - now) / 1000)))}
    </p>
  );
}
