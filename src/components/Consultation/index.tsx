import {useState} from 'react';
import booking from '@generated/site-forms/default/booking.json';
import clsx from 'clsx';
import Answer from '@site/src/components/Answer';
import Button, {type ButtonKind} from '@site/src/components/Button';
import {EmailLink, PhoneLink} from '@site/src/components/ContactLink';
import BookingLink from './BookingLink';
import styles from './styles.module.css';

type ConsultationProps = {
  heading: string;
  text: string;
  /** The words on the button. */
  action: string;
  /** The ground it stands on. Default: `inverse`. */
  tone?: 'plain' | 'inverse';
};

/**
 * *Schedule a Consultation*: a link to the booking page where `src/site.ts` or BOOKING_URL names one,
 * else a button that says how to arrange a time.
 */
export default function Consultation({heading, text, action, tone = 'inverse'}: ConsultationProps) {
  const kind = tone === 'inverse' ? 'brand' : 'primary';
  return (
    <section className={clsx(styles.consultation, styles[tone])} aria-labelledby="consultation">
      <h2 id="consultation" className={styles.heading}>
        {heading}
      </h2>
      <p className={styles.text}>{text}</p>
      {booking.url ? (
        <BookingLink url={booking.url} label={action} kind={kind} />
      ) : (
        <Explanation label={action} kind={kind} />
      )}
    </section>
  );
}

/**
 * By the specification the button books nothing and makes no request, so it says how to arrange a
 * time. Without scripts that is said at once and there is no button.
 */
function Explanation({label, kind}: {label: string; kind: ButtonKind}) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <span data-needs-js="">
        <Button kind={kind} onClick={() => setOpen(true)} data-waits-for="islands">
          {label}
        </Button>
      </span>
      <Answer isGiven={isOpen} className={styles.note}>
        Online booking is not open yet. To arrange a time, call <PhoneLink /> or write to{' '}
        <EmailLink />.
      </Answer>
    </>
  );
}
