/* eslint-disable @docusaurus/no-html-links -- Link would open mail and phone in a new tab */
import {site, type Mailbox} from '@site/src/site';
import styles from './styles.module.css';

/** A link to the general mailbox, or to another one in `src/site.ts`. */
export function EmailLink({mailbox = 'general'}: {mailbox?: Mailbox}) {
  const address = site.emails[mailbox];
  return <a href={`mailto:${address}`}>{address}</a>;
}

/** A link to the phone number in `src/site.ts`. */
export function PhoneLink() {
  return (
    <a href={`tel:${site.phone.dial}`} className={styles.phone}>
      {site.phone.display}
    </a>
  );
}
