import type {ReactNode} from 'react';
import clsx from 'clsx';
import Drawing from '@site/src/components/Drawing';
import styles from './styles.module.css';

type ClosingBandProps = {
  /** Which drawing stands behind it; pages differ, so that no two ends look the same. */
  drawing: 'closing-a' | 'closing-b' | 'closing-c' | 'closing-d';
  /** Whose color it has in place of the neutral dark. */
  tone?: 'behavioral';
  children: ReactNode;
};

/** The inverse band that ends a page and flows into the footer. */
export default function ClosingBand({drawing, tone, children}: ClosingBandProps) {
  return (
    <div className={clsx(styles.band, tone && styles[tone])} data-screen>
      <div className={styles.art}>
        <Drawing name={drawing} />
      </div>
      <div className={styles.words}>{children}</div>
    </div>
  );
}
