import type {Nodes, PhrasingContent, Table, TableCell} from 'mdast';
import type {ContainerDirective} from 'mdast-util-directive';
import {canvas, element, node, type Mark} from './drawMarks';
import {arms, columns, drawings, nodeLooks} from './drawShapes';
import {isTitle, readFigure, sourceOf, stepName, stepsOf, type FigureData} from './figures';
import {textOf} from './tree';

/** The cell of a drawing is for eyes alone: the words beside it say the same. */
const drawnCell = (marks: readonly Mark[]) =>
  ({
    type: 'tableCell',
    children: marks.length > 0 ? [canvas(marks)] : [],
    data: {hProperties: {ariaHidden: 'true'}},
  }) as unknown as TableCell;

/** Adds a column of drawings to a table, behind its numbers. */
function addColumn({children: [head, ...rows]}: Table, data: FigureData): void {
  const drawn = columns[data.kind]?.(data);
  const place = data.kind === 'profile' ? data.head.length : 2;
  if (drawn) head?.children.splice(place, 0, drawnCell(drawn.head));
  drawn?.rows.forEach((marks, row) => rows[row]?.children.splice(place, 0, drawnCell(marks)));
}

/** Alike cells of the last column that follow each other become one, beside all their rows. */
function mergeLast({children: [head, ...rows]}: Table): void {
  for (const cell of head?.children ?? []) cell.data = {hProperties: {scope: 'col'}};
  let start: TableCell | undefined;
  let span = 1;
  for (const {children} of rows) {
    const cell = children.at(-1);
    const isSame = cell && start && textOf(cell) === textOf(start);
    span = isSame ? span + 1 : 1;
    if (isSame) {
      children.pop();
      start!.data = {hProperties: {rowSpan: span}};
    } else start = cell;
  }
}

/** What only one kind of table needs. */
const arrange: Partial<Record<string, (table: Table, data: FigureData) => unknown>> = {
  ladder: (table, {head}) => head.length > 2 && mergeLast(table),

  profile({children: [head]}) {
    head?.children.slice(1, -1).forEach(({children}, group) => {
      children.unshift(canvas([node(50, 50, nodeLooks[group])]) as PhrasingContent);
    });
  },

  v: ({children: [head]}) => head?.children[0]?.children.push(canvas(arms) as PhrasingContent),

  // A matrix shows yes as a node and no as nothing; the words stay for those who can't see it.
  matrix({children: [, ...rows]}) {
    for (const cell of rows.flatMap(({children}) => children)) {
      const answer = textOf(cell).trim().toLowerCase();
      if (answer === 'yes' || answer === 'no') cell.data = {hProperties: {dataAnswer: answer}};
    }
  },
};

/** Marks the golden step of a list, and says how many steps each part has. */
function markSteps(source: Nodes, gold: string | undefined): void {
  if (source.type !== 'list') return;
  for (const step of stepsOf(source))
    if (stepName(step) === gold) step.data = {hProperties: {dataGold: ''}};
  if (source.ordered) return;
  for (const part of source.children) {
    const steps = part.children.find(({type}) => type === 'list');
    const count = steps && 'children' in steps ? steps.children.length : 0;
    part.data = {hProperties: {style: `--span: ${count + 1}`}};
  }
}

/** What kinds have in common in the stylesheet of src/components/Figure. */
const families: Partial<Record<string, string>> = {
  bars: 'rows scaled',
  dots: 'rows scaled',
  profile: 'rows',
  week: 'rows',
  sequence: 'rows',
  path: 'steps',
  loop: 'steps',
};

/** Where the drawing says what the table says, the table waits behind "Show the data". */
const fold = (source: Nodes): Mark =>
  element('folded', [element('summary', [{type: 'text', value: 'Show the data'}]), source]);

/** What a figure is not about itself: where it comes from, or that it is made up. */
const isCaption = (node: Nodes) => /^(Source|Sources|Illustrative)\b/.test(textOf(node));

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
  const {kind} = data;
  markSteps(source, data.options.gold);
  if (source.type === 'table') {
    // Rows may now have more or fewer cells than the table had.
    delete source.align;
    source.data = {hProperties: {dataDrawn: ''}};
    addColumn(source, data);
    arrange[kind]?.(source, data);
  }
  const drawing = drawings[kind]?.(data);
  const words = rest.filter((node) => node !== source);
  const captions = words.filter(isCaption);
  block.data = {hName: 'figure', hProperties: {look: `drawn ${families[kind] ?? ''} ${kind}`}};
  block.children = [
    element('figcaption', title.children),
    ...(drawing ? [canvas(drawing)] : []),
    drawing && kind !== 'timeline' ? fold(source) : source,
    ...words.filter((node) => !captions.includes(node)),
    ...(captions.length > 0 ? [element('footer', captions)] : []),
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
      row.children.forEach((cell, column) => {
        const label = head?.children[column];
        if (column > 0 && label) cell.data = {hProperties: {dataLabel: textOf(label)}};
      });
      const [name] = row.children;
      if (name && named.includes(textOf(name).trim())) row.data = {hProperties: {dataNoted: ''}};
    }
  }
  block.data = {hName: 'figure', hProperties: {look: 'sheet'}};
  block.children = [
    element('figcaption', [
      label('Sample data'),
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
