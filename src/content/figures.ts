import type {List, Nodes, Paragraph, Table} from 'mdast';
import type {ContainerDirective} from 'mdast-util-directive';
import {say} from './check/messages';
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
export const figureKinds: Readonly<Record<string, Readonly<Record<string, Kind>>>> = {
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
    area: {columns: ['text', 'positive', 'positive'], more: ['positive', 1], rows: 4},
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
};

/** A cell as it is drawn: its words, and what they say in numbers. */
export type Cell = {text: string; value?: number; end?: number};

/** What stands before and after a number, such as `$` or ` hours`. */
type Unit = readonly [string, string];

/** What a figure is drawn from. */
export type FigureData = {
  kind: string;
  /** What its columns hold. */
  columns: readonly Column[];
  /** The head of each column. */
  head: string[];
  rows: Cell[][];
  unit: Unit;
  /** The options in braces. */
  options: Partial<Record<string, string>>;
};

/** Notes what is wrong with a part of a figure. */
type Complain = (node: Nodes, message: string) => void;

/** The same, by the name of its sentence in `check/messages.yml`. */
type Tell = (node: Nodes, sentence: string, values?: Parameters<typeof say>[1]) => void;

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

/** The names of a quadrant's corners, from the top left to the bottom right. */
export const cornersOf = ({options: {corners}}: FigureData): string[] =>
  corners?.split(',').map((corner) => corner.trim()) ?? [];

/** Those between whom a sequence goes to and fro. */
export const lanesOf = ({rows}: FigureData): string[] => [
  ...new Set(rows.flatMap((row) => row.slice(0, 2).map(({text}) => text))),
];

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

const dateForms = [
  new Intl.DateTimeFormat('en-US', {timeZone: 'UTC', dateStyle: 'long'}),
  new Intl.DateTimeFormat('en-US', {timeZone: 'UTC', month: 'long', year: 'numeric'}),
];

/** A day, a month or a year; nothing for words that are none, and for February 30. */
function readDate(text: string): Reading | undefined {
  const day = new Date(text.length < 4 ? NaN : `${text} UTC`);
  if (Number.isNaN(day.getTime())) return undefined;
  const written = dateForms.map((form) => form.format(day));
  const isReal = written.includes(text) || day.toISOString().startsWith(text);
  return isReal ? {value: day.getTime(), unit: ['', 'date']} : undefined;
}

/** What to write in a cell, and how it is read. */
const readers: Record<Column, readonly [string, (text: string) => Reading | undefined]> = {
  text: ['some words', (text) => (text ? {} : undefined)],
  label: ['24 characters at most', (text) => (text && text.length <= 24 ? {} : undefined)],
  number: ['one number and its unit, such as 4.38 hours', readNumber],
  positive: [
    'one number above zero and its unit, such as $850,000',
    (text) => [readNumber(text)].find((read) => read && read.value > 0),
  ],
  gap: [
    'one number, or - where nothing was measured',
    (text) => (/^([-–—]?|no data)$/i.test(text) ? {} : readNumber(text)),
  ],
  hours: ['9-18, all day or none', readHours],
  step: ['November 10, 2025, a year, or a number', (text) => readDate(text) ?? readNumber(text)],
};

const minutesIn: Record<string, number> = {minute: 1, hour: 60, day: 1440, week: 10080};

/** How much larger a unit is than another: times of different units are drawn to one scale. */
function ratioOf([before, after]: Unit, base: Unit): number | undefined {
  const [own, other] = [after, base[1]].map((unit) => minutesIn[unit.trim().replace(/s$/, '')]);
  if (own && other) return own / other;
  return before === base[0] && after.trim() === base[1].trim() ? 1 : undefined;
}

/** Reads the rows of a table and their unit, and says which cell cannot be drawn. */
function readRows(
  {children: [, ...rows]}: Table,
  {head, columns, options: {from = '...', to = '...', scale}}: FigureData,
  tell: Tell,
): Pick<FigureData, 'rows' | 'unit'> {
  const units: (Unit | undefined)[] = [];
  let before = -Infinity;
  const cells = rows.map((row, index) =>
    columns.map((column, place): Cell => {
      const cell = row.children[place];
      const text = cell ? textOf(cell).trim() : '';
      const [wanted, readCell] = readers[column];
      const reading = readCell(text);
      const ratio = reading?.unit && ratioOf(reading.unit, (units[place] ??= reading.unit));
      const value = reading?.value === undefined ? undefined : reading.value * (ratio ?? 1);
      const wrong = (sentence: string) =>
        tell(cell ?? row, sentence, {row: index + 1, column: head[place], text, from, to, wanted});
      if (!reading) wrong(`figure with ${text ? 'wrong' : 'empty'} cell`);
      else if (reading.unit && !ratio) wrong('figure with another unit');
      else if (value === undefined) return {text};
      else if (value < Number(from) || value > Number(to)) wrong('figure with a number outside');
      else if (scale && value <= 0) wrong('figure with no logarithm');
      else if (column === 'step' && value <= before) wrong('figure with cells out of order');
      if (column === 'step') before = value ?? before;
      return {text, end: reading?.end, value};
    }),
  );
  return {rows: cells, unit: units.filter(Boolean).at(-1) ?? ['', '']};
}

