import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import {type DrawnFile, followsTheme} from '@site/src/motif/catalog';
import styles from './styles.module.css';

export type InlineDrawingProps = {
  /** The drawing's markup (src/motif), with its colors as custom properties. Without it, only phones show a drawing. */
  svg?: string;
  /** A different drawing for phones. */
  narrow?: string;
};

/** A decorative drawing inlined in the page. For the first screen, where a file would load after the text. */
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

type CoverFile = `covers/${string}`;

type DrawingProps = {
  name: DrawnFile | CoverFile;
  narrow?: DrawnFile | CoverFile | false;
};

/**
 * A decorative drawing that fills the box around it. The server doesn't know the color mode, so the files for both are
 * lazy; the hidden one never loads.
 */
export default function Drawing({name, narrow}: DrawingProps) {
  const {withBaseUrl} = useBaseUrlUtils();
  const isThemed = followsTheme(name as DrawnFile);
  const themes = isThemed ? (['light', 'dark'] as const) : (['both'] as const);
  return themes.map((theme) => {
    const address = (file: string) =>
      withBaseUrl(`/art/${file}${theme === 'dark' ? '-dark' : ''}.svg`);
    return (
      <picture key={theme}>
        {narrow && <source media="(max-width: 47.99rem)" srcSet={address(narrow)} />}
        <img
          className={clsx(styles.image, styles[theme])}
          src={address(name)}
          alt=""
          loading="lazy"
          decoding="async"
        />
      </picture>
    );
  });
}
