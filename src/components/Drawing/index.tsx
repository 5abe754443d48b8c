import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
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
};

/** One of the motif's drawings, as decoration that fills the box around it. */
export default function Drawing({name, slug, narrow}: DrawingProps) {
  const {withBaseUrl} = useBaseUrlUtils();
  const source = (theme: '' | '-dark') => ({
    src: withBaseUrl(`/art/${slug ? `${name}/${slug}` : name}${theme}.svg`),
    ...(narrow && {narrow: withBaseUrl(`/art/${narrow}${theme}.svg`)}),
  });
  const image = {decoding: 'async', className: styles.image} as const;
  return followsTheme(name) ? (
    <ThemedImage {...image} light={source('')} dark={source('-dark')} />
  ) : (
    <Picture {...image} source={source('')} />
  );
}
