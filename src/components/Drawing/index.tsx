import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import {type DrawnFile, followsTheme} from '@site/src/motif/catalog';
import styles from './styles.module.css';

export type InlineDrawingProps = {
  /** The drawing's markup (src/motif), its colors as custom properties. Without it, only phones have one. */
  svg?: string;
  /** Another one for phones. */
  narrow?: string;
};

/** A decorative drawing within the page. For the first screen, where a file would come after the words. */
export function InlineDrawing({svg, narrow}: InlineDrawingProps) {
  const version = (markup?: string, screen?: string) =>
    markup && (
      <div
        className={clsx(styles.inline, screen)}
        data-drawing=""
        dangerouslySetInnerHTML={{__html: markup}}
      />
    );
  return (
    <>
      {version(svg, narrow && 'tablet-up')}
      {version(narrow, styles.narrow)}
    </>
  );
}

type ArtProps = {
  /** The file below `/art/`, without theme and ending. */
  file: string;
  /** Another file for phones. */
  narrow?: string | false | undefined;
  /** There is a file for each theme. Default: one for both. */
  isThemed?: boolean;
};

/** A decorative image. The server doesn't know the theme, so the files of both are lazy; the hidden one never loads. */
export function Art({file, narrow, isThemed = false}: ArtProps) {
  const {withBaseUrl} = useBaseUrlUtils();
  const themes = isThemed ? (['light', 'dark'] as const) : (['both'] as const);
  return themes.map((theme) => {
    const address = (name: string) =>
      withBaseUrl(`/art/${name}${theme === 'dark' ? '-dark' : ''}.svg`);
    return (
      <picture key={theme}>
        {narrow && <source media="(max-width: 47.99rem)" srcSet={address(narrow)} />}
        <img
          className={clsx(styles.image, styles[theme])}
          src={address(file)}
          alt=""
          loading="lazy"
          decoding="async"
        />
      </picture>
    );
  });
}

type DrawingProps = {
  /** The drawing's name (src/motif/catalog.ts). */
  name: DrawnFile;
  /** A service's slug, for its own version of one of the `serviceDrawings`. */
  slug?: string | undefined;
  /** Another drawing for phones. */
  narrow?: DrawnFile;
};

/** One of the motif's drawings, as decoration that fills the box around it. */
export default function Drawing({name, slug, narrow}: DrawingProps) {
  const file = slug ? `${name}/${slug}` : name;
  return <Art file={file} narrow={narrow} isThemed={followsTheme(name)} />;
}
