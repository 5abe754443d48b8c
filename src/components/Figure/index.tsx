/**
 * Charts and diagrams that writers make from a table or a list (src/content/drawFigure.ts). They are
 * drawn when the page is built: what a browser gets is a table or a list and lines beside it.
 * Drawings measure across in percent and down in pixels, so that they are redrawn for every width
 * and their words keep their size.
 */
import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {FigureData} from '@site/src/content/figures';
import Area from './Area';
import Phases from './Phases';
import Quadrant from './Quadrant';
import Slope from './Slope';
import Timeline from './Timeline';
import styles from './styles.module.css';

export {default as Plot} from './Plot';

type PartProps = {
  children: ReactNode;
};

/** `:::chart` and `:::diagram`. */
export const DrawnFigure = ({children}: PartProps) => (
  <figure className={styles.figure}>{children}</figure>
);

/** The title, by which the figure is known to screen readers. */
export const FigureTitle = ({children}: PartProps) => (
  <figcaption className={styles.title}>{children}</figcaption>
);

type FigureBodyProps = PartProps & {
  /** The `type` the writer gave, such as `bars`. */
  kind: string;
};

/** What kinds have in common. */
const families: Partial<Record<string, string[]>> = {
  bars: ['rows', 'scaled'],
  dots: ['rows', 'scaled'],
  profile: ['rows'],
  week: ['rows'],
  sequence: ['rows'],
  path: ['steps'],
  loop: ['steps'],
};

/** The drawing, its data and its source. */
export const FigureBody = ({kind, children}: FigureBodyProps) => (
  <div
    className={clsx(
      styles.body,
      styles[kind],
      families[kind]?.map((name) => styles[name]),
    )}>
    {children}
  </div>
);

/** The table that the drawing above it was made from. */
export const FigureDataTable = ({children}: PartProps) => (
  <details className={styles.data} data-figure="">
    <summary>Show the data</summary>
    {children}
  </details>
);

/** Where the facts come from, or that they are made up. */
export const FigureSource = ({children}: PartProps) => (
  <div className={styles.source}>{children}</div>
);

const drawings = {area: Area, phases: Phases, quadrant: Quadrant, slope: Slope, timeline: Timeline};

type DrawingProps = {
  /** `FigureData` as JSON: Markdown gives a component nothing but words. */
  spec: string;
};

/** A drawing that stands above its data. */
export function Drawing({spec}: DrawingProps) {
  const data = JSON.parse(spec) as FigureData;
  const Shape = drawings[data.kind as keyof typeof drawings];
  return <Shape {...data} />;
}