const number = /^-?\d+(\.\d+)?$/;

/** What may stand behind an option. */
const optionForms: Readonly<Record<string, RegExp>> = {
  scale: /^log$/,
  from: number,
  to: number,
  corners: /^[^,]+(,[^,]+){3}$/,
  gold: /./,
};

/** Reads a figure as far as it can be read. */
function read(block: ContainerDirective, tell: Tell): FigureData | void {
  const {name} = block;
  const {type: kind = '', ...options} = (block.attributes ?? {}) as FigureData['options'];
  const kinds = figureKinds[name] ?? {};
  const all = Object.keys(kinds);
  const meant = nearest(kind, all);
  const values = {name, kind, all: all.join(', '), meant};
  if (!isTitle(block.children[0])) return tell(block, 'figure with no title', values);
  const found = Object.hasOwn(kinds, kind) && kinds[kind];
  if (!found) return tell(block, `figure with ${meant ? 'misspelled' : 'unknown'} type`, values);
  const {columns = [], more: [other, most] = ['text', 0], rows: mostRows = 60} = found;
  const source = sourceOf(block);
  const wanted = columns.length > 0 ? 'table' : 'list';
  if (source?.type !== wanted) return tell(source ?? block, `figure with no ${wanted}`, values);
  const rest = block.children.find((node) => node !== source && node.type !== 'paragraph');
  if (rest) tell(rest, 'figure with something else', values);
  const known = found.options ?? [];
  for (const [option, value = ''] of Object.entries(options)) {
    const fault = !known.includes(option)
      ? 'unknown option'
      : !optionForms[option]?.test(value) && `wrong ${option}`;
    const all = ['type', ...known].join(', ');
    if (fault) tell(block, `figure with ${fault}`, {name: option, value, type: kind, all});
  }
  const checkGold = (names: readonly string[]) => {
    const {gold} = options;
    if (gold && !names.includes(gold))
      tell(block, 'figure with unknown gold', {gold, all: names.join(', ')});
  };
  const data: FigureData = {kind, options, columns, head: [], rows: [], unit: ['', '']};
  if (source.type === 'list') {
    const steps = stepsOf(source).map(stepName);
    if (steps.length < 2) tell(source, 'figure with one step', values);
    checkGold(steps);
    return data;
  }
  const head = source.children[0]?.children.map((cell) => textOf(cell).trim()) ?? [];
  const [least, count] = [columns.length, head.length];
  if (count < least || count > least + most) {
    const held = [...columns, ...(most ? [other] : [])].join(', ');
    const wanted = most ? `${least} to ${least + most}` : least;
    return tell(source, 'figure with other columns', {kind, wanted, count, held});
  }
  const {from, to} = options;
  if (Number(from) >= Number(to)) return tell(block, 'figure with from above to', {from, to});
  const rows = source.children.length - 1;
  if (rows < 2 || rows > mostRows)
    return tell(source, 'figure with other rows', {kind, most: mostRows, rows});
  const held = [...columns, ...Array<Column>(count - least).fill(other)];
  const full = {...data, head, columns: held};
  Object.assign(full, readRows(source, full, tell));
  const lanes = lanesOf(full);
  if (kind === 'sequence' && lanes.length > 4)
    tell(source, 'figure with too many lanes', {count: lanes.length, all: lanes.join(', ')});
  if (kind === 'quadrant') checkGold(cornersOf(full));
  return full;
}

/**
 * Reads what a figure is drawn from.
 * @param block a chart or a diagram
 * @param complain is told what cannot be drawn, and what to write instead
 * @returns the data; nothing when there was something to complain about
 */
export function readFigure(block: ContainerDirective, complain: Complain): FigureData | undefined {
  let isRight = true;
  const data = read(block, (node, sentence, values) => {
    isRight = false;
    complain(node, say(sentence, values));
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
  const [other] = Object.keys(others);
  const has = (...types: string[]) => block.children.some(({type}) => types.includes(type));
  const tell = (fault: string) =>
    complain(block, say(`specimen with ${fault}`, {date: date ?? '', other}));
  if (!isTitle(block.children[0])) tell('no heading');
  if (!ref?.trim()) tell('no reference');
  if (!readDate(date?.trim() ?? '')) tell('no date');
  if (other) tell('unknown option');
  if (!has('table', 'list', 'containerDirective')) tell('nothing on it');
}
