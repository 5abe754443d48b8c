import Drawing from '@site/src/components/Drawing';
import styles from './styles.module.css';

/** A strip in which straight lines become waves: the end of one thought and the start of another. */
export default function Divider() {
  return (
    <div className={styles.divider} data-screen>
      <Drawing name="divider" />
    </div>
  );
}
