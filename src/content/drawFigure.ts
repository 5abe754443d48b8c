import type {Nodes, PhrasingContent, RootContent, Table, TableCell} from 'mdast';
import type {ContainerDirective} from 'mdast-util-directive';
import {isTitle, readFigure, sourceOf, stepName, stepsOf, type FigureData} from './figures';
import {textOf} from './tree';

/** A node of our own that becomes an element of that name, with properties. */
const element = (name: string, children: Nodes[], properties: Record<string, string> = {}) =>
  ({type: name, children, data: {hName: name, hProperties: properties}}) as unknown as RootContent;

/** What a drawing within a table is drawn from, as its component takes it (src/components/Figure/Plot). */
export type PlotSpec = {
  kind: string;
  /** The numbers of this row, of the row above and of the row below. */
  values: (number | undefined)[];
  above?: (number | undefined)[];
  below?: (number | undefined)[];
  /** The smallest and the largest number of all rows. */
  domain?: readonly [number, number];
  isLog?: boolean;
  /** Which of two groups the row is in. */
  group?: number;
  /** The head of the column of drawings: its lanes, or what stands around the numbers of its scale. */
  lanes?: string[];
  unit?: readonly [string, string];
};

const plot = (spec: PlotSpec) =>
  element('plot', [], {spec: JSON.stringify(spec)}) as PhrasingContent;

/** A cell for eyes alone: the words beside it say the same. */
const drawnCell = (spec: PlotSpec): TableCell => ({
  type: 'tableCell',
  children: [plot(spec)],
  data: {hProperties: {ariaHidden: 'true'}},
});

/** The numbers that drawings stand between: round ones, with zero where bars begin. */
function domainOf({kind, rows, options}: FigureData): [number, number] {
  if (kind === 'week') return [0, 24];
  const values = rows.flatMap((row) => row.flatMap(({value}) => value ?? []));
  const zero = kind === 'bars' ? [0] : [];
  return [
    options.from ? Number(options.from) : Math.min(...values, ...zero),
    options.to ? Number(options.to) : Math.max(...values, ...zero),
  ];
}

/** Bars say their numbers, so they need no axis; that of a week has its own steps. */
const headOf: Partial<Record<string, string>> = {bars: 'none', week: 'hours'};

/** What the rows of a table are drawn from. */
function specsOf(data: FigureData): {head: PlotSpec; rows: PlotSpec[]} {
  const {kind, rows, unit, options} = data;
  if (kind === 'sequence') {
    const lanes = [...new Set(rows.flatMap(([from, to]) => [from?.text ?? '', to?.text ?? '']))];
    const at = (text = '') => lanes.indexOf(text);
    return {
      head: {kind: 'lanes', values: [], lanes},
      rows: rows.map(([from, to]) => ({kind, values: [at(from?.text), at(to?.text)], lanes})),
    };
  }
  const scale = {domain: domainOf(data), ...(options.scale && {isLog: true})};
  const groups = [...new Set(rows.map((row) => row[2]?.text))];
  const valuesOf = (row: (typeof rows)[number] | undefined) =>
    row?.slice(1).flatMap(({value, end}) => (end === undefined ? (value ?? []) : [value, end]));
  return {
    head: {kind: headOf[kind] ?? 'axis', values: [], unit, ...scale},
    rows: rows.map((row, index) => ({
      kind,
      ...scale,
      values: valuesOf(row) ?? [],
      ...(kind === 'profile' && {
        above: valuesOf(rows[index - 1]),
        below: valuesOf(rows[index + 1]),
      }),
      ...(kind === 'dots' && row[2] && {group: groups.indexOf(row[2].text)}),
    })),
  };
}

/** Adds a column of drawings to a table, behind its first, or before all where rows are messages. */
function drawRows(table: Table, data: FigureData): void {
  const {head, rows} = specsOf(data);
  const place = data.kind === 'sequence' ? 0 : 1;
  table.children.forEach((row, index) => {
    row.children.splice(place, 0, drawnCell(index === 0 ? head : rows[index - 1]!));
  });
  if (data.kind !== 'profile') return;
  table.children[0]?.children.slice(2).forEach((cell, group) => {
    cell.children.unshift(plot({kind: 'key', values: [], group}));
  });
}

