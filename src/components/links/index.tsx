/* eslint-disable @docusaurus/no-html-links -- Link would open mail and phone in a new tab */
import Link, {type Props} from '@docusaurus/Link';
import {site, type Mailbox} from '@site/src/site';
import styles from './styles.module.css';

/** The link of a card. Its click area covers the whole card, which must be `position: relative`. */
export const CardLink = (props: Omit<Props, 'className'>) => (
  <Link {...props} className={styles.card} />
);

/** One of several links in a row, such as categories or page numbers. `aria-current` marks the current one. */
export const ChoiceLink = (props: Omit<Props, 'className'>) => (
  <Link {...props} className={styles.choice} />
);

/** A link to the general mailbox, or to another one in `src/site.ts`. */
export const EmailLink = ({mailbox = 'general'}: {mailbox?: Mailbox}) => (
  <a href={`mailto:${site.emails[mailbox]}`}>{site.emails[mailbox]}</a>
);

/** A link to the phone number in `src/site.ts`. */
export const PhoneLink = () => (
  <a href={`tel:${site.phone.dial}`} className={styles.phone}>
    {site.phone.display}
  </a>
);
