import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import ThemedImage from '@site/src/components/ThemedImage';
import {BLEED, type DrawingName, followsTheme, sizes} from '@site/src/motif/catalog';
import styles from './styles.module.css';

type DrawingProps = {
  /** Which of the motif's drawings. */
  name: DrawingName;
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
export default function Drawing({name, grows = false, eager = false}: DrawingProps) {
  const image = {...sizes[name], loading: 'lazy', decoding: 'async'} as const;
  const className = clsx(styles.image, isWide(name) && styles.wide, grows && styles.grows);
  const [address, darkAddress] = [
    useBaseUrl(`/art/${name}.svg`),
    useBaseUrl(`/art/${name}-dark.svg`),
  ];
  if (!followsTheme(name)) return <img {...image} alt="" src={address} className={className} />;
  return (
    <ThemedImage
      {...image}
      eager={eager}
      light={{src: address}}
      dark={{src: darkAddress}}
      className={className}
    />
  );
}
