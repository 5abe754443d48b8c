import type {List, Nodes, Paragraph, Table} from 'mdast';
import type {ContainerDirective} from 'mdast-util-directive';
import {nearest} from './suggest';
import {textOf} from './tree';

/**
 * What the cells of a column hold. `label`: a name short enough to be drawn on a phone; `gap`: a
 * number, or nothing where nothing was measured; `hours`: a part of a day; `step`: a date or a number.
 */
type Column = 'text' | 'label' | 'number' | 'positive' | 'gap' | 'hours' | 'step';

type Kind = {
  /** The columns of its table. Without them it is drawn from a list. */
  columns?: readonly Column[];
  /** What further columns hold, and how many there may be. */
  more?: readonly [Column, number];
  /** How many rows can be told apart. */
  rows?: number;
  /** The options it takes in braces. */
  options?: readonly string[];
};

/** The drawings there are, by block and by `type`. `.github/guide/figures.md` shows each. */
export const figureKinds = {
  chart: {
    bars: {columns: ['text', 'number'], more: ['text', 3]},
    dots: {columns: ['text', 'number'], more: ['text', 3], options: ['scale']},
    profile: {columns: ['text', 'number'], more: ['number', 2], options: ['from', 'to']},
    week: {columns: ['text', 'hours']},
    slope: {columns: ['label', 'number', 'number'], rows: 8},
    phases: {columns: ['text', 'gap', 'label'], options: ['from', 'to']},
    quadrant: {
      columns: ['label', 'number', 'number'],
      rows: 12,
      options: ['from', 'to', 'corners', 'gold'],
    },
    area: {columns: ['label', 'positive', 'positive'], more: ['positive', 1], rows: 4},
    timeline: {columns: ['step', 'text'], more: ['text', 1], rows: 12},
    matrix: {columns: ['text', 'text'], more: ['text', 7]},
  },
  diagram: {
    path: {options: ['gold']},
    loop: {options: ['gold']},
    ladder: {columns: ['text', 'text'], more: ['text', 1], rows: 12},
    sequence: {columns: ['label', 'label', 'text'], rows: 20},
    v: {columns: ['text', 'text'], rows: 4},
  },
} as const satisfies Record<string, Record<string, Kind>>;

/** What stands before and after a number, such as `$` or ` hours`. */
type Unit = readonly [string, string];

/** A cell as it is drawn: its words, and what they say in numbers. */
export type Cell = {text: string; value?: number; end?: number};

/** What a figure is drawn from. */
export type FigureData = {
  kind: string;
  /** The head of each column. */
  head: string[];
  rows: Cell[][];
  unit: Unit;
  /** The options in braces. */
  options: Partial<Record<string, string>>;
};

/** Notes what is wrong with a part of a figure. */
type Complain = (node: Nodes, message: string) => void;

/** Tells whether a block is a figure that is drawn. */
const isDrawn = (name: string): name is keyof typeof figureKinds =>
  Object.hasOwn(figureKinds, name);

/** Tells whether a node is the title of a block, in brackets. */
export const isTitle = (node: Nodes | undefined): node is Paragraph =>
  node?.type === 'paragraph' && node.data !== undefined && 'directiveLabel' in node.data;

/** The table or list that a figure is drawn from. */
export const sourceOf = ({children}: ContainerDirective): Table | List | undefined =>
  children.find((node): node is Table | List => node.type === 'table' || node.type === 'list');

/** The name a list item starts with in bold, or all its words. */
export function stepName(item: Nodes): string {
  const first = 'children' in item ? (item.children[0] as Nodes | undefined) : undefined;
  const start = first && 'children' in first ? (first.children[0] as Nodes | undefined) : undefined;
  return textOf(start?.type === 'strong' ? start : (first ?? item)).trim();
}

/** The steps of a path: its items, or those of its parts. */
export function stepsOf(list: List): Nodes[] {
  return list.children.flatMap((item): Nodes[] => {
    const inner = item.children.find((node): node is List => node.type === 'list');
    return inner ? inner.children : [item];
  });
}

