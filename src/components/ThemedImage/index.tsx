import type {ComponentProps} from 'react';
import Head from '@docusaurus/Head';
import clsx from 'clsx';
import styles from './styles.module.css';

/** A picture's address, and that of its version for the width of a phone. */
export type Source = {src: string; narrow?: string};

type ThemedImageProps = Omit<ComponentProps<'img'>, 'src' | 'alt'> & {
  /** The picture on light ground. */
  light: Source;
  /** The picture on dark ground. */
  dark: Source;
  /** Loads it ahead, for the first screen. */
  eager?: boolean;
};

/** Where the version for phones is shown. */
const narrowScreen = '(max-width: 47.99rem)';
const wideScreen = '(min-width: 48rem)';

/** The addresses of a picture, each with the screens it is for. */
const versions = ({src, narrow}: Source): [address: string, screen: string][] =>
  narrow === undefined
    ? [[src, '']]
    : [
        [narrow, ` and ${narrowScreen}`],
        [src, ` and ${wideScreen}`],
      ];

function Picture({source: {src, narrow}, ...image}: ComponentProps<'img'> & {source: Source}) {
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
 * A decoration with a file for each theme, of which one is shown. Which one the server can't know, so
 * both wait to be seen; ahead is loaded the one for the system's theme, which most visitors keep. Early,
 * but after the words: on a slow line they come first, and the decoration no later for it (README, "Speed").
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
