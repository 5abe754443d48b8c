import type {CSSProperties} from 'react';
import clsx from 'clsx';
import {construction, markBox, regular, shadeOpacity} from '@site/src/brand/mark';
import {site} from '@site/src/site';
import {nameWidth} from './nameWidth';
import styles from './styles.module.css';

type MarkProps = {
  /** Sets its size and position; a large mark shows its construction lines. */
  className?: string;
};

/** The mark alone, in the current text color and the brand color. */
export const Mark = ({className}: MarkProps) => (
  <svg
    className={clsx(styles.mark, className)}
    viewBox={`0 0 ${markBox} ${markBox}`}
    aria-hidden="true">
    {className && <path className={styles.construction} d={construction} />}
    <path d={regular.shade} opacity={shadeOpacity} />
    <path d={regular.ink} />
    <path className={styles.brand} d={regular.brand} />
  </svg>
);

/**
 * The mark and a name, by default the company's short name. Inside a link, it is the link's accessible name. It always
 * fits its container: a long name wraps onto two lines and gets smaller, then takes a third line, then is cut off.
 */
export default function Logo({name = site.shortName}: {name?: string}) {
  return (
    <span className={styles.logo} style={{'--width': nameWidth(name).toFixed(1)} as CSSProperties}>
      <Mark />
      <span>{name}</span>
    </span>
  );
}
