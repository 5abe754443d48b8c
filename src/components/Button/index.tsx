import type {ComponentProps, MouseEvent, ReactNode} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import Icon from '@site/src/components/Icon';
import type {Action} from '@site/src/content/types';
import {site, type Mailbox} from '@site/src/site';
import styles from './styles.module.css';

/**
 * `primary` is the main action (`brand` on a dark band, `behavioral` on a behavioral page), `quiet` an underlined
 * secondary one, and `tool` an icon button that a script in src/frame handles; it needs an `aria-label`.
 */
export type ButtonKind = 'primary' | 'quiet' | 'brand' | 'behavioral' | 'tool';

type ButtonProps = Omit<ComponentProps<'button'>, 'className' | 'style'> & {
  label?: string;
  kind?: ButtonKind | undefined;
  /** Makes it a link, to a site path, `email:general`, or an https URL. */
  to?: string;
  /** Makes it a link to a URL that is only known in the browser, used as is. */
  href?: string;
  /** Shows a spinner and ignores clicks, but keeps focus. Change the label along with it. */
  loading?: boolean;
};

function addressOf(to: string): string {
  if (!to.startsWith('email:')) return to;
  const mailbox = to.slice('email:'.length);
  if (Object.hasOwn(site.emails, mailbox)) return `mailto:${site.emails[mailbox as Mailbox]}`;
  const known = Object.keys(site.emails).map((name) => `email:${name}`);
  throw new Error(`"${to}" names no mailbox. Write ${known.join(' or ')}.`);
}

export default function Button(props: ButtonProps) {
  const {label, children = label, kind = 'primary', to, href, ...rest} = props;
  const className = clsx(styles.button, styles[kind]);
  const address = to === undefined ? href : addressOf(to);
  if (address === undefined) {
    const {loading, type = 'button', onClick, ...props} = rest;
    // Only islands pass a handler. Canceling a submit button's click keeps the form from being submitted.
    const handlers = {onClick: loading ? (event: MouseEvent) => event.preventDefault() : onClick};
    return (
      <button
        {...props}
        {...handlers}
        data-needs-js={kind === 'tool' ? '' : undefined}
        className={className}
        type={type}
        aria-disabled={loading || undefined}
        aria-busy={loading || undefined}>
        {children}
      </button>
    );
  }
  // `Link` would open an email in a new tab.
  const Tag = address.startsWith('mailto:') ? 'a' : Link;
  return (
    <Tag href={address} className={className} data-screen>
      {children} <Icon name="arrow" />
    </Tag>
  );
}

type ActionsProps = {
  /** The first is the main action; the others are quiet. */
  items: readonly Action[];
  kind?: ButtonKind;
};

export const Actions = ({items, kind}: ActionsProps) => (
  <div className="cluster" data-screen>
    {items.map((action, index) => (
      <Button key={action.label} {...action} kind={index === 0 ? kind : 'quiet'} />
    ))}
  </div>
);

type AnswerButtonProps = {
  id: string;
  label: string;
  kind?: ButtonKind;
  children: ReactNode;
};

/** A button for what can't be done online yet. Without scripts, it opens a note that says what to do instead. */
export const AnswerButton = ({id, label, kind, children}: AnswerButtonProps) => (
  <>
    <Button kind={kind} popoverTarget={id} label={label} />
    <div id={id} popover="auto" className={`panel ${styles.answer}`}>
      {children}
    </div>
  </>
);
