import type {ReactNode} from 'react';
import Button, {type ButtonKind} from '@site/src/components/Button';
import styles from './styles.module.css';

type AnswerButtonProps = {
  /** The answer's id, the only one on its page. */
  id: string;
  /** The words on the button. */
  label: string;
  kind?: ButtonKind;
  /** What is said when it is chosen. */
  children: ReactNode;
};

/**
 * A button for what can't be done online yet: it opens a note that says what to do instead. A popover of
 * the browser's own, so it works at once and without scripts.
 */
export default function AnswerButton({id, label, kind, children}: AnswerButtonProps) {
  return (
    <>
      <Button kind={kind} popoverTarget={id}>
        {label}
      </Button>
      <div id={id} popover="auto" className={styles.answer}>
        {children}
      </div>
    </>
  );
}
