import type {ComponentProps} from 'react';
import styles from './styles.module.css';

type ToolButtonProps = Omit<ComponentProps<'button'>, 'type' | 'className'> & {
  /** What it does, for screen readers. */
  'aria-label': string;
};

/** An icon button, as in the navbar. A script in src/frame answers its clicks. */
export default function ToolButton(props: ToolButtonProps) {
  return <button type="button" className={styles.tool} data-needs-js="" {...props} />;
}
