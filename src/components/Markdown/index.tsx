/** Components for plain Markdown that needs more than its HTML element. */
import {useId, type ComponentProps, type ReactNode} from 'react';
import Icon from '@site/src/components/Icon';
import styles from './styles.module.css';

/**
 * A table in a container that scrolls if the table is wider than the text; on phones, cells are stacked. The table of
 * a figure fits every width on its own.
 */
export const Table = (props: ComponentProps<'table'>) =>
  'data-drawn' in props ? (
    <table {...props} />
  ) : (
    <div data-scroll="">
      <table {...props} />
    </div>
  );

/** The checkbox of a task, `- [x]`. It can't be changed, so it isn't a form field. */
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
 * A glossary term. Its explanation is a popover that the browser opens without scripts, in the margin where there is
 * room, and a note in print. CSS moves the same text, so screen readers get the explanation once.
 */
export const Term = ({children, name, explanation, number, lead}: TermProps) => {
  // The term is above the note, so the note doesn't need to start with it.
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

/** The terms used in a text, only for print. */
export const TermNotes = ({children}: {children: ReactNode}) => (
  <section className={styles.notes} data-terms="" aria-hidden="true">
    <h2 className="overline">Terms</h2>
    <ol>{children}</ol>
  </section>
);
