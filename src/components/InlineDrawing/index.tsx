import clsx from 'clsx';
import styles from './styles.module.css';

type InlineDrawingProps = {
  /** The drawing's markup (src/motif), its colors as custom properties. */
  svg: string;
  /** Another one for phones. */
  narrow?: string;
  className?: string;
};

/**
 * A drawing that stands in the page and fills the box around it. For the first screen: it is there with the
 * words, where a file would come after them.
 */
export default function InlineDrawing({svg, narrow, className}: InlineDrawingProps) {
  const versions = narrow === undefined ? {all: svg} : {wide: svg, narrow};
  return Object.entries(versions).map(([screen, markup]) => (
    <div
      key={screen}
      className={clsx(styles.drawing, styles[screen], className)}
      data-drawing=""
      dangerouslySetInnerHTML={{__html: markup}}
    />
  ));
}
