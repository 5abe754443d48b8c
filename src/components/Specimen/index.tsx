import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {SpecimenData} from '@site/src/data/specimen';
import styles from './styles.module.css';

type PartProps = {
  children: ReactNode;
};

type SheetTitleProps = PartProps & {
  /** The number it is filed under, such as `TR-014`. */
  reference: string;
  /** Its date, in words. */
  date: string;
};

/** The heading of a sheet, by which it is known to screen readers. */
export const SheetTitle = ({reference, date, children}: SheetTitleProps) => (
  <figcaption className={styles.title}>
    <span className={styles.reference}>
      <span className={styles.sample}>Sample data</span> <span>{reference}</span>{' '}
      <span>{date}</span>
    </span>{' '}
    <span className={styles.heading}>{children}</span>
  </figcaption>
);

/** What is on a sheet. */
export const SheetContent = ({children}: PartProps) => (
  <div className={styles.content}>{children}</div>
);

/** What somebody has noted in the margin. */
export const SheetNotes = ({children}: PartProps) => <div className={styles.notes}>{children}</div>;

/** `:::specimen`: a sample deliverable, set as the sheet a client would hold. */
export const Sheet = ({children}: PartProps) => (
  <figure className={clsx(styles.sheet, styles.wide)}>{children}</figure>
);

/** A sheet from typed data, for the narrow columns of pages that are not Markdown. */
export default function Specimen({heading, head, rows, notes, ...sheet}: SpecimenData) {
  const noted = notes.map(({row}) => row);
  return (
    <figure className={styles.sheet}>
      <SheetTitle {...sheet}>{heading}</SheetTitle>
      <SheetContent>
        <table>
          <thead>
            <tr>
              {head.map((name) => (
                <th key={name}>{name}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row[0]}>
                {row.map((cell, column) => (
                  <td
                    key={column}
                    data-noted={column === 0 && noted.includes(cell) ? '' : undefined}
                    data-label={column === 0 ? undefined : head[column]}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </SheetContent>
      <SheetNotes>
        {notes.map(({row, text}) => (
          <p key={text}>
            <strong>{row}</strong> {text}
          </p>
        ))}
      </SheetNotes>
    </figure>
  );
}
