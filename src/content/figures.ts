import type {List, Nodes, Paragraph, Table} from 'mdast';
import type {ContainerDirective} from 'mdast-util-directive';
import {nearest, readTable, type say} from './messages';
import {formatDate, formatMonth} from './days';
import {textOf} from './tree';

type Kind = {columns?: string[]; more?: [string, number]; rows?: number; options?: string[]};

/** The kinds of drawings; comments in the file explain each part. */
const known = readTable('figures.yml') as {
  kinds: Readonly<Record<string, Readonly<Record<string, Kind>>>>;
  cells: Readonly<Record<string, string>>;
  options: Readonly<Record<string, string>>;
};

/** A cell's text and its numeric value, if it has one. */
export type Cell = {text: string; value?: number};

/** What comes before and after a number, such as `$` or ` hours`. */
type Unit = readonly [string, string];

/** A figure's data: the type of each column, the table's head and cells, and the options in braces. */
export type FigureData = {
  kind: string;
  columns: readonly string[];
  head: string[];
  rows: Cell[][];
  unit: Unit;
  options: Partial<Record<string, string>>;
};

/** Reports a problem at a node. `sentence` is the key of a message in `messages/messages.yml`. */
export type ReportFault = (
  node: Nodes,
  sentence: string,
  values?: Parameters<typeof say>[1],
) => void;

export const isTitle = (node: Nodes | undefined): node is Paragraph =>
  node?.type === 'paragraph' && node.data !== undefined && 'directiveLabel' in node.data;

const titleOf = ({children: [first]}: ContainerDirective) => isTitle(first) && textOf(first).trim();

export const sourceOf = ({children}: ContainerDirective): Table | List | undefined =>
  children.find((node): node is Table | List => node.type === 'table' || node.type === 'list');

/** A list item's name: the bold text it starts with, or else its first paragraph. */
export function stepName(item: Nodes): string {
  const first = 'children' in item ? (item.children[0] as Nodes | undefined) : undefined;
  const start = first && 'children' in first ? (first.children[0] as Nodes | undefined) : undefined;
  return textOf(start?.type === 'strong' ? start : (first ?? item)).trim();
}

/** The comma-separated names in an option. */
export const namesIn = (option: string | null | undefined): string[] =>
  option ? option.split(',').map((name) => name.trim()) : [];

/** The participants in a sequence diagram. */
export const lanesOf = ({rows}: FigureData): string[] => [
  ...new Set(rows.flatMap((row) => row.slice(0, 2).map(({text}) => text))),
];

export function stepsOf(list: List): Nodes[] {
  return list.children.flatMap((item): Nodes[] => {
    const inner = item.children.find((node): node is List => node.type === 'list');
    return inner ? inner.children : [item];
  });
}

/** Reads the response time a tier starts with (`**15 minutes** target response`), and converts it to minutes. */
export function readTier(content: readonly Nodes[]) {
  const paragraph = content.find(({type}) => type === 'paragraph') as Paragraph | undefined;
  const strong = paragraph?.children[0];
  const [, amount, unit] =
    /^(\d+) (minutes?|hours?)$/.exec(strong?.type === 'strong' ? textOf(strong) : '') ?? [];
  if (!paragraph || !amount || !unit) return undefined;
  return {paragraph, amount, unit, minutes: Number(amount) * (unit.startsWith('hour') ? 60 : 1)};
}

type Reading = {value?: number; unit?: Unit};

const numberParts = /^([^\d\s+.,()<>~–−-]*)([+−-]?)(\d{1,3}(?:,\d{3})+|\d+)(\.\d+)?(\s*[^\d]*)$/;

function readNumber(text: string): (Reading & {value: number}) | undefined {
  const [, before = '', sign, whole = '', rest = '', after = ''] = numberParts.exec(text) ?? [];
  const value = Number(whole.replaceAll(',', '') + rest) * (sign && sign !== '+' ? -1 : 1);
  return whole ? {value, unit: [before, after]} : undefined;
}

/** Reads a day, a month, or a year; undefined for anything else, including February 30. */
function readDate(text: string): Reading | undefined {
  const day = new Date(text.length < 4 ? NaN : `${text} UTC`);
  if (Number.isNaN(day.getTime())) return undefined;
  const written = day.toISOString();
  const isReal = [formatDate(written), formatMonth(written)].includes(text);
  return isReal || written.startsWith(text)
    ? {value: day.getTime(), unit: ['', 'date']}
    : undefined;
}

/** How to read a cell, by its column's type; all other types are numbers. */
const readers: Readonly<Record<string, (text: string) => Reading | undefined>> = {
  text: (text) => (text ? {} : undefined),
  label: (text) => (text && text.length <= 24 ? {} : undefined),
  positive: (text) => [readNumber(text)].find((read) => read && read.value > 0),
  gap: (text) => (/^([-–—]?|no data)$/i.test(text) ? {} : readNumber(text)),
  step: (text) => readDate(text) ?? readNumber(text),
};

const minutesIn: Record<string, number> = {minute: 1, hour: 60, day: 1440, week: 10080};

/** The ratio of two units, so that times in different units share a scale; undefined if they don't convert. */
function ratioOf([before, after]: Unit, base: Unit): number | undefined {
  const [name = '', other = ''] = [after, base[1]].map((unit) => unit.trim().replace(/s$/, ''));
  const [own, theirs] = [minutesIn[name], minutesIn[other]];
  if (own && theirs) return own / theirs;
  return before === base[0] && name === other ? 1 : undefined;
}

