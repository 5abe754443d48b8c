/* eslint-disable @docusaurus/no-html-links -- Link would open mail and phone in a new tab */
import {Fragment, type ReactNode} from 'react';
import Link, {type Props} from '@docusaurus/Link';
import Icon from '@site/src/components/Icon';
import type {Tone} from '@site/src/content/categories';
import type {ServiceCard} from '@site/src/content/types';
import {site, type Mailbox} from '@site/src/site';
import {fill} from '@site/src/site/fill';
import words from '@site/src/site/words.yml';
import styles from './styles.module.css';

const comingSoon = fill(words.services.comingSoon);

/** A card's link. Its click area covers the whole card, which must be `position: relative`. */
export const CardLink = (props: Omit<Props, 'className'>) => (
  <Link {...props} className={styles.card} />
);

type LinkRowProps = {
  label: string;
  to: string;
  tone: Tone;
  badge?: string | false;
};

/** A link as wide as its list. */
export const LinkRow = ({label, to, tone, badge}: LinkRowProps) => (
  <li className={`beside ${styles.row}`} data-tone={tone}>
    <CardLink to={to}>{label}</CardLink>
    {badge && <span className="badge">{badge}</span>}
    <Icon name="arrow" />
  </li>
);

export const ServiceRow = ({service}: {service: ServiceCard}) => (
  <LinkRow
    label={service.label}
    to={service.permalink}
    tone={service.group}
    badge={service.comingSoon && comingSoon}
  />
);

/** One of several links to choose from, such as categories or page numbers. `aria-current` marks the current one. */
export const ChoiceLink = (props: Omit<Props, 'className'>) => (
  <Link {...props} className={`overline ${styles.choice}`} />
);

type ServiceLinkProps = Omit<Props, 'className' | 'to'> & {service: ServiceCard};

export const ServiceLink = ({service, ...props}: ServiceLinkProps) => (
  <Link {...props} to={service.permalink}>
    {service.label}
    {/* Keeps the label on one line. */}
    {service.comingSoon && ` (${comingSoon.replaceAll(' ', '\u00a0')})`}
  </Link>
);

/** The "edit this page" link, if the repository is set. */
export const EditLink = ({to}: {to: string | null | undefined}) =>
  to && (
    <p className="fine reach" data-frame data-screen>
      <Link to={to}>{fill(words.frame.edit)}</Link>
    </p>
  );

export const EmailLink = ({mailbox = 'general'}: {mailbox?: Mailbox}) => (
  <a href={`mailto:${site.emails[mailbox]}`}>{site.emails[mailbox]}</a>
);

export const PhoneLink = () => <a href={`tel:${site.phone.dial}`}>{site.phone.display}</a>;

type WithLinksProps = {
  children: string;
  /** Values of other placeholders in the text, such as `{{feed}}`. */
  parts?: Readonly<Record<string, ReactNode>>;
};

/** Text in which the general mailbox, the phone number, and other `parts` are links. */
export function WithLinks({children: text, parts = {}}: WithLinksProps) {
  const links: Record<string, ReactNode> = {
    [site.emails.general]: <EmailLink />,
    [site.phone.display]: <PhoneLink />,
  };
  for (const [name, part] of Object.entries(parts)) links[`{{${name}}}`] = part;
  return Object.entries(links).reduce<ReactNode[]>(
    (pieces, [written, link]) =>
      pieces.flatMap((piece) => {
        if (typeof piece !== 'string') return [piece];
        const [first, ...others] = piece.split(written);
        const key = (index: number) => `${written} ${index}`;
        return [
          first,
          ...others.flatMap((words, index) => [
            <Fragment key={key(index)}>{link}</Fragment>,
            words,
          ]),
        ];
      }),
    [text],
  );
}
