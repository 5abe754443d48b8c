import type {ReactNode} from 'react';
import styles from './styles.module.css';

type TextLayoutProps = {
  /** What is beside the text on wide screens and above it on narrow ones. */
  side: ReactNode;
  /** The service line, which sets the shapes and colors of blocks. */
  tone?: 'technology' | 'behavioral';
  children: ReactNode;
};

/** The body of a page of text: contents beside it, text in the wide column. */
export default function TextLayout({side, tone, children}: TextLayoutProps) {
  return (
    <div className={styles.body} data-tone={tone}>
      <div className={styles.side}>{side}</div>
      <div className={styles.text}>{children}</div>
    </div>
  );
}
