/* eslint-disable @docusaurus/no-html-links -- mail and phone are no pages: Link would open a new tab */
import {site, type Mailbox} from '@site/src/site';
import styles from './styles.module.css';

/** The general mailbox or another one of `src/site.ts`, as a link that starts an e-mail. */
export function EmailLink({mailbox = 'general'}: {mailbox?: Mailbox}) {
  const address = site.emails[mailbox];
  return <a href={`mailto:${address}`}>{address}</a>;
}

/** The phone number of `src/site.ts`, as a link that dials it. */
export function PhoneLink() {
  return (
    <a href={`tel:${site.phone.dial}`} className={styles.phone}>
      {site.phone.display}
    </a>
  );
}
