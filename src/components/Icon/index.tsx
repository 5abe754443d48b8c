import clsx from 'clsx';
import {iconNames, iconSets, type IconName} from '@site/src/brand/icons';
import styles from './styles.module.css';

type IconProps = {
  /** The icon's name. Names in Markdown are plain strings, which the content check validates. */
  name: IconName | (string & {});
  className?: string;
};

/** An icon in the current text color. It is decorative, so it is hidden from screen readers. */
export default function Icon({name, className}: IconProps) {
  const found = Object.entries(iconSets).find(([, set]) => Object.hasOwn(set, name));
  if (!found)
    throw new Error(`There is no icon "${name}". The icons are: ${iconNames.join(', ')}.`);
  const [kind, icons] = found;
  const [first, second] = icons[name]!;
  const box = kind === 'interface' ? 20 : 36;
  return (
    <svg
      className={clsx(styles.icon, styles[kind], name === 'arrow' && styles.arrow, className)}
      viewBox={`0 0 ${box} ${box}`}
      width={box}
      height={box}
      aria-hidden="true">
      <path d={first} />
      {second && <path className={styles.second} d={second} />}
    </svg>
  );
}
