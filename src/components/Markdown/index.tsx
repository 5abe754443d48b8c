/** Elements of plain Markdown that need more than their HTML element. */
import {Children, cloneElement, isValidElement, type ComponentProps, type ReactNode} from 'react';
import Icon from '@site/src/components/Icon';
import styles from './styles.module.css';

type Row = ComponentProps<'tr'>;

/** The child elements, without the line breaks between them. */
const elementsIn = (children: ReactNode) =>
  Children.toArray(children).filter((child) =>
    isValidElement<Row & {'data-label'?: string}>(child),
  );

/** The text of a heading, which can have inline markup. */
const textOf = (node: ReactNode): string =>
  isValidElement<Row>(node)
    ? Children.toArray(node.props.children).map(textOf).join('')
    : typeof node === 'string'
      ? node
      : '';

/** Gives each cell its column's heading, which is shown next to it where rows are stacked. */
function withLabels(children: ReactNode): ReactNode {
  const [head, ...bodies] = elementsIn(children);
  const labels = elementsIn(elementsIn(head?.props.children)[0]?.props.children).map(textOf);
  return [
    head,
    ...bodies.map((body) =>
      cloneElement(
        body,
        {},
        elementsIn(body.props.children).map((row) =>
          cloneElement(
            row,
            {},
            elementsIn(row.props.children).map((cell, column) =>
              cloneElement(cell, {'data-label': labels[column]}),
            ),
          ),
        ),
      ),
    ),
  ];
}

/**
 * A table in a box that scrolls if it is wider than the text. On phones its rows are stacked.
 * A table of a figure fits every width by itself.
 */
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
  <span role="img" aria-label={checked ? 'Done:' : 'Open:'} className={styles.task}>
    {checked && <Icon name="check" className={styles.check} />}
  </span>
);
