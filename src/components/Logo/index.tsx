import clsx from 'clsx';
import {construction, markBox, regular, shadeOpacity} from '@site/src/brand/mark';
import {site} from '@site/src/site';
import styles from './styles.module.css';

type MarkProps = {
  /** Class for its size and place. */
  className?: string;
  /** Shows the lines it was constructed with, where it stands large. */
  construction?: boolean;
};

/**
 * The mark alone, in the current text color and the brand color. Hidden from screen readers, because
 * the company's name is next to it.
 */
export function Mark({className, construction: hasLines = false}: MarkProps) {
  return (
    <svg
      className={clsx(styles.mark, className)}
      viewBox={`0 0 ${markBox} ${markBox}`}
      width={36}
      height={36}
      aria-hidden="true">
      {hasLines && <path className={styles.construction} d={construction} />}
      <path d={regular.shade} opacity={shadeOpacity} />
      <path d={regular.ink} />
      <path className={styles.brand} d={regular.brand} />
    </svg>
  );
}

/** The mark and a name, by default the company's short one. Inside a link it is the link's name. */
export default function Logo({name = site.shortName}: {name?: string}) {
  return (
    <span className={styles.logo}>
      <Mark className={styles.lockupMark} />
      <span>{name}</span>
    </span>
  );
}
