import type {ComponentProps} from 'react';
import styles from './styles.module.css';

type ToolButtonProps = Omit<ComponentProps<'button'>, 'type' | 'className'> & {
  /** What it does; its sign says it to the eye alone. */
  'aria-label': string;
};

/** A button of the bar that is a sign. What it does is a script of the frame, for which a press waits. */
export default function ToolButton(props: ToolButtonProps) {
  return <button type="button" className={styles.tool} data-waits-for="frame" data-needs-js="" {...props} />;
}
