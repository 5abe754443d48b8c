import type {ReactNode} from 'react';
import type {Tone} from '@site/src/content/categories';
import styles from './styles.module.css';

type LabelProps = {
  children: ReactNode;
  /** The service line, shown by shape as well as color: square, circle, or half and half. */
  tone: Tone;
  badge?: string | false | undefined;
};

export default function Label({children, tone, badge}: LabelProps) {
  return (
    <p className={`beside overline ${styles.label}`} data-tone={tone}>
      {children} {badge && <span className="badge">{badge}</span>}
    </p>
  );
}
