import type {ComponentProps, MouseEvent, ReactNode} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import {resolveAction} from './resolveAction';
import styles from './styles.module.css';

/**
 * `primary` is the one main action, `quiet` an underlined second one, `brand` the main action on a
 * dark band, `behavioral` the main action of a behavioral page.
 */
export type ButtonKind = 'primary' | 'quiet' | 'brand' | 'behavioral';

type Look = {
  /** The label. */
  children: ReactNode;
  /** Default: `primary`. */
  kind?: ButtonKind;
};

/** A link that looks like a button. */
type ButtonLinkProps = Look & {
  /** A site path, `email:general` or an https address (see `resolveAction`). */
  to: string;
};

/** The same, for an address that is only known in the browser. */
type ButtonAddressProps = Look & {
  /** The address, used as it is: a prefilled e-mail, a booking page. */
  href: string;
  to?: undefined;
};

/** A real button; takes every attribute of `<button>` but `className` and `style`. */
type RealButtonProps = Look & {
  to?: undefined;
  /**
   * Shows a spinner and ignores further clicks. The button keeps the focus (it is not `disabled`);
   * change the label with it, for example to "Sending".
   */
  loading?: boolean;
} & Omit<ComponentProps<'button'>, 'className' | 'style' | 'children'>;

/** A link if it has `to` or `href`, otherwise a button. */
export default function Button({
  children,
  kind = 'primary',
  ...props
}: ButtonLinkProps | ButtonAddressProps | RealButtonProps) {
  const className = clsx(styles.button, styles[kind]);
  if (props.to === undefined && !('href' in props)) {
    return (
      <NativeButton {...props} className={className}>
        {children}
      </NativeButton>
    );
  }
  const address = props.to === undefined ? props.href : resolveAction(props.to);
  const content = (
    <>
      {children}
      <Arrow />
    </>
  );
  return address.startsWith('mailto:') ? (
    // eslint-disable-next-line @docusaurus/no-html-links -- Link would open the mail in a new tab
    <a href={address} className={className}>
      {content}
    </a>
  ) : (
    <Link to={address} className={className}>
      {content}
    </Link>
  );
}

type NativeButtonProps = Omit<RealButtonProps, 'kind'> & {className: string};

function NativeButton({
  children,
  loading = false,
  type = 'button',
  onClick,
  to: _to,
  ...props
}: NativeButtonProps) {
  // Only islands give it one. A cancelled click on a submit button submits nothing.
  const handlers = {onClick: loading ? (event: MouseEvent) => event.preventDefault() : onClick};
  return (
    <button
      {...props}
      {...handlers}
      type={type}
      aria-disabled={loading || undefined}
      aria-busy={loading || undefined}>
      {loading && <Spinner />}
      {children}
    </button>
  );
}

/** Decoration, so it is hidden from screen readers. */
function Arrow() {
  return (
    <svg className={styles.arrow} viewBox="0 0 18 14" width="18" height="14" aria-hidden="true">
      <path
        d="M1 7h15M10.5 1.5 16 7l-5.5 5.5"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
      />
    </svg>
  );
}

function Spinner() {
  return (
    <svg className={styles.spinner} viewBox="0 0 18 18" width="18" height="18" aria-hidden="true">
      <circle
        cx="9"
        cy="9"
        r="7.5"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeDasharray="33 14.2"
      />
    </svg>
  );
}
