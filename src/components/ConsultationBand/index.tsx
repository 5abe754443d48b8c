import type {ReactNode} from 'react';
import Drawing from '@site/src/components/Drawing';
import styles from './styles.module.css';

/** The inverse band that closes the contact page. */
export default function ConsultationBand({children}: {children: ReactNode}) {
  return (
    <div className={styles.band}>
      <div className={styles.art}>
        <Drawing name="closing-a" />
      </div>
      <div className={styles.words}>{children}</div>
    </div>
  );
}
