import type {ReactNode} from 'react';
import clsx from 'clsx';
import Badge from '@site/src/components/Badge';
import styles from './styles.module.css';

type LabelProps = {
  children: ReactNode;
  /** The service line, shown by both shape and color: square, circle, or half and half. */
  tone: 'technology' | 'behavioral' | 'both';
  /** Default: `p`. */
  as?: 'p' | 'span';
  /** A state shown beside it, if there is one. */
  badge?: string | false | undefined;
};

/** A small label with the shape of its service line. */
export default function Label({children, tone, as: Tag = 'p', badge}: LabelProps) {
  return (
    <Tag className={clsx(styles.label, styles[tone])}>
      {children} {badge && <Badge>{badge}</Badge>}
    </Tag>
  );
}
