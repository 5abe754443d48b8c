import type {ComponentProps} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

type ThemedImageProps = Omit<ComponentProps<'img'>, 'src' | 'alt'> & {
  /** Address of the picture on light ground. */
  light: string;
  /** Address of the picture on dark ground. */
  dark: string;
};

/**
 * A decoration with a file for each theme, of which one is shown. The other is not loaded as long as
 * it is lazy, and so it always is for the dark one: which of the two is needed the server can't know.
 */
export default function ThemedImage({light, dark, className, ...image}: ThemedImageProps) {
  return (
    <>
      <img {...image} alt="" src={light} className={clsx(className, styles.light)} />
      <img {...image} loading="lazy" fetchPriority={undefined} alt="" src={dark} className={clsx(className, styles.dark)} />
    </>
  );
}
