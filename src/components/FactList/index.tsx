/* eslint-disable @docusaurus/no-html-links -- mail, phone and files are no pages of the framework's */
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {EmailLink, PhoneLink} from '@site/src/components/ContactLink';
import type {Proof} from '@site/src/company';
import type {FactRow} from '@site/src/data/company';
import styles from './styles.module.css';

type FactListProps = {
  /** Each with what it is called and what there is to say of it. */
  items: readonly {label: string; value: ReactNode}[];
};

/** Facts between rules: what each is called at the left, what it is at the right. */
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

/** A name that leads to where it can be checked, if there is such a place. */
export function ProofLink({name, link}: Proof) {
  const file = useBaseUrl(link ?? '');
  if (!link) return name;
  if (/^(mailto|tel):/.test(link)) return <a href={link}>{name}</a>;
  return /^\/.+\.\w+$/.test(link) ? <a href={file}>{name}</a> : <Link to={link}>{name}</Link>;
}

/** The owner's filled fields as facts, several entries of one below each other. */
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

/** A fact told in a sentence or more, by the copy of `src/data/`. */
export type ToldFact = {
  label: string;
  text: string;
  /** Leads to where it can be checked. */
  link?: {label: string; to: string};
  /** The general mailbox and the phone number follow. */
  isContact?: boolean;
};

/** Facts told in sentences, each with the ways on from there. */
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
