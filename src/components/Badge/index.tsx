import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** A short state in gold beside a name, such as "Coming soon" or "Today". */
export default function Badge({children}: {children: ReactNode}) {
  return <span className={styles.badge}>{children}</span>;
}
