import type {ReactNode} from 'react';
import styles from './styles.module.css';

type ContactColumnsProps = {
  /** What comes first: the form. */
  main: ReactNode;
  /** What stands beside it on wide screens. */
  children: ReactNode;
};

/** The contact page's body: form first, details beside it. */
export default function ContactColumns({main, children}: ContactColumnsProps) {
  return (
    <div className={styles.columns}>
      <div>{main}</div>
      <div className={styles.side}>{children}</div>
    </div>
  );
}
