import type {ComponentProps} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

type ToolButtonProps = Omit<ComponentProps<'button'>, 'type'> & {
  /** What it does; its sign says it to the eye alone. */
  'aria-label': string;
  /** Class for its place. */
  className?: string | undefined;
};

/** A button that is a sign, as in the bar. What it does is a script's. */
export default function ToolButton({className, ...props}: ToolButtonProps) {
  return (
    <button type="button" className={clsx(styles.tool, className)} data-needs-js="" {...props} />
  );
}
