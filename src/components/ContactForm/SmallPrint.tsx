import type {ReactNode} from 'react';
import styles from './styles.module.css';

export type SmallPrintProps = {
  /** What not to send. */
  note?: ReactNode;
  /** Where to turn in an emergency. */
  emergency?: ReactNode;
};

/** The sentences under the form's button. */
export default function SmallPrint({
  note,
  emergency,
  children,
}: SmallPrintProps & {children?: ReactNode}) {
  return (
    <div className={styles.smallPrint}>
      {children && <p>{children}</p>}
      {note && <p>{note}</p>}
      {emergency && <p>{emergency}</p>}
    </div>
  );
}
