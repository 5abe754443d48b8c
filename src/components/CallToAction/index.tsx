import clsx from 'clsx';
import Actions from '@site/src/components/Actions';
import Drawing from '@site/src/components/Drawing';
import type {Action} from '@site/src/content/types';
import styles from './styles.module.css';

export type CallToActionProps = {
  heading: string;
  text: string;
  actions: readonly Action[];
  /**
   * Which drawing stands behind it; pages differ, so that no two ends look the same. Without one the
   * band is plain, for a page whose last band before it is already dark.
   */
  drawing?: 'closing-a' | 'closing-b' | 'closing-c' | 'closing-d';
};

/** The closing band of a page; flows into the footer. */
export default function CallToAction({heading, text, actions, drawing}: CallToActionProps) {
  return (
    <section className={clsx(styles.band, drawing ? styles.inverse : styles.plain)}>
      {drawing && (
        <div className={styles.art}>
          <Drawing name={drawing} />
        </div>
      )}
      <div className={styles.words}>
        <h2 className={styles.heading}>{heading}</h2>
        <p className={styles.text}>{text}</p>
        <Actions items={actions} kind={drawing ? 'brand' : 'primary'} />
      </div>
    </section>
  );
}