function readRows(
  {children: [, ...rows]}: Table,
  {kind, head, columns, options: {from = '...', to = '...', scale}}: FigureData,
  report: ReportFault,
): Pick<FigureData, 'rows' | 'unit'> {
  /** The unit of each scale, which all of its columns must share. */
  const units: (Unit | undefined)[] = [];
  const scaleAt = (place: number) => (/slope|profile/.test(kind) ? 0 : Math.min(place, 2));
  let before = -Infinity;
  const cells = rows.map((row, index) =>
    columns.map((column, place): Cell => {
      const cell = row.children[place];
      const text = cell ? textOf(cell).trim().replace(/\s+/g, ' ') : '';
      const reading = (readers[column] ?? readNumber)(text);
      const ratio =
        reading?.unit && ratioOf(reading.unit, (units[scaleAt(place)] ??= reading.unit));
      const value = reading?.value === undefined ? undefined : reading.value * (ratio ?? 1);
      const wrong = (sentence: string) =>
        report(cell ?? row, sentence, {
          ...{row: index + 1, column: head[place], text},
          ...{from, to, wanted: known.cells[column]},
        });
      if (!reading) wrong(`figure with ${text ? 'wrong' : 'empty'} cell`);
      else if (reading.unit && !ratio) wrong('figure with another unit');
      else if (value === undefined) return {text};
      else if (value < Number(from) || value > Number(to)) wrong('figure with a number outside');
      else if (scale && value <= 0) wrong('figure with no logarithm');
      else if (column === 'step' && value <= before) wrong('figure with cells out of order');
      if (column === 'step') before = value ?? before;
      return {text, value};
    }),
  );
  return {rows: cells, unit: units.filter(Boolean).at(-1) ?? ['', '']};
}

function read(block: ContainerDirective, report: ReportFault): FigureData | void {
  const {name} = block;
  const {type: kind = '', ...options} = (block.attributes ?? {}) as FigureData['options'];
  const kinds = known.kinds[name] ?? {};
  const all = Object.keys(kinds);
  const meant = nearest(kind, all);
  const values = {name, kind, all: all.join(', '), meant};
  if (!titleOf(block)) return report(block, 'figure with no title', values);
  const found = Object.hasOwn(kinds, kind) && kinds[kind];
  if (!found) return report(block, `figure with ${meant ? 'misspelled' : 'unknown'} type`, values);
  const {columns = [], more: [other, most] = ['text', 0], rows: mostRows = 60} = found;
  const source = sourceOf(block);
  const wanted = columns.length > 0 ? 'table' : 'list';
  if (source?.type !== wanted) return report(source ?? block, `figure with no ${wanted}`, values);
  const rest = block.children.find((node) => node !== source && node.type !== 'paragraph');
  if (rest) report(rest, 'figure with something else', values);
  const taken = found.options ?? [];
  for (const [option, value = ''] of Object.entries(options)) {
    const isTaken = taken.includes(option);
    if (isTaken && new RegExp(known.options[option] ?? '').test(value)) continue;
    const said = {name: option, value, type: kind, all: ['type', ...taken].join(', ')};
    report(block, `figure with ${isTaken ? `wrong ${option}` : 'unknown option'}`, said);
  }
  const data: FigureData = {kind, options, columns, head: [], rows: [], unit: ['', '']};
  if (source.type === 'list') {
    const steps = stepsOf(source).map(stepName);
    if (steps.length < 2) report(source, 'figure with one step', values);
    const {gold} = options;
    if (gold && !steps.includes(gold))
      report(block, 'figure with unknown gold', {gold, all: steps.join(', ')});
    return data;
  }
  const head = source.children[0]?.children.map((cell) => textOf(cell).trim()) ?? [];
  const [least, count] = [columns.length, head.length];
  if (count < least || count > least + most) {
    const held = [...columns, ...(most ? [other] : [])].join(', ');
    const wanted = most ? `${least} to ${least + most}` : least;
    return report(source, 'figure with other columns', {kind, wanted, count, held});
  }
  const {from, to} = options;
  if (Number(from) >= Number(to)) return report(block, 'figure with from above to', {from, to});
  const rows = source.children.length - 1;
  if (rows < 2 || rows > mostRows)
    return report(source, 'figure with other rows', {kind, most: mostRows, rows});
  const held = [...columns, ...Array<string>(count - least).fill(other)];
  const full = {...data, head, columns: held};
  Object.assign(full, readRows(source, full, report));
  const lanes = lanesOf(full);
  if (kind === 'sequence' && lanes.length > 4)
    report(source, 'figure with too many lanes', {count: lanes.length, all: lanes.join(', ')});
  return full;
}

/** Reads a chart's or diagram's data. @returns undefined if there was a problem, which is reported */
export function readFigure(block: ContainerDirective, report: ReportFault): FigureData | undefined {
  let isRight = true;
  const data = read(block, (...fault) => {
    isRight = false;
    report(...fault);
  });
  return isRight && data ? data : undefined;
}

export function checkSpecimen(block: ContainerDirective, report: ReportFault): void {
  const {ref, date, ...others} = block.attributes ?? {};
  const other = Object.keys(others).find((name) => name !== 'ranked');
  const isFilled = block.children.some(({type}) => /^(table|list|containerDirective)$/.test(type));
  const faults = {
    'no heading': !titleOf(block),
    'no reference': !ref?.trim(),
    'no date': !readDate(date?.trim() ?? ''),
    'unknown option': other,
    'nothing on it': !isFilled,
  };
  for (const [fault, isFound] of Object.entries(faults))
    if (isFound) report(block, `specimen with ${fault}`, {date: date ?? '', other});
}
