import Button, {type ButtonKind} from '@site/src/components/Button';
import type {Action} from '@site/src/content/types';
import styles from './styles.module.css';

type ActionsProps = {
  /** The first is the main action; the others are quiet. */
  items: readonly Action[];
  /** Look of the main action. */
  kind?: ButtonKind;
};

/** A row of actions: one main, the rest quiet. */
export default function Actions({items, kind = 'primary'}: ActionsProps) {
  return (
    <div className={styles.actions}>
      {items.map(({label, to}, index) => (
        <Button key={label} to={to} kind={index === 0 ? kind : 'quiet'}>
          {label}
        </Button>
      ))}
    </div>
  );
}
