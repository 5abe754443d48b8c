import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import {EmailLink, PhoneLink} from '@site/src/components/links';
import type {Proof} from '@site/src/content/model';
import styles from './styles.module.css';

/** A label with its value, which is text or the owner's entries. */
type Fact = {
  label: string;
  text?: ReactNode;
  /** More than one becomes a list. */
  entries?: readonly Proof[];
  /** A link where readers can check it. */
  link?: {label: string; to: string};
  /** Adds the general mailbox and the phone number. */
  isContact?: 'yes';
};

type FactListProps = {
  items: readonly Fact[];
  /** `rows`: labels beside the values; `terms`: columns with small labels above the values. */
  look?: 'rows' | 'terms';
  heading?: string;
};

export default function FactList({items, look = 'rows', heading}: FactListProps) {
  const isTerms = look === 'terms';
  return (
    items.length > 0 && (
      <>
        {heading && <h2 className={styles.heading}>{heading}</h2>}
        <dl className={clsx(styles[look], isTerms && 'tiles')}>
          {items.map(({label, text, entries = [], link, isContact}) => (
            <div key={label} className={styles.row}>
              <dt className={isTerms ? 'fine' : undefined}>{label}</dt>
              <dd className="reach">
                {text}
                {entries.length === 1 && <ProofLink {...entries[0]} />}
                {entries.length > 1 && (
                  <ul>
                    {entries.map((entry) => (
                      <li key={entry.name}>
                        <ProofLink {...entry} />
                      </li>
                    ))}
                  </ul>
                )}
                {link && (
                  <p>
                    <Link to={link.to}>{link.label}</Link>
                  </p>
                )}
                {isContact && (
                  <p className="cluster">
                    <EmailLink /> <PhoneLink />
                  </p>
                )}
              </dd>
            </div>
          ))}
        </dl>
      </>
    )
  );
}

/** A name, linked to where readers can check it, if there is such a link. */
export function ProofLink({name, link = ''}: Proof) {
  const address = useBaseUrl(link);
  if (!link) return name;
  // The build checks links to pages; email, phone, and files aren't pages.
  const isPage = /^(https:|\/[^.]*$)/.test(link);
  // eslint-disable-next-line @docusaurus/no-html-links
  return isPage ? <Link to={link}>{name}</Link> : <a href={address}>{name}</a>;
}
