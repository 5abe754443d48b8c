import type {List, Nodes, PhrasingContent, Table, TableCell} from 'mdast';
import type {ContainerDirective} from 'mdast-util-directive';
import {canvas, element, node, text, type Marks} from './drawMarks';
import {columns, drawings} from './drawShapes';
import {isTitle, readFigure, sourceOf, stepName, stepsOf, type FigureData} from './figures';
import {textOf} from './tree';
import {typeset} from './typography';

export function addProps(
  node: Nodes,
  properties: Record<string, string | number | undefined>,
): void {
  node.data = {...node.data, hProperties: {...node.data?.hProperties, ...properties}};
}

const drawing = (marks: Marks) => canvas(marks) as PhrasingContent;

/** A cell with part of the drawing, hidden from screen readers because the cells beside it say the same. */
const drawnCell = (marks: Marks): TableCell => ({
  type: 'tableCell',
  children: marks ? [drawing(marks)] : [],
  data: {hProperties: {ariaHidden: 'true'}},
});

function addColumn({children: rows}: Table, data: FigureData): void {
  const drawn = columns[data.kind]?.(data);
  if (!drawn) return;
  const place = data.columns.map((column) => column !== 'text').lastIndexOf(true) + 1 || 1;
  const {head, legend = []} = drawn;
  for (const [index, marks] of legend.entries())
    rows[0]?.children.at(index - legend.length)?.children.unshift(drawing(marks));
  for (const [row, marks] of [head, ...drawn.rows].entries())
    rows[row]?.children.splice(place, 0, drawnCell(marks));
}

/** Merges consecutive equal cells in a ladder's last column into one that spans their rows. */
function mergeLast({children: [, ...rows]}: Table): void {
  let [start, span] = [rows[0]?.children.at(-1), 1];
  for (const {children} of rows.slice(1)) {
    const cell = children.at(-1);
    const isSame = cell && start && textOf(cell) === textOf(start);
    [start, span] = isSame ? [start, span + 1] : [cell, 1];
    if (isSame) children.pop();
    if (start) addProps(start, {rowSpan: span});
  }
}

/** Shows "yes" in a matrix as a node and "no" as blank, and keeps the words for screen readers. */
function markAnswers({children: [, ...rows]}: Table): void {
  for (const cell of rows.flatMap(({children}) => children)) {
    const answer = textOf(cell).trim().toLowerCase();
    if (answer === 'yes' || answer === 'no') addProps(cell, {dataAnswer: answer});
    if (answer === 'yes') cell.children.push(drawing(node(50, 50, 'answer', 7)));
  }
}

function drawTable(table: Table, data: FigureData): void {
  // Columns are added and cells merged below, so Markdown's alignments no longer fit.
  delete table.align;
  const isStacked = /bars|dots|area|timeline|sequence/.test(data.kind);
  addProps(table, {dataDrawn: '', dataStack: isStacked ? '' : undefined});
  for (const {children} of table.children)
    for (const [place, cell] of children.entries()) {
      // The arrow shows who sends to whom; screen readers get the names.
      if (data.kind === 'sequence' && place < 2) addProps(cell, {className: 'sr-only'});
      if (place && /number|positive|gap/.test(data.columns[place] ?? ''))
        addProps(cell, {dataNumber: ''});
    }
  addColumn(table, data);
  if (data.kind === 'matrix') markAnswers(table);
  if (data.kind === 'ladder' && data.columns.length > 2) mergeLast(table);
}

/** Marks up a list as steps along a line, highlights the gold one, and adds the number of steps to each part. */
function drawSteps(source: List, gold: string | undefined): void {
  const inner = source.children.flatMap(({children}) => children);
  for (const list of [source, ...inner])
    if (list.type === 'list' && list.ordered) addProps(list, {dataTrail: ''});
  for (const step of stepsOf(source)) if (stepName(step) === gold) addProps(step, {dataGold: ''});
  for (const part of source.ordered ? [] : source.children)
    addProps(part, {style: `--steps: ${stepsOf({...source, children: [part]}).length}`});
}

/** Turns a block with a title and a table or list into a figure. In the dev server, an invalid one becomes a `div`. */
export function drawFigure(block: ContainerDirective): void {
  const data = readFigure(block, () => {});
  const [title, ...rest] = block.children;
  const source = sourceOf(block);
  block.data = {hName: 'div'};
  if (!data || !source || !isTitle(title)) return;
  const {kind, options} = data;
  if (source.type === 'list') drawSteps(source, options.gold);
  else drawTable(source, data);
  const marks = drawings[kind]?.(data);
  block.data = {hName: 'figure', hProperties: {look: `drawn ${kind}`}};
  // A drawing says the same as its table, so the table is collapsed.
  const summary = element('summary', [text('Show the data')]);
  const drawn = marks ? [canvas(marks), element('details', [summary, source])] : [source];
  block.children = [
    element('figcaption', title.children),
    ...drawn,
    ...rest.filter((node) => node !== source),
  ] as typeof block.children;
}

/** Turns a sample into a sheet. A note that starts with a cell's text in bold moves below that cell's marked row. */
export function setSpecimen(block: ContainerDirective): void {
  const {ref: reference, date, ranked} = block.attributes ?? {};
  const [title, ...rest] = block.children;
  block.data = {hName: 'div'};
  if (!isTitle(title) || !reference || !date) return;
  const sheet = rest.filter(({type}) => type !== 'blockquote');
  const notes = rest.flatMap((node) => (node.type === 'blockquote' ? node.children : []));
  const loose = new Set(notes);
  for (const table of rest.filter(({type}) => type === 'table') as Table[]) {
    // Rows of short values don't need to be stacked on phones.
    const values = table.children.flatMap(({children: [, ...cells]}) => cells);
    const isShort = values.every((cell) => textOf(cell).length <= 24);
    addProps(table, {dataDrawn: '', ...(isShort && {dataStack: undefined})});
    if (ranked !== undefined) addProps(table, {dataRanked: ''});
    for (const note of notes) {
      const at = table.children.findIndex(({children}) =>
        children.some((cell) => textOf(cell).trim() === stepName(note)),
      );
      const row = table.children[at];
      if (!row) continue;
      loose.delete(note);
      addProps(row, {dataNoted: ''});
      // Right below its row, for the reading order and for phones.
      const cell = element('td', [note], {colSpan: row.children.length});
      table.children.splice(at + 1, 0, element('tr', [cell], {dataNote: ''}) as never);
    }
  }
  const caption = {title: typeset(textOf(title)), reference, date: typeset(date)};
  block.data = {hName: 'sheet', hProperties: caption};
  block.children = [
    element('div', sheet),
    ...(loose.size > 0 ? [element('section', [...loose])] : []),
  ] as typeof block.children;
}
