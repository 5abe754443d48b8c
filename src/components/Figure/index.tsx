import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

type FigureProps = {
  /** The classes of a figure that is drawn, or `sheet` (src/content/drawFigure.ts). */
  look?: string;
  children: ReactNode;
};

/** `:::figure`, `:::chart`, `:::diagram` and `:::specimen`: what is looked at, with its caption. */
export default function Figure({look = 'picture', children}: FigureProps) {
  const names = look.split(' ').map((name) => styles[name]);
  const figure = <figure className={clsx(names)}>{children}</figure>;
  return look.includes('sheet') ? <div className={styles.desk}>{figure}</div> : figure;
}
