import {useId, useState} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import Button from '@site/src/components/Button';
import {EmailLink, PhoneLink} from '@site/src/components/ContactLink';
import styles from './styles.module.css';

export type ConsultationProps = {
  heading: string;
  text: string;
  /** The words on the button. */
  action: string;
  /** The ground it stands on. Default: `inverse`. */
  tone?: 'plain' | 'inverse';
};

/**
 * *Schedule a Consultation*: by the specification its button books nothing and makes no request, so
 * it says how to arrange one. Without scripts that is said at once and there is no button.
 */
export default function Consultation({heading, text, action, tone = 'inverse'}: ConsultationProps) {
  const isBrowser = useIsBrowser();
  const [isOpen, setOpen] = useState(false);
  const headingId = useId();
  return (
    <section className={clsx(styles.consultation, styles[tone])} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        {heading}
      </h2>
      <p className={styles.text}>{text}</p>
      <span data-needs-js="">
        <Button kind={tone === 'inverse' ? 'brand' : 'primary'} disabled={!isBrowser} onClick={() => setOpen(true)}>
          {action}
        </Button>
      </span>
      {/* In the page from the start: assistive technology reads what is added to it. */}
      <p role="status" className={styles.note}>
        {isOpen && <HowToBook />}
      </p>
      <noscript>
        <p className={styles.note}>
          <HowToBook />
        </p>
      </noscript>
    </section>
  );
}

function HowToBook() {
  return (
    <>
      Online booking is not open yet. To arrange a time, call <PhoneLink /> or write to <EmailLink />.
    </>
  );
}