type Reading = {value?: number; end?: number; unit?: Unit};

const numberParts = /^([^\d\s+−-]*)([+−-]?)(\d{1,3}(?:,\d{3})+|\d+)(\.\d+)?(\s*[^\d]*)$/;

function readNumber(text: string): (Reading & {value: number}) | undefined {
  const [, before = '', sign, whole = '', rest = '', after = ''] = numberParts.exec(text) ?? [];
  const value = Number(whole.replaceAll(',', '') + rest) * (sign && sign !== '+' ? -1 : 1);
  return whole ? {value, unit: [before, after]} : undefined;
}

function readHours(text: string): Reading | undefined {
  if (/^(all day|none)$/i.test(text)) return {value: 0, end: /^all/i.test(text) ? 24 : 0};
  const [from = 0, to = 0] =
    /^(\d{1,2})\s?[-–]\s?(\d{1,2})$/.exec(text)?.slice(1).map(Number) ?? [];
  return from < to && to <= 24 ? {value: from, end: to} : undefined;
}

const dateForm = /^(?:\d{4}|\d{4}-\d\d-\d\d|[A-Z][a-z]+ (?:\d{1,2}, )?\d{4})$/;

/** A day; nothing for words that are no day, and for February 30. */
function readDate(text: string): Reading | undefined {
  const value = dateForm.test(text) ? Date.parse(`${text} UTC`) : NaN;
  const day = /-(\d\d)$| (\d{1,2}),/.exec(text)?.slice(1).find(Boolean);
  const isReal = !day || new Date(value).getUTCDate() === Number(day);
  return Number.isNaN(value) || !isReal ? undefined : {value, unit: ['', 'date']};
}

/** What a cell has to be, what to write, and how it is read. */
const readers: Record<Column, readonly [string, string, (text: string) => Reading | undefined]> = {
  text: ['words', 'Write some words', (text) => (text ? {} : undefined)],
  label: [
    'a short name',
    'Write 24 characters at most',
    (text) => (text && text.length <= 24 ? {} : undefined),
  ],
  number: ['a number', 'Write one number and its unit, such as 4.38 hours', readNumber],
  positive: [
    'a number above zero',
    'Write one and its unit, such as $850,000',
    (text) => [readNumber(text)].find((read) => read && read.value > 0),
  ],
  gap: [
    'a number',
    'Write one, or - where nothing was measured',
    (text) => (/^([-–—]?|no data)$/i.test(text) ? {} : readNumber(text)),
  ],
  hours: ['a part of a day', 'Write 9-18, all day or none', readHours],
  step: [
    'a date or a number',
    'Write November 10, 2025, a year, or a number',
    (text) => readDate(text) ?? readNumber(text),
  ],
};

const minutesIn: Record<string, number> = {minute: 1, hour: 60, day: 1440, week: 10080};

/** How much larger a unit is than another: times of different units are drawn to one scale. */
function ratioOf([before, after]: Unit, base: Unit): number | undefined {
  const [own, other] = [after, base[1]].map((unit) => minutesIn[unit.trim().replace(/s$/, '')]);
  if (own && other) return own / other;
  return before === base[0] && after.trim() === base[1].trim() ? 1 : undefined;
}

