import clsx from 'clsx';
import {
  behavioralIcons,
  iconNames,
  interfaceIcons,
  technologyIcons,
  type IconName,
} from '@site/src/brand/icons';
import styles from './styles.module.css';

export {iconNames, type IconName};

type IconProps = {
  /** Which icon. Names that come from Markdown are plain strings: they are checked when drawn. */
  name: IconName | (string & {});
  /**
   * Class for its place and, where need be, its size: by default technology and behavioral icons
   * measure `--site-icon`, interface icons 1.25em.
   */
  className?: string;
};

type IconSet = {
  /** Class that joins the strokes in the set's manner. */
  voice: 'technology' | 'behavioral' | 'interface';
  /** Side of the square that its icons are drawn in. */
  box: number;
  /** Class of an icon's second path. */
  second: 'brand' | 'filled';
  icons: Record<string, readonly [first: string, second?: string]>;
};

const sets: IconSet[] = [
  {voice: 'technology', box: 36, second: 'brand', icons: technologyIcons},
  {voice: 'behavioral', box: 36, second: 'brand', icons: behavioralIcons},
  {voice: 'interface', box: 20, second: 'filled', icons: interfaceIcons},
];

/**
 * Draws an icon in the color of the text around it. It adorns a name that stands beside it, so
 * screen readers pass over it.
 * @throws Error when there is no icon of that name, with the names there are
 */
export default function Icon({name, className}: IconProps) {
  const set = sets.find(({icons}) => Object.hasOwn(icons, name));
  if (!set) {
    throw new Error(`There is no icon "${name}". The icons are: ${iconNames.join(', ')}.`);
  }
  const [first, second] = set.icons[name] ?? [];
  return (
    <svg
      className={clsx(styles.icon, styles[set.voice], className)}
      viewBox={`0 0 ${set.box} ${set.box}`}
      width={set.box}
      height={set.box}
      aria-hidden="true">
      <path d={first} />
      {second && <path className={styles[set.second]} d={second} />}
    </svg>
  );
}
