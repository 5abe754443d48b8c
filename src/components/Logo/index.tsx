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
 * The mark alone, in the color of the text around it and the brand's: on a dark ground it needs
 * nothing but the ground's own text color. Silent: the company's name stands beside it.
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
  /** The behavioral partner's lockup: its second word speaks in the sentence face. */
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
