import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Small print below a part of a page. */
export default function Note({children}: {children: ReactNode}) {
  return <p className={styles.note}>{children}</p>;
}
