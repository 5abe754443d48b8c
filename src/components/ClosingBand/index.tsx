import type {ReactNode} from 'react';
import clsx from 'clsx';
import Drawing from '@site/src/components/Drawing';
import styles from './styles.module.css';

type ClosingBandProps = {
  /** The drawing behind the words. Pages use different ones. */
  drawing: 'closing-a' | 'closing-b' | 'closing-c' | 'closing-d';
  /** Uses the wine color instead of the neutral dark one. */
  tone?: 'behavioral';
  children: ReactNode;
};

/** The dark band at the end of a page, above the footer. */
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
