import Head from '@docusaurus/Head';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import {type DrawingName, followsTheme} from '@site/src/motif/catalog';
import styles from './styles.module.css';

type ArtProps = {
  /** The file below `/art/`, without theme and ending. */
  file: string;
  /** Another file for phones. */
  narrow?: string | false | undefined;
  /** There is a file for each theme. Default: one for both. */
  isThemed?: boolean;
  /** Preloads it, for the first screen. */
  eager?: boolean;
  className?: string | undefined;
};

/** The screens that get the version for phones. */
const narrowScreen = '(max-width: 47.99rem)';

/**
 * A decorative image that fills the box around it. The server can't know which theme will be shown, so the
 * files of both are lazy; the hidden one never loads. `eager` preloads the file for the system's theme, which
 * most visitors keep, at low priority: on a slow connection the text comes first (README, "Speed").
 */
export function Art({file, narrow, isThemed = false, eager = false, className}: ArtProps) {
  const {withBaseUrl} = useBaseUrlUtils();
  const themes = isThemed ? (['light', 'dark'] as const) : (['both'] as const);
  const address = (name: string, theme: string) =>
    withBaseUrl(`/art/${name}${theme === 'dark' ? '-dark' : ''}.svg`);
  const screens = narrow
    ? [
        {name: narrow, screen: ` and ${narrowScreen}`},
        {name: file, screen: ' and (min-width: 48rem)'},
      ]
    : [{name: file, screen: ''}];
  return themes.map((theme) => (
    <picture key={theme}>
      {eager && (
        <Head>
          {screens.map(({name, screen}) => (
            <link
              key={name}
              rel="preload"
              as="image"
              href={address(name, theme)}
              media={`(prefers-color-scheme: ${theme})${screen}`}
              fetchPriority="low"
            />
          ))}
        </Head>
      )}
      {narrow && <source media={narrowScreen} srcSet={address(narrow, theme)} />}
      <img
        className={clsx(styles.image, styles[theme], className)}
        src={address(file, theme)}
        alt=""
        loading="lazy"
        decoding="async"
      />
    </picture>
  ));
}

type DrawingProps = {
  /** The drawing's name (src/motif/catalog.ts). */
  name: DrawingName;
  /** A service's slug, for its own version of one of the `serviceDrawings`. */
  slug?: string | undefined;
  /** Another drawing for phones. */
  narrow?: DrawingName;
  /** Animates it and preloads it, for the first screen. */
  eager?: boolean;
  /** Gives it a box of its own: across the page, or as a thin strip between two sections. */
  box?: 'panorama' | 'divider';
};

/** One of the motif's drawings, as decoration. */
export default function Drawing({name, slug, narrow, eager, box}: DrawingProps) {
  const art = (
    <Art
      file={slug ? `${name}/${slug}` : name}
      narrow={narrow}
      isThemed={followsTheme(name)}
      eager={eager}
      className={eager ? styles.grows : undefined}
    />
  );
  if (!box) return art;
  return (
    <div className={styles[box]} data-screen>
      {art}
    </div>
  );
}
