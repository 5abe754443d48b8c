import type {ComponentProps} from 'react';
import Head from '@docusaurus/Head';
import clsx from 'clsx';
import styles from './styles.module.css';

type ThemedImageProps = Omit<ComponentProps<'img'>, 'src' | 'alt'> & {
  /** Address of the picture on light ground. */
  light: string;
  /** Address of the picture on dark ground. */
  dark: string;
  /** Loads it ahead, for the first screen. */
  eager?: boolean;
};

/**
 * A decoration with a file for each theme, of which one is shown. Which one the server can't know, so
 * both wait to be seen; ahead is loaded the one for the system's theme, which most visitors keep.
 */
export default function ThemedImage({light, dark, eager = false, className, ...image}: ThemedImageProps) {
  return (
    <>
      {eager && (
        <Head>
          <link rel="preload" as="image" href={light} media="(prefers-color-scheme: light)" fetchPriority="high" />
          <link rel="preload" as="image" href={dark} media="(prefers-color-scheme: dark)" fetchPriority="high" />
        </Head>
      )}
      <img {...image} loading="lazy" alt="" src={light} className={clsx(className, styles.light)} />
      <img {...image} loading="lazy" alt="" src={dark} className={clsx(className, styles.dark)} />
    </>
  );
}
