import Drawing from '@site/src/components/Drawing';
import styles from './styles.module.css';

/** A strip of straight lines that become waves, between two sections. */
export default function Divider() {
  return (
    <div className={styles.divider} data-screen>
      <Drawing name="divider" />
    </div>
  );
}
