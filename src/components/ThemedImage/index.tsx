import type {ComponentProps} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

/** An image's address, and optionally the one to use on phones. */
export type Source = {src: string; narrow?: string};

type ThemedImageProps = Omit<ComponentProps<'img'>, 'src' | 'alt'> & {
  /** The image for the light theme. */
  light: Source;
  /** The image for the dark theme. */
  dark: Source;
};

/** A lazy decorative image, optionally with another file for phones. */
export function Picture({
  source: {src, narrow},
  ...image
}: ComponentProps<'img'> & {source: Source}) {
  const picture = <img {...image} loading="lazy" alt="" src={src} />;
  return narrow === undefined ? (
    picture
  ) : (
    <picture>
      <source media="(max-width: 47.99rem)" srcSet={narrow} />
      {picture}
    </picture>
  );
}

/**
 * A decorative image with a file for each theme. The server can't know which theme will be shown, so both
 * are lazy; the hidden one never loads.
 */
export default function ThemedImage({light, dark, className, ...image}: ThemedImageProps) {
  return (
    <>
      <Picture {...image} source={light} className={clsx(className, styles.light)} />
      <Picture {...image} source={dark} className={clsx(className, styles.dark)} />
    </>
  );
}
