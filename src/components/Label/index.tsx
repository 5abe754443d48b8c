import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

/** Which service line something belongs to, shown by both shape and color. */
type LabelTone = 'technology' | 'behavioral' | 'both';

type LabelProps = {
  children: ReactNode;
  /** Square, circle, or half and half. */
  tone: LabelTone;
  /** Default: `p`. */
  as?: 'p' | 'span';
};

/** A small label with the shape of its service line. */
export default function Label({children, tone, as: Tag = 'p'}: LabelProps) {
  return <Tag className={clsx(styles.label, styles[tone])}>{children}</Tag>;
}
