import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import ThemedImage, {Picture} from '@site/src/components/ThemedImage';
import {type DrawingName, followsTheme} from '@site/src/motif/catalog';
import styles from './styles.module.css';

type DrawingProps = {
  /** The drawing's name (src/motif/catalog.ts). */
  name: DrawingName;
  /** A service's slug, for its own version of one of the `serviceDrawings`. */
  slug?: string;
  /** Another drawing for phones. */
  narrow?: DrawingName;
  /** Animates it and preloads it, for the first screen. */
  eager?: boolean;
};

/** One of the motif's drawings, as decoration that fills the box around it. */
export default function Drawing({name, slug, narrow, eager = false}: DrawingProps) {
  const {withBaseUrl} = useBaseUrlUtils();
  const source = (theme: '' | '-dark') => ({
    src: withBaseUrl(`/art/${slug ? `${name}/${slug}` : name}${theme}.svg`),
    ...(narrow && {narrow: withBaseUrl(`/art/${narrow}${theme}.svg`)}),
  });
  const image = {decoding: 'async', className: clsx(styles.image, eager && styles.grows)} as const;
  return followsTheme(name) ? (
    <ThemedImage {...image} eager={eager} light={source('')} dark={source('-dark')} />
  ) : (
    <Picture {...image} source={source('')} />
  );
}
