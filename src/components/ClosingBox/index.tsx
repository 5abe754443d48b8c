import Actions from '@site/src/components/Actions';
import Drawing from '@site/src/components/Drawing';
import type {Action, Closing} from '@site/src/content/schema';
import styles from './styles.module.css';

type ClosingBoxProps = Closing & {
  actions: readonly Action[];
};

/** The box that closes an article. */
export default function ClosingBox({heading, text, actions}: ClosingBoxProps) {
  return (
    <section className={styles.box} data-screen>
      <div className={styles.art}>
        <Drawing name="article-closing" />
      </div>
      <div className={styles.words}>
        <h2 className={styles.heading}>{heading}</h2>
        <p className={styles.text}>{text}</p>
        <Actions items={actions} kind="brand" />
      </div>
    </section>
  );
}
