/** Elements of plain Markdown that need more than their HTML element. */
import {useId, type ComponentProps, type ReactNode} from 'react';
import Icon from '@site/src/components/Icon';
import styles from './styles.module.css';

/**
 * A table in a box that scrolls if it is wider than the text. On phones its rows are stacked.
 * A table of a figure fits every width by itself.
 */
export const Table = (props: ComponentProps<'table'>) =>
  'data-drawn' in props ? (
    <table {...props} />
  ) : (
    <div data-scroll="">
      <table {...props} />
    </div>
  );

/** The box of a task, `- [x]`. It can't be changed, so it is no form field. */
export const TaskMark = ({checked = false}: ComponentProps<'input'>) => (
  <span role="img" aria-label={checked ? 'Done:' : 'Open:'}>
    {checked && <Icon name="check" />}
  </span>
);

type TermProps = {
  children: ReactNode;
  name: string;
  explanation: string;
  number: number;
  lead?: string;
};

/**
 * A glossary term, explained by a popover that the browser opens without any script, in the margin where there
 * is room, and by a note on paper. The last two are CSS, so that a screen reader gets the explanation once.
 */
export const Term = ({children, name, explanation, number, lead}: TermProps) => {
  // The note has the term above it, so it needn't start with it.
  const isNamed = explanation.toLowerCase().startsWith(`${name.toLowerCase()}, `);
  const id = useId();
  const note = isNamed ? explanation.slice(name.length + 2) : explanation;
  return (
    <span className={styles.term} data-term={name} data-note={note} data-number={number}>
      {lead}
      <button type="button" data-tooltip-tap="" popoverTarget={id} popoverTargetAction="show">
        {children}
      </button>
      <span popover="auto" id={id} role="tooltip" className="site-tooltip">
        {explanation}
      </span>
    </span>
  );
};

/** The terms of a text, for paper only. */
export const TermNotes = ({children}: {children: ReactNode}) => (
  <section className={styles.notes} data-terms="" aria-hidden="true">
    <h2 className="overline">Terms</h2>
    <ol>{children}</ol>
  </section>
);
