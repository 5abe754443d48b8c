import {delivery as copy} from '@site/src/data/delivery';
import styles from './styles.module.css';

export type SmallPrintProps = {
  /** What not to send. */
  note?: string;
  /** Where to turn in an emergency. */
  emergency?: string;
};

/** The sentences under the form. */
export default function SmallPrint({
  note,
  emergency,
  isConnected,
}: SmallPrintProps & {isConnected: boolean}) {
  return (
    <div className={styles.smallPrint}>
      {isConnected && <p>{copy.privacy}</p>}
      {note && <p>{note}</p>}
      {emergency && <p>{emergency}</p>}
    </div>
  );
}
