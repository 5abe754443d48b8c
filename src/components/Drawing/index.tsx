import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import ThemedImage, {Picture} from '@site/src/components/ThemedImage';
import {BLEED, type DrawingName, followsTheme, sizes} from '@site/src/motif/catalog';
import styles from './styles.module.css';

type DrawingProps = {
  /** The drawing's name (src/motif/catalog.ts). */
  name: DrawingName;
  /** Another drawing for phones. */
  narrow?: DrawingName;
  /** Animates it, for the first screen. */
  grows?: boolean;
  /** Preloads it, for the first screen. */
  eager?: boolean;
};

const isWide = (name: DrawingName): boolean => sizes[name].width === BLEED;

/**
 * One of the motif's drawings, as decoration that fills the box around it. There is a file for each theme
 * where they differ.
 */
export default function Drawing({name, narrow, grows = false, eager = false}: DrawingProps) {
  const {withBaseUrl} = useBaseUrlUtils();
  const image = {...sizes[name], decoding: 'async'} as const;
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
    <Picture {...image} source={source('')} className={className} />
  );
}
