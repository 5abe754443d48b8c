import {Fragment, useId, type ReactNode} from 'react';
import {EmailLink, PhoneLink} from '@site/src/components/ContactLink';
import {site} from '@site/src/site';
import styles from './styles.module.css';

const items: [label: string, detail: ReactNode][] = [
  ['Phone', <PhoneLink key="phone" />],
  ['General and technology questions', <EmailLink key="general" mailbox="general" />],
  ['Behavioral team', <EmailLink key="behavioral" mailbox="behavioral" />],
  [
    'Mailing address',
    site.address.map((line) => (
      <Fragment key={line}>
        {line}
        <br />
      </Fragment>
    )),
  ],
];

/** The ways to reach the company, from `src/site.ts`. */
export default function ContactDetails({heading}: {heading: string}) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        {heading}
      </h2>
      <dl className={styles.list}>
        {items.map(([label, detail]) => (
          <div key={label} className={styles.row}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.detail}>{detail}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
