import {useEffect, useState} from 'react';
import {delivery as copy} from '@site/src/data/delivery';
import {retries, type Delivery} from './useSending';
import styles from './styles.module.css';

const timeOf = (at: number) => new Intl.DateTimeFormat('en-US', {timeStyle: 'short'}).format(at);

/** What is being done about the message, for the eye and, politely, for the ear. */
export default function Status({delivery, isTrapped}: {delivery: Delivery; isTrapped: boolean}) {
  const isUnderWay = delivery.phase === 'sending' || delivery.phase === 'waiting';
  return (
    <div className={styles.status} data-phase={delivery.phase}>
      {isUnderWay && <div className={styles.progress} aria-hidden="true" />}
      {/* In the page from the start: assistive technology reads what is added to it. */}
      <p role="status">{isTrapped ? copy.trapped : wordsFor(delivery)}</p>
      {delivery.phase === 'sending' && (
        <Countdown key={delivery.retryAt} until={delivery.retryAt} />
      )}
    </div>
  );
}

function wordsFor(delivery: Delivery): string | undefined {
  if (delivery.phase === 'waiting') return copy.waiting;
  if (delivery.phase === 'sending') {
    const {attempt} = delivery;
    return attempt === 1 ? copy.sending : copy.retrying(attempt, retries + 1);
  }
  // The beginning of a message's id is enough to speak of it on the phone.
  return delivery.phase === 'sent'
    ? copy.sent(timeOf(delivery.at), delivery.id.slice(0, 8).toUpperCase())
    : undefined;
}

/** The seconds until the next try. Silent: read out, it would talk without end. */
function Countdown({until}: {until: number}) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    until > now && (
      <p className={styles.countdown} aria-hidden="true">
        {copy.countdown(Math.ceil((until - now) / 1000))}
      </p>
    )
  );
}
