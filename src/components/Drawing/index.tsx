import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import ThemedImage from '@site/src/components/ThemedImage';
import {BLEED, type DrawingName, followsTheme, sizes} from '@site/src/motif/catalog';
import styles from './styles.module.css';

type DrawingProps = {
  /** Which of the motif's drawings. */
  name: DrawingName;
  /** The one for phones, where it is another; for drawings that follow the theme. */
  narrow?: DrawingName;
  /** Draws itself in: for the first screen. */
  grows?: boolean;
  /** Loads the image ahead, for one in the first screen. */
  eager?: boolean;
};

const isWide = (name: DrawingName): boolean => sizes[name].width === BLEED;

/**
 * One of the motif's drawings: a file, one for each theme where they differ, of which only the one that
 * is shown loads. It is decoration, without a name, and fills the box it stands in.
 */
export default function Drawing({name, narrow, grows = false, eager = false}: DrawingProps) {
  const {withBaseUrl} = useBaseUrlUtils();
  const image = {...sizes[name], loading: 'lazy', decoding: 'async'} as const;
  const className = clsx(styles.image, isWide(name) && styles.wide, grows && styles.grows);
  const source = (theme: '' | '-dark') => ({
    src: withBaseUrl(`/art/${name}${theme}.svg`),
    ...(narrow && {narrow: withBaseUrl(`/art/${narrow}${theme}.svg`)}),
  });
  return followsTheme(name) ? (
    <ThemedImage
      {...image}
      eager={eager}
      light={source('')}
      dark={source('-dark')}
      className={className}
    />
  ) : (
    <img {...image} alt="" src={source('').src} className={className} />
  );
}
