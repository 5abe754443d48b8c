import type {ComponentProps} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

type ToolButtonProps = Omit<ComponentProps<'button'>, 'type'> & {
  /** What it does, for screen readers. */
  'aria-label': string;
  /** Class for its place. */
  className?: string | undefined;
};

/** An icon button, as in the navbar. A script in src/frame answers its clicks. */
export default function ToolButton({className, ...props}: ToolButtonProps) {
  return (
    <button type="button" className={clsx(styles.tool, className)} data-needs-js="" {...props} />
  );
}
