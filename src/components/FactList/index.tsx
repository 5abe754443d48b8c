import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import {EmailLink, PhoneLink} from '@site/src/components/links';
import type {Proof} from '@site/src/content/model';
import styles from './styles.module.css';

/** A label, and what is said of it: in words, or as the owner's entries. */
type Fact = {
  label: string;
  text?: ReactNode;
  /** Several become a list. */
  entries?: readonly Proof[];
  /** Where to check it. */
  link?: {label: string; to: string};
  /** Whether the general mailbox and the phone number follow. */
  isContact?: 'yes';
};

type FactListProps = {
  items: readonly Fact[];
  /** Labels beside (`rows`), or small above, side by side (`terms`). */
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

/** A name, linked to where it can be checked if that's known. */
export function ProofLink({name, link = ''}: Proof) {
  const address = useBaseUrl(link);
  if (!link) return name;
  // A page's link is checked by the build; mail, phone and files are no pages.
  const isPage = /^(https:|\/[^.]*$)/.test(link);
  // eslint-disable-next-line @docusaurus/no-html-links
  return isPage ? <Link to={link}>{name}</Link> : <a href={address}>{name}</a>;
}
