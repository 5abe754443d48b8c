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
  /** The icon's name. Names from Markdown are plain strings, so they are checked at render time. */
  name: IconName | (string & {});
  /**
   * Class to position or resize it. By default technology and behavioral icons are `--site-icon`
   * wide, interface icons 1.25em.
   */
  className?: string;
};

type IconSet = {
  /** Class that sets the stroke style of the set. */
  voice: 'technology' | 'behavioral' | 'interface';
  /** Width and height of the view box. */
  box: number;
  /** Class of the second path. */
  second: 'brand' | 'filled';
  icons: Record<string, readonly [first: string, second?: string]>;
};

const sets: IconSet[] = [
  {voice: 'technology', box: 36, second: 'brand', icons: technologyIcons},
  {voice: 'behavioral', box: 36, second: 'brand', icons: behavioralIcons},
  {voice: 'interface', box: 20, second: 'filled', icons: interfaceIcons},
];

/**
 * An icon in the current text color. It is decoration next to a name, so it is hidden from screen
 * readers.
 * @throws {Error} if there is no icon of that name; the message lists the names
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
