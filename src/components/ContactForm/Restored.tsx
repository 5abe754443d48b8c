import clsx from 'clsx';
import Button from '@site/src/components/Button';
import {delivery as copy} from '@site/src/data/delivery';
import styles from './status.module.css';

/** Tells the visitor why the form is not empty, and takes it back. */
export default function Restored({onDiscard}: {onDiscard: () => void}) {
  return (
    <div className={clsx(styles.panel, styles.row)}>
      <p>{copy.restored}</p>
      <Button kind="quiet" onClick={onDiscard}>
        {copy.discard}
      </Button>
    </div>
  );
}
