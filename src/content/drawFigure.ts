import type {List, Nodes, PhrasingContent, Table, TableCell} from 'mdast';
import type {ContainerDirective} from 'mdast-util-directive';
import {canvas, element, type Marks} from './drawMarks';
import {columns, drawings} from './drawShapes';
import {isTitle, readFigure, sourceOf, stepName, stepsOf, type FigureData} from './figures';
import {textOf} from './tree';

/** The cell of a drawing is for eyes alone: the words beside it say the same. */
const drawnCell = (marks: Marks) =>
  ({
    type: 'tableCell',
    children: marks ? [canvas(marks)] : [],
    data: {hProperties: {ariaHidden: 'true'}},
  }) as unknown as TableCell;

/** Adds a column of drawings to a table, behind the numbers it is drawn from. */
function addColumn({children: [head, ...rows]}: Table, data: FigureData): void {
  const drawn = columns[data.kind]?.(data);
  const place = ['profile', 'timeline', 'v'].includes(data.kind) ? 1 : 2;
  const last = head?.children.length ?? 0;
  drawn?.legend?.forEach((mark, index, {length}) => {
    head?.children[last - length + index]?.children.unshift(canvas(mark) as PhrasingContent);
  });
  if (drawn) head?.children.splice(place, 0, drawnCell(drawn.head));
  drawn?.rows.forEach((marks, row) => rows[row]?.children.splice(place, 0, drawnCell(marks)));
}

/** Alike cells of a ladder's last column that follow each other become one, beside all their rows. */
function mergeLast({children: [, ...rows]}: Table): void {
  let [start, span] = [rows[0]?.children.at(-1), 1];
  for (const {children} of rows.slice(1)) {
    const cell = children.at(-1);
    const isSame = cell && start && textOf(cell) === textOf(start);
    [start, span] = isSame ? [start, span + 1] : [cell, 1];
    if (isSame) children.pop();
    if (start) start.data = {hProperties: {rowSpan: span}};
  }
}

/** A matrix shows yes as a node and no as nothing; the words stay for those who can't see it. */
function markAnswers({children: [, ...rows]}: Table): void {
  for (const cell of rows.flatMap(({children}) => children)) {
    const answer = textOf(cell).trim().toLowerCase();
    if (answer === 'yes' || answer === 'no') cell.data = {hProperties: {dataAnswer: answer}};
  }
}

/** Marks the golden step of a list, and says how many steps each part has. */
function markSteps(source: List, gold: string | undefined): void {
  for (const step of stepsOf(source))
    if (stepName(step) === gold) step.data = {hProperties: {dataGold: ''}};
  for (const part of source.ordered ? [] : source.children)
    part.data = {hProperties: {style: `--steps: ${stepsOf({...source, children: [part]}).length}`}};
}

/** Where the drawing says what the table says, the table waits behind "Show the data". */
const fold = (source: Nodes) =>
  element('folded', [element('summary', [{type: 'text', value: 'Show the data'}]), source]);

/**
 * Turns a block of a title and a table or list into a figure.
 * @param block one that the content check has let through; in the dev server a wrong one stays plain
 */
export function drawFigure(block: ContainerDirective): void {
  const data = readFigure(block, () => {});
  const [title, ...rest] = block.children;
  const source = sourceOf(block);
  block.data = {hName: 'div'};
  if (!data || !source || !isTitle(title)) return;
  const {kind, options} = data;
  if (source.type === 'list') markSteps(source, options.gold);
  else {
    // Rows may now have more or fewer cells than the table had.
    delete source.align;
    source.data = {hProperties: {dataDrawn: ''}};
    addColumn(source, data);
    if (kind === 'matrix') markAnswers(source);
    if (kind === 'ladder' && data.head.length > 2) mergeLast(source);
  }
  const drawing = drawings[kind]?.(data);
  const stack = /bars|dots|area|timeline|sequence/.test(kind) ? 'stack' : '';
  block.data = {hName: 'figure', hProperties: {look: `drawn ${stack} ${kind}`}};
  block.children = [
    element('figcaption', title.children),
    ...(drawing ? [canvas(drawing), fold(source)] : [source]),
    ...rest.filter((node) => node !== source),
  ] as typeof block.children;
}

const label = (value: string) => element('span', [{type: 'text', value: `${value} `}]);

/**
 * Turns a sample deliverable into a sheet with its notes in the margin. A note that starts with the
 * bold name of a row is tied to that row.
 * @param block one that the content check has let through; in the dev server a wrong one stays plain
 */
export function setSpecimen(block: ContainerDirective): void {
  const {ref: reference, date} = block.attributes ?? {};
  const [title, ...rest] = block.children;
  block.data = {hName: 'div'};
  if (!isTitle(title) || !reference || !date) return;
  const notes = rest.flatMap((node) => (node.type === 'blockquote' ? node.children : []));
  const named = notes.map(stepName);
  for (const table of rest) {
    if (table.type !== 'table') continue;
    const [head, ...rows] = table.children;
    table.data = {hProperties: {dataDrawn: ''}};
    for (const row of rows) {
      const [name, ...values] = row.children;
      values.forEach((cell, column) => {
        const label = head?.children[column + 1];
        cell.data = {hProperties: {dataLabel: label && textOf(label)}};
      });
      if (name && named.includes(textOf(name).trim())) row.data = {hProperties: {dataNoted: ''}};
    }
  }
  block.data = {hName: 'figure', hProperties: {look: 'sheet'}};
  block.children = [
    element('figcaption', [
      label('Invented example'),
      label(`${reference} · ${date.replaceAll(' ', '\u00a0')}`),
      element('strong', title.children),
    ]),
    element(
      'div',
      rest.filter(({type}) => type !== 'blockquote'),
    ),
    ...(notes.length > 0 ? [element('section', notes)] : []),
  ] as typeof block.children;
}
