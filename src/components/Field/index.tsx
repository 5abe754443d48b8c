import type {ReactNode} from 'react';
import styles from './styles.module.css';

type FieldProps = {
  id: string;
  label: string;
  optional?: boolean;
  note?: ReactNode;
  /** What is wrong and how to fix it. Marks the control as invalid. */
  error?: ReactNode;
  /** Renders the control with the attributes that connect it to its label and error. */
  children: (control: object) => ReactNode;
};

/** A form control with its label above and its error below. */
export default function Field({id, label, optional = false, note, error, children}: FieldProps) {
  const noteId = note ? `${id}-note` : '';
  const errorId = error ? `${id}-error` : '';
  return (
    <div className={`stack near ${styles.field}`}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {optional && <span className="fine"> optional</span>}
      </label>
      {note && (
        <p id={noteId} className="fine">
          {note}
        </p>
      )}
      {children({
        id,
        className: styles.control,
        'aria-describedby': `${noteId} ${errorId}`.trim() || undefined,
        // Set even without an error, or Firefox announces every empty required field as invalid.
        'aria-invalid': Boolean(error),
      })}
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
