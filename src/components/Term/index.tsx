import type {ReactNode} from 'react';
import styles from './styles.module.css';

type TermProps = {
  /** The term as the text has it. */
  children: ReactNode;
  /** Its line of the glossary. */
  explanation: string;
};

/**
 * A glossary term: explained on hover, focus and tap by the tooltip, beside the text where there is
 * room, and in the text where there are no scripts (both drawn by the stylesheet, so that feeds,
 * search and screen readers do not meet the explanation twice).
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
