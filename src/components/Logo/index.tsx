import type {CSSProperties} from 'react';
import clsx from 'clsx';
import {construction, markBox, regular, shadeOpacity} from '@site/src/brand/mark';
import {site} from '@site/src/site';
import {nameWidth} from './nameWidth';
import styles from './styles.module.css';

type MarkProps = {
  /** For its size and place, where it stands large, with the lines it was constructed with. */
  className?: string;
};

/** The mark alone, in the current text color and the brand color. The company's name stands beside it. */
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
 * The mark and a name, by default the company's short one. Inside a link it is the link's name. It takes no more
 * room than its container has: a long name goes on two lines and gets smaller, then takes a third line, then is cut.
 */
export default function Logo({name = site.shortName}: {name?: string}) {
  return (
    <span className={styles.logo} style={{'--width': nameWidth(name).toFixed(1)} as CSSProperties}>
      <Mark />
      <span>{name}</span>
    </span>
  );
}
