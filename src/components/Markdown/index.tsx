/** Elements of plain Markdown that need more than their HTML element. */
import {
  Children,
  cloneElement,
  isValidElement,
  useId,
  type ComponentProps,
  type ReactElement,
  type ReactNode,
} from 'react';
import Icon from '@site/src/components/Icon';

type Row = ComponentProps<'tr'> & {'data-label'?: string | undefined};

/** The child elements, without the line breaks between them. */
const elementsIn = (children: ReactNode) =>
  Children.toArray(children).filter((child) => isValidElement<Row>(child));

/** The text of a heading, which can have inline markup. */
const textOf = (node: ReactNode): string =>
  isValidElement<Row>(node)
    ? Children.toArray(node.props.children).map(textOf).join('')
    : typeof node === 'string'
      ? node
      : '';

/** Changes each of an element's child elements. */
const changeEach = (
  element: ReactElement<Row>,
  change: (child: ReactElement<Row>, index: number) => ReactNode,
) => cloneElement(element, {}, elementsIn(element.props.children).map(change));

/** Gives each cell its column's heading, which is shown next to it where rows are stacked. */
function withLabels(children: ReactNode): ReactNode {
  const [head, ...bodies] = elementsIn(children);
  const labels = elementsIn(elementsIn(head?.props.children)[0]?.props.children).map(textOf);
  const label = (cell: ReactElement<Row>, column: number) =>
    cloneElement(cell, {'data-label': labels[column]});
  return [head, ...bodies.map((body) => changeEach(body, (row) => changeEach(row, label)))];
}

/** A table in a box that scrolls, or stacks its rows on phones. A figure's table fits every width by itself. */
export const Table = ({children, ...props}: ComponentProps<'table'>) =>
  'data-drawn' in props ? (
    <table {...props}>{children}</table>
  ) : (
    <div data-scroll="">
      <table {...props}>{withLabels(children)}</table>
    </div>
  );

/** The box of a task, `- [x]`. It can't be changed, so it is no form field. */
export const TaskMark = ({checked = false}: ComponentProps<'input'>) => (
  <span role="img" aria-label={checked ? 'Done:' : 'Open:'}>
    {checked && <Icon name="check" />}
  </span>
);

type TermProps = {
  /** The term as the text has it. */
  children: ReactNode;
  /** The term as plain words. */
  name: string;
  /** Its line of the glossary. */
  explanation: string;
  /** The number of its note on paper. */
  number: number;
  /** A parenthesis that opens before it. */
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
    <span data-term={name} data-note={note} data-number={number}>
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
  <section data-terms="" aria-hidden="true">
    <h2 className="overline">Terms</h2>
    <ol>{children}</ol>
  </section>
);
