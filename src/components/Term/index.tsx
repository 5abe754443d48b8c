import type {ReactNode} from 'react';
import styles from './styles.module.css';

type TermProps = {
  /** The term as the text has it. */
  children: ReactNode;
  /** Its line of the glossary. */
  explanation: string;
};

/**
 * A glossary term, explained by a tooltip, in the margin where there is room, and in the text if there are
 * no scripts. The latter two are CSS, so that feeds, search and screen readers get the explanation once.
 */
export default function Term({children, explanation}: TermProps) {
  return (
    <span className={styles.term} data-note={explanation}>
      <button
        type="button"
        className={styles.button}
        data-tooltip={explanation}
        data-tooltip-tap="">
        {children}
      </button>
    </span>
  );
}
