import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

type AdmonitionProps = {
  /** The block's name: `note`, `tip`, `info`, `warning`, `danger`, `caution`. */
  type: string;
  /** The words in brackets after the name. */
  title?: ReactNode;
  children: ReactNode;
};

/** The blocks that ask for serious attention; the others are quiet asides. */
const urgent = ['warning', 'danger', 'caution'];

/** `:::note[Title]` and its kin. */
export default function Admonition({type, title, children}: AdmonitionProps) {
  return (
    <aside role="note" className={clsx(styles.admonition, urgent.includes(type) && styles.urgent)}>
      {title && <p className={styles.title}>{title}</p>}
      {children}
    </aside>
  );
}
