import clsx from 'clsx';
import {site} from '@site/src/site';
import {drawMark, markBox, shadeOpacity, variantFor} from '@site/src/brand/mark';
import styles from './styles.module.css';

type MarkProps = {
  /** Width and height in px, by which the drawing is chosen (see `variantFor`). Default: 36. */
  size?: number;
  /** Class for its place; may size it in CSS. */
  className?: string;
};

/**
 * The mark alone, in the current text color and the brand color. Hidden from screen readers, because
 * the company's name is next to it.
 */
export function Mark({size = 36, className}: MarkProps) {
  const {shade, ink, brand} = drawMark(variantFor(size));
  return (
    <svg
      className={clsx(styles.mark, className)}
      viewBox={`0 0 ${markBox} ${markBox}`}
      width={size}
      height={size}
      aria-hidden="true">
      {shade && <path d={shade} opacity={shadeOpacity} />}
      <path d={ink} />
      <path className={styles.brand} d={brand} />
    </svg>
  );
}

type LogoProps = {
  /** Shows the behavioral partner's name, its second word in the serif. */
  partner?: boolean;
  /** The word beside the mark. Default: the company's short name. */
  name?: string;
  /** Class for its place; the lockup grows with its `font-size`. */
  className?: string;
};

/** The mark and the name. Inside a link it is the link's name. */
export default function Logo({partner = false, name: word = site.shortName, className}: LogoProps) {
  const [name, ...rest] = site.partner.split(' ');
  return (
    <span className={clsx(styles.logo, className)}>
      <Mark className={styles.lockupMark} />
      {partner ? (
        <span className={styles.partner}>
          <span>{name}</span> <span className={styles.human}>{rest.join(' ')}</span>
        </span>
      ) : (
        <span>{word}</span>
      )}
    </span>
  );
}
