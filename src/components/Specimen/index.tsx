import type {ReactNode} from 'react';
import type {SpecimenData} from '@site/src/data/specimen';
import styles from './styles.module.css';

type PartProps = {
  children: ReactNode;
};

/** The heading of a sheet, by which it is known to screen readers. */
export const SheetTitle = ({children}: PartProps) => (
  <figcaption className={styles.title}>{children}</figcaption>
);

/** What is on a sheet. */
export const SheetContent = ({children}: PartProps) => (
  <div className={styles.content}>{children}</div>
);

/** What somebody has noted in the margin. */
export const SheetNotes = ({children}: PartProps) => <div className={styles.notes}>{children}</div>;

type SheetProps = {
  /** The number it is filed under, such as `TR-014`. */
  reference: string;
  /** Its date, in words. */
  date: string;
  children: ReactNode;
};

/** `:::specimen`: a sample deliverable, set as the sheet a client would hold. */
export const Sheet = ({reference, date, children}: SheetProps) => (
  <figure className={styles.sheet}>
    <p className={styles.reference}>
      <span className={styles.sample}>Sample data</span>
      <span>{reference}</span>
      <span>{date}</span>
    </p>
    {children}
  </figure>
);

/** A sheet from typed data, for pages that are not Markdown. */
export default function Specimen({heading, head, rows, notes, ...sheet}: SpecimenData) {
  const noted = notes.map(({row}) => row);
  return (
    <Sheet {...sheet}>
      <SheetTitle>{heading}</SheetTitle>
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
    </Sheet>
  );
}
