import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

/** Which intelligence something belongs to: shape and color say it together. */
type LabelTone = 'technology' | 'behavioral' | 'both';

type LabelProps = {
  children: ReactNode;
  /** Square, circle, or half of each. */
  tone: LabelTone;
  /** Default: `p`. */
  as?: 'p' | 'span';
};

/** A small label with the glyph of its service line. */
export default function Label({children, tone, as: Tag = 'p'}: LabelProps) {
  return <Tag className={clsx(styles.label, styles[tone])}>{children}</Tag>;
}
