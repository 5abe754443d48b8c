import type {ComponentProps} from 'react';
import Head from '@docusaurus/Head';
import clsx from 'clsx';
import styles from './styles.module.css';

/** An image's address, and optionally the one to use on phones. */
export type Source = {src: string; narrow?: string};

type ThemedImageProps = Omit<ComponentProps<'img'>, 'src' | 'alt'> & {
  /** The image for the light theme. */
  light: Source;
  /** The image for the dark theme. */
  dark: Source;
  /** Preloads it, for images in the first screen. */
  eager?: boolean;
};

/** The screens that get the version for phones. */
const narrowScreen = '(max-width: 47.99rem)';
const wideScreen = '(min-width: 48rem)';

/** The addresses of an image, each with its media condition. */
const versions = ({src, narrow}: Source): [address: string, screen: string][] =>
  narrow === undefined
    ? [[src, '']]
    : [
        [narrow, ` and ${narrowScreen}`],
        [src, ` and ${wideScreen}`],
      ];

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
      <source media={narrowScreen} srcSet={narrow} />
      {picture}
    </picture>
  );
}

/**
 * A decorative image with a file for each theme. The server can't know which theme will be shown, so both
 * are lazy; the hidden one never loads. `eager` preloads the file for the system's theme, which most visitors
 * keep, at low priority: on a slow connection the text comes first (README, "Speed").
 */
export default function ThemedImage({
  light,
  dark,
  eager = false,
  className,
  ...image
}: ThemedImageProps) {
  const ahead = Object.entries({light, dark}).flatMap(([theme, source]) =>
    versions(source).map(([href, screen]) => ({
      href,
      media: `(prefers-color-scheme: ${theme})${screen}`,
    })),
  );
  return (
    <>
      {eager && (
        <Head>
          {ahead.map(({href, media}) => (
            <link
              key={media}
              rel="preload"
              as="image"
              href={href}
              media={media}
              fetchPriority="low"
            />
          ))}
        </Head>
      )}
      <Picture {...image} source={light} className={clsx(className, styles.light)} />
      <Picture {...image} source={dark} className={clsx(className, styles.dark)} />
    </>
  );
}