/** Alike cells of the last column that follow each other become one, beside all their rows. */
function mergeLast({children: [head, ...rows]}: Table): void {
  for (const cell of head?.children ?? []) cell.data = {hProperties: {scope: 'col'}};
  let start: TableCell | undefined;
  let span = 1;
  for (const row of rows) {
    const cell = row.children.at(-1);
    if (cell && start && textOf(cell) === textOf(start)) {
      row.children.pop();
      span += 1;
      start.data = {hProperties: {rowSpan: span}};
    } else {
      start = cell;
      span = 1;
    }
  }
}

/** A matrix shows yes as a node and no as nothing; the words stay for those who can't see it. */
function markAnswers({children: [, ...rows]}: Table): void {
  for (const cell of rows.flatMap(({children}) => children)) {
    const answer = textOf(cell).trim().toLowerCase();
    if (answer === 'yes' || answer === 'no') cell.data = {hProperties: {dataAnswer: answer}};
  }
}

const inRows = ['bars', 'dots', 'profile', 'week', 'sequence'];
const aboveData = ['slope', 'phases', 'quadrant', 'area', 'timeline'];

/** Where the drawing says what the table says, the table waits behind "Show the data". */
const folded = ['slope', 'phases', 'quadrant', 'area'];

/** What a figure is not about itself: where it comes from, or that it is made up. */
const isCaption = (node: Nodes) => /^(Source|Sources|Illustrative)\b/.test(textOf(node));

/**
 * Turns a block of a title and a table or list into a figure.
 * @param block one that the content check has let through; in the dev server a wrong one stays plain
 */
export function drawFigure(block: ContainerDirective): void {
  const data = readFigure(block, () => {});
  const [title] = block.children;
  const source = sourceOf(block);
  if (!data || !source || !isTitle(title)) {
    block.data = {hName: 'div'};
    return;
  }
  const {kind} = data;
  if (source.type === 'table') {
    // Rows may now have more or fewer cells than the table had.
    delete source.align;
    if (inRows.includes(kind)) drawRows(source, data);
    if (kind === 'v')
      source.children[0]?.children[0]?.children.unshift(plot({kind: 'v', values: []}));
    if (kind === 'matrix') markAnswers(source);
    if (kind === 'ladder' && data.head.length > 2) mergeLast(source);
  } else {
    for (const step of stepsOf(source)) {
      if (stepName(step) === data.options.gold) step.data = {hProperties: {dataGold: ''}};
    }
  }
  const words = block.children.filter((node) => node !== title && node !== source);
  const captions = words.filter(isCaption);
  const drawing = aboveData.includes(kind)
    ? [element('drawing', [], {spec: JSON.stringify(data)})]
    : [];
  block.data = {hName: 'drawnfigure'};
  block.children = [
    element('figuretitle', title.children),
    element(
      'figurebody',
      [
        ...drawing,
        folded.includes(kind) ? element('figuredata', [source]) : source,
        ...words.filter((node) => !captions.includes(node)),
        ...(captions.length > 0 ? [element('figuresource', captions)] : []),
      ],
      {kind},
    ),
  ] as typeof block.children;
}

/** On a phone a row is a card, and each cell says its column's name. */
function labelCells({children: [head, ...rows]}: Table): void {
  for (const {children} of rows) {
    children.forEach((cell, column) => {
      const label = head?.children[column];
      if (label && column > 0) cell.data = {hProperties: {dataLabel: textOf(label)}};
    });
  }
}

/**
 * Turns a sample deliverable into a sheet with its notes in the margin. A note that starts with the
 * bold name of a row is tied to that row.
 * @param block one that the content check has let through; in the dev server a wrong one stays plain
 */
export function setSpecimen(block: ContainerDirective): void {
  const {ref, date} = block.attributes ?? {};
  const [title] = block.children;
  if (!isTitle(title) || !ref || !date) {
    block.data = {hName: 'div'};
    return;
  }
  const rest = block.children.slice(1);
  const notes = rest.flatMap((node) => (node.type === 'blockquote' ? node.children : []));
  const named = notes.map(stepName);
  for (const table of rest) {
    if (table.type !== 'table') continue;
    labelCells(table);
    for (const {
      children: [first],
    } of table.children) {
      if (first && named.includes(textOf(first).trim()))
        first.data = {hProperties: {dataNoted: ''}};
    }
  }
  block.data = {hName: 'specimen'};
  block.children = [
    element('specimentitle', title.children, {reference: ref, date}),
    element(
      'specimencontent',
      rest.filter(({type}) => type !== 'blockquote'),
    ),
    ...(notes.length > 0 ? [element('specimennotes', notes)] : []),
  ] as typeof block.children;
}