/** Reads the rows of a table, and says which cell cannot be drawn. */
function readTable(table: Table, columns: readonly Column[], complain: Complain) {
  const [headRow, ...rows] = table.children;
  const head = headRow?.children.map((cell) => textOf(cell).trim()) ?? [];
  const units: (Unit | undefined)[] = [];
  const cells = rows.map((row, index) =>
    columns.map((column, place): Cell => {
      const cell = row.children[place];
      const text = cell ? textOf(cell).trim() : '';
      const [is, advice, read] = readers[column];
      const wrong = (message: string) =>
        complain(cell ?? row, `row ${index + 1}, "${head[place]}": ${message}.`);
      const reading = read(text);
      if (!reading) wrong(`${text ? `"${text}" is not ${is}` : 'the cell is empty'}. ${advice}`);
      const {unit, value, end} = reading ?? {};
      const ratio = unit && ratioOf(unit, (units[place] ??= unit));
      if (unit && !ratio)
        wrong(`"${text}" has another unit than the rows above. Use one unit in a column`);
      return {text, end, value: value === undefined ? value : value * (ratio ?? 1)};
    }),
  );
  return {head, rows: cells, unit: units.filter(Boolean).at(-1) ?? (['', ''] as const)};
}

/** Checks what single cells cannot know. */
function checkRows({kind, rows, head, options}: FigureData, table: Table, complain: Complain) {
  const names = new Set(rows.flatMap((row) => row.slice(0, 2).map(({text}) => text)));
  if (kind === 'sequence' && names.size > 4) {
    const all = [...names].join(', ');
    complain(table, `a sequence is between 2 to 4, and this one has ${names.size}: ${all}.`);
  }
  const {from = '...', to = '...'} = options;
  rows.forEach((row, index) => {
    const before = rows[index - 1]?.[0]?.value ?? -Infinity;
    row.forEach(({text, value}, place) => {
      const say = (message: string) =>
        complain(table.children[index + 1]!, `row ${index + 1}, "${head[place]}": ${message}`);
      if (value === undefined || (kind === 'phases' && place !== 1)) return;
      if (value < Number(options.from ?? -Infinity) || value > Number(options.to ?? Infinity))
        say(`${text} lies outside from=${from} to=${to}. Change the number or the options.`);
      if (options.scale && value <= 0)
        say(`scale=log starts above zero, and ${text} does not. Remove scale=log.`);
      if (kind === 'timeline' && place === 0 && value <= before)
        say(`${text} does not come after the row above. Put the rows in order.`);
    });
  });
}

/** Checks the options in braces. */
function checkOptions(block: ContainerDirective, known: readonly string[], complain: Complain) {
  const {type, ...given} = block.attributes ?? {};
  const corners = given.corners?.split(',').map((corner) => corner.trim());
  for (const [name, value] of Object.entries(given)) {
    if (!known.includes(name))
      complain(
        block,
        `type=${type} takes no "${name}". It takes: ${['type', ...known].join(', ')}. Remove ${name}=....`,
      );
    else if (name === 'scale' && value !== 'log')
      complain(block, `scale="${value}" is no scale. Write scale=log, or leave it out.`);
    else if ((name === 'from' || name === 'to') && !/^-?\d+(\.\d+)?$/.test(value ?? ''))
      complain(block, `${name}="${value}" is no number. Write ${name}=100, for example.`);
  }
  if (corners && corners.length !== 4)
    complain(
      block,
      'corners names four: corners="top left, top right, bottom left, bottom right".',
    );
  if (type === 'quadrant' && given.gold && !corners?.includes(given.gold))
    complain(
      block,
      `gold="${given.gold}" is none of the corners. Write one of: ${(corners ?? []).join(', ')}.`,
    );
  if (given.from && given.to && Number(given.from) >= Number(given.to))
    complain(block, `from=${given.from} is not below to=${given.to}. Change one of them.`);
}

