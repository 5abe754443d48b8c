/* eslint-disable @docusaurus/no-html-links -- Link would treat mail, phone and files as pages */
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {EmailLink, PhoneLink} from '@site/src/components/ContactLink';
import type {Proof} from '@site/src/company';
import type {FactRow} from '@site/src/data/company';
import styles from './styles.module.css';

type FactListProps = {
  /** A label and its value each. */
  items: readonly {label: string; value: ReactNode}[];
};

/** A ruled list of facts: labels on the left, values on the right. */
export default function FactList({items}: FactListProps) {
  return (
    <dl className={styles.list}>
      {items.map(({label, value}) => (
        <div key={label} className={styles.row}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A name, linked to where it can be checked if that's known. */
export function ProofLink({name, link}: Proof) {
  const file = useBaseUrl(link ?? '');
  if (!link) return name;
  if (/^(mailto|tel):/.test(link)) return <a href={link}>{name}</a>;
  return /^\/.+\.\w+$/.test(link) ? <a href={file}>{name}</a> : <Link to={link}>{name}</Link>;
}

/** Turns the owner's filled fields into facts; several entries of one field become a list. */
export const factsOf = (rows: readonly FactRow[]): FactListProps['items'] =>
  rows.map(({label, entries}) => ({
    label,
    value:
      entries.length === 1 && entries[0] ? (
        <ProofLink {...entries[0]} />
      ) : (
        <ul className={styles.entries}>
          {entries.map((entry) => (
            <li key={entry.name}>
              <ProofLink {...entry} />
            </li>
          ))}
        </ul>
      ),
  }));

/** A fact told in sentences, from the copy in `src/data/`. */
export type ToldFact = {
  label: string;
  text: string;
  /** Where to check it. */
  link?: {label: string; to: string};
  /** Whether the general mailbox and the phone number follow. */
  isContact?: boolean;
};

/** Turns facts told in sentences into the list's items. */
export const told = (facts: readonly ToldFact[]): FactListProps['items'] =>
  facts.map(({label, text, link, isContact}) => ({
    label,
    value: (
      <>
        <p>{text}</p>
        {link && <Link to={link.to}>{link.label}</Link>}
        {isContact && (
          <p className={styles.contact}>
            <EmailLink /> <PhoneLink />
          </p>
        )}
      </>
    ),
  }));
