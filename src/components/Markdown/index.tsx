/** The parts of plain Markdown that need more than their element. */
import type {ComponentProps} from 'react';
import Icon from '@site/src/components/Icon';
import styles from './styles.module.css';

/** A table, in a box that scrolls where it is wider than the text: the page never does. */
export const Table = (props: ComponentProps<'table'>) => (
  <div data-scroll="">
    <table {...props} />
  </div>
);

/** The box of a task, `- [x]`: it tells and takes nothing, so it is no form field. */
export const TaskMark = ({checked = false}: ComponentProps<'input'>) => (
  <span role="img" aria-label={checked ? 'Done:' : 'Open:'} className={styles.task}>
    {checked && <Icon name="check" className={styles.check} />}
  </span>
);
