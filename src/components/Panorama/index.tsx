import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** A strip across the width for one drawing. */
export default function Panorama({children}: {children: ReactNode}) {
  return (
    <div className={styles.panorama} data-screen>
      {children}
    </div>
  );
}
