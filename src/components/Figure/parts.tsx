import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

/** A number as percent of the width, as SVG takes it. */
export const percent = (value: number): string => `${Math.round(value * 100) / 100}%`;

const numbers = new Intl.NumberFormat('en-US', {maximumFractionDigits: 2});

/** A number as its neighbors in the table are written. */
export const written = (value: number, [before, after]: readonly [string, string]): string =>
  `${value < 0 ? '−' : ''}${before}${numbers.format(Math.abs(value))}${after}`;

type CanvasProps = {
  /** Height in px; the width is what there is. */
  height?: number;
  children: ReactNode;
};

/** What a drawing stands on. Its words are in the data too, so it is for eyes alone. */
export const Canvas = ({height, children}: CanvasProps) => (
  <svg className={styles.canvas} width="100%" height={height ?? '100%'} aria-hidden="true">
    {children}
  </svg>
);

type NodeProps = {
  x: number;
  y: number | string;
  /** Gold, filled or hollow: the motif's node, and the two groups of a chart. */
  look?: 'gold' | 'filled' | 'hollow';
  size?: number;
};

/** A node of the motif at a place in percent. */
export const Node = ({x, y, look = 'filled', size = 5}: NodeProps) => (
  <circle className={styles[look]} cx={percent(x)} cy={y} r={size} />
);

type WordsProps = {
  x: number;
  y: number | string;
  /** Where the words stand: they begin, end or are centered at x. */
  at?: 'start' | 'middle' | 'end';
  /** Pixels aside from x. */
  dx?: number;
  look?: 'strong' | 'big' | 'muted';
  children: ReactNode;
};

/** Words in a drawing. */
export const Words = ({x, y, at = 'start', dx, look = 'muted', children}: WordsProps) => (
  <text className={clsx(styles.words, styles[look])} x={percent(x)} y={y} dx={dx} textAnchor={at}>
    {children}
  </text>
);

type StretchProps = {
  /** Path data on a field of 100 by 100. */
  d: string | null;
  className?: string;
};

/** A line that stretches with the drawing and keeps its own width. */
export const Stretch = ({d, className = styles.line}: StretchProps) => (
  <svg width="100%" height="100%" viewBox="0 0 100 100" preserveAspectRatio="none">
    <path className={className} d={d ?? ''} />
  </svg>
);
