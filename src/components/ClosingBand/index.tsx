import type {ReactNode} from 'react';
import Drawing from '@site/src/components/Drawing';
import styles from './styles.module.css';

type ClosingBandProps = {
  /** Which drawing stands behind it; pages differ, so that no two ends look the same. */
  drawing: 'closing-a' | 'closing-b' | 'closing-c' | 'closing-d';
  children: ReactNode;
};

/** The inverse band that ends a page and flows into the footer. */
export default function ClosingBand({drawing, children}: ClosingBandProps) {
  return (
    <div className={styles.band}>
      <div className={styles.art}>
        <Drawing name={drawing} />
      </div>
      <div className={styles.words}>{children}</div>
    </div>
  );
}