/** Reads a figure as far as it can be read. */
function read(block: ContainerDirective, complain: Complain): FigureData | void {
  const {name} = block;
  const kinds: Record<string, Kind> = isDrawn(name) ? figureKinds[name] : {};
  const {type, ...given} = {type: '', ...block.attributes};
  const kind = Object.hasOwn(kinds, type ?? '') ? kinds[type ?? ''] : undefined;
  if (!isTitle(block.children[0]))
    return complain(
      block,
      `:::${name} has no title. Write it in brackets: :::${name}[What it shows]{type=${type || Object.keys(kinds)[0]}}`,
    );
  if (!kind) {
    const meant = nearest(type ?? '', Object.keys(kinds));
    const advice = meant ? `Did you mean type=${meant}? ` : '';
    const all = Object.keys(kinds).join(', ');
    return complain(
      block,
      `there is no ${name} of type "${type}". ${advice}The types are: ${all}.`,
    );
  }
  const source = sourceOf(block);
  const holds = kind.columns ? 'table' : 'list';
  if (source?.type !== holds) {
    const how = kind.columns ? 'lines of cells between |' : 'lines that start with "1. "';
    const message = `a ${name} of type=${type} is drawn from a ${holds}: ${how}.`;
    return complain(source ?? block, message);
  }
  const other = block.children.find((node) => node !== source && node.type !== 'paragraph');
  if (other)
    complain(
      other,
      `:::${name} holds one ${holds} and, below it, its source. Put the rest outside.`,
    );
  checkOptions(block, kind.options ?? [], complain);
  const options = given as FigureData['options'];
  if (source.type === 'list') {
    const steps = stepsOf(source).map(stepName);
    if (steps.length < 2) complain(source, `a ${type} has two steps or more.`);
    else if (options.gold && !steps.includes(options.gold))
      complain(
        block,
        `no step is called "${options.gold}". gold= takes one of: ${steps.join(', ')}.`,
      );
    return {kind: type ?? '', head: [], rows: [], unit: ['', ''], options};
  }
  const columns = [...(kind.columns ?? [])];
  const [more, most] = kind.more ?? ['text', 0];
  const count = source.children[0]?.children.length ?? 0;
  if (count < columns.length || count > columns.length + most) {
    const wanted = most ? `${columns.length} to ${columns.length + most}` : columns.length;
    const all = [...columns, ...(most ? [more] : [])].join(', ');
    return complain(
      source,
      `type=${type} has ${wanted} columns, and this table has ${count}. They hold: ${all}.`,
    );
  }
  const rows = source.children.length - 1;
  if (rows < 2 || rows > (kind.rows ?? 60))
    return complain(
      source,
      `type=${type} is drawn from 2 to ${kind.rows ?? 60} rows below the head, and this table has ${rows}. Add rows or leave some out.`,
    );
  while (columns.length < count) columns.push(more);
  const data = {kind: type ?? '', options, ...readTable(source, columns, complain)};
  checkRows(data, source, complain);
  return data;
}

/**
 * Reads what a figure is drawn from.
 * @param block a chart or a diagram
 * @param complain is told what cannot be drawn, and what to write instead
 * @returns the data; nothing when there was something to complain about
 */
export function readFigure(block: ContainerDirective, complain: Complain): FigureData | undefined {
  let isRight = true;
  const data = read(block, (node, message) => {
    isRight = false;
    complain(node, message);
  });
  return isRight && data ? data : undefined;
}

/**
 * Checks a sample deliverable: a heading, its reference and date, and what is on the sheet.
 * @param block a `:::specimen`
 * @param complain is told what is missing, and what to write instead
 */
export function checkSpecimen(block: ContainerDirective, complain: Complain): void {
  const {ref, date, ...others} = block.attributes ?? {};
  const example = ':::specimen[Test report]{ref="TR-014" date="March 3, 2026"}';
  const other = Object.keys(others)[0];
  if (!isTitle(block.children[0]))
    complain(block, `:::specimen has no heading. Write it in brackets: ${example}`);
  if (!ref?.trim()) complain(block, `:::specimen has no reference. Write for example: ${example}`);
  if (!readDate(date?.trim() ?? ''))
    complain(block, `date="${date ?? ''}" is no date. Write for example: ${example}`);
  if (other) complain(block, `:::specimen takes ref and date, and no "${other}". Remove it.`);
  if (!block.children.some(({type}) => ['table', 'list', 'containerDirective'].includes(type)))
    complain(
      block,
      ':::specimen holds a table, a list or a chart. Lines that start with > are its notes.',
    );
}
