import type {ReactNode} from 'react';
import clsx from 'clsx';
import Drawing from '@site/src/components/Drawing';
import styles from './styles.module.css';

type ClosingBandProps = {
  /** The drawing behind the words. Pages use different ones. */
  drawing: 'closing-a' | 'closing-b' | 'closing-c' | 'closing-d';
  /** A service's slug, for its own version of the drawing. */
  slug?: string;
  /** Uses the wine color instead of the neutral dark one. */
  tone?: 'behavioral';
  children: ReactNode;
};

/** The dark band at the end of a page, above the footer. */
export default function ClosingBand({drawing, slug, tone, children}: ClosingBandProps) {
  return (
    <div className={clsx(styles.band, tone && styles[tone])} data-screen>
      <div className={styles.art}>
        <Drawing name={drawing} slug={slug} />
      </div>
      <div className={styles.words}>{children}</div>
    </div>
  );
}
