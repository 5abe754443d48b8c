import type {ReactNode} from 'react';
import {fill} from '@site/src/site/fill';
import words from '@site/src/site/words.yml';
import styles from './styles.module.css';

const {invented} = fill(words.services);

type SheetProps = {
  title: string;
  reference: string;
  date: string;
  /** Its table, in an element of its own, and remarks about no row. */
  children: ReactNode;
};

/** A sample of what a client is handed. The row with `data-noted` is lit, and its remark follows with `data-note`. */
export default function Sheet({title, reference, date, children}: SheetProps) {
  return (
    <div className="measured">
      <figure className={styles.sheet}>
        <figcaption>
          <span className="badge">{invented}</span>{' '}
          <span>
            {reference} · {date}
          </span>{' '}
          <strong>{title}</strong>
        </figcaption>
        {children}
      </figure>
    </div>
  );
}
