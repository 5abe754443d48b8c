import type {List, Nodes, Paragraph, Table} from 'mdast';
import type {ContainerDirective} from 'mdast-util-directive';
import {nearest} from './suggest';
import {textOf} from './tree';

/**
 * What the cells of a column hold. `label`: a name short enough to be drawn on a phone; `gap`: a number, or nothing where nothing was measured; `hours`:
 * a part of a day; `step`: a date or a number, later or larger than the one above.
 */
type Column = 'text' | 'label' | 'number' | 'positive' | 'gap' | 'hours' | 'step';

type Kind = {
  /** The columns of its table, or a list. */
  holds: readonly Column[] | 'list';
  /** What further columns hold, and how many there may be. */
  more?: readonly [Column, number];
  /** The options it takes in braces. */
  options?: readonly string[];
};

/** The drawings there are, by block and by `type`. `.github/guide/figures.md` shows each. */
export const figureKinds = {
  chart: {
    bars: {holds: ['text', 'number'], more: ['text', 3]},
    dots: {holds: ['text', 'number'], more: ['text', 3], options: ['scale']},
    profile: {holds: ['text', 'number'], more: ['number', 2], options: ['from', 'to']},
    week: {holds: ['text', 'hours']},
    slope: {holds: ['label', 'number', 'number']},
    phases: {holds: ['text', 'gap', 'label'], options: ['from', 'to']},
    quadrant: {holds: ['label', 'number', 'number'], options: ['from', 'to', 'corners', 'gold']},
    area: {holds: ['label', 'positive', 'positive'], more: ['positive', 1]},
    timeline: {holds: ['step', 'text'], more: ['text', 1]},
    matrix: {holds: ['text', 'text'], more: ['text', 7]},
  },
  diagram: {
    path: {holds: 'list', options: ['gold']},
    loop: {holds: 'list', options: ['gold']},
    ladder: {holds: ['text', 'text'], more: ['text', 1]},
    sequence: {holds: ['label', 'label', 'text']},
    v: {holds: ['text', 'text']},
  },
} as const satisfies Record<string, Record<string, Kind>>;

/** A cell as it is drawn: its words, and what they say in numbers. */
export type Cell = {text: string; value?: number; end?: number};

/** What a figure is drawn from. */
export type FigureData = {
  kind: string;
  /** The head of each column. */
  head: string[];
  rows: Cell[][];
  /** What stands before and after the numbers, such as `$` or ` hours`. */
  unit: readonly [string, string];
  /** The options in braces. */
  options: Partial<Record<string, string>>;
};

/** Notes what is wrong with a part of a figure. */
type Complain = (node: Nodes, message: string) => void;

/** Tells whether a block is a figure that is drawn. */
export const isDrawn = (name: string): name is keyof typeof figureKinds =>
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

const minutesIn: Record<string, number> = {minute: 1, hour: 60, day: 1440, week: 10080};

/** Times of different units are drawn to one scale. */
const minutes = (unit: string) => minutesIn[unit.trim().replace(/s$/, '')];

const numberParts = /^([^\d\s+−-]*)([+−-]?)(\d{1,3}(?:,\d{3})+|\d+)(\.\d+)?(\s*[^\d]*)$/;
const hourParts = /^(\d{1,2})\s?[-–]\s?(\d{1,2})$/;
const dateForm = /^(?:\d{4}|\d{4}-\d\d-\d\d|[A-Z][a-z]+ (?:\d{1,2}, )?\d{4})$/;

/** A day as a number; nothing for words that are no day, and for February 30. */
function readDate(text: string): number | undefined {
  const time = dateForm.test(text) ? Date.parse(`${text} UTC`) : NaN;
  const day = /-(\d\d)$| (\d{1,2}),/.exec(text)?.slice(1).find(Boolean);
  const isReal = !day || new Date(time).getUTCDate() === Number(day);
  return Number.isNaN(time) || !isReal ? undefined : time;
}

type Reading = Omit<Cell, 'text'> & {unit?: readonly [string, string]};

/** What a cell has to be, and what to write. */
const wanted: Record<Column, readonly [string, string]> = {
  text: ['words', 'Write some words'],
  label: ['a short name', 'Write 24 characters at most'],
  number: ['a number', 'Write one number and its unit, such as 4.38 hours'],
  positive: ['a number above zero', 'Write one and its unit, such as $850,000'],
  gap: ['a number', 'Write one, or - where nothing was measured'],
  hours: ['a part of a day', 'Write 9-18, all day or none'],
  step: ['a date or a number', 'Write November 10, 2025, a year, or a number'],
};

/** Reads a cell; nothing when it does not hold what its column is for. */
function readCell(text: string, column: Column): Reading | undefined {
  if (column === 'label' && text.length > 24) return undefined;
  if (column === 'text' || column === 'label') return text === '' ? undefined : {};
  if (column === 'hours') {
    if (/^(all day|none)$/i.test(text)) return {value: 0, end: /^all/i.test(text) ? 24 : 0};
    const [from, to] = hourParts.exec(text)?.slice(1).map(Number) ?? [];
    return from !== undefined && to !== undefined && from < to && to <= 24
      ? {value: from, end: to}
      : undefined;
  }
  if (column === 'gap' && /^([-–—]?|no data)$/i.test(text)) return {};
  const date = column === 'step' ? readDate(text) : undefined;
  if (date !== undefined) return {value: date, unit: ['', 'date']};
  const [, before = '', sign, whole = '', rest = '', after = ''] = numberParts.exec(text) ?? [];
  const value = Number(whole.replaceAll(',', '') + rest) * (sign && sign !== '+' ? -1 : 1);
  if (whole === '' || (column === 'positive' && value <= 0)) return undefined;
  return {value, unit: [before, after]};
}

/** Reads the rows of a table, and says which cell cannot be drawn. */
function readTable(table: Table, columns: Column[], complain: Complain): FigureData | undefined {
  const [headRow, ...rows] = table.children;
  const head = headRow?.children.map((cell) => textOf(cell).trim()) ?? [];
  const units: ([string, string] | undefined)[] = [];
  let isRight = true;
  const cells = rows.map((row, index) =>
    columns.map((column, place): Cell => {
      const cell = row.children[place];
      const text = cell ? textOf(cell).trim() : '';
      const at = `row ${index + 1}, "${head[place]}"`;
      const wrong = (message: string): Cell => {
        isRight = false;
        complain(cell ?? row, `${at}: ${message}.`);
        return {text};
      };
      const read = readCell(text, column);
      const [is, advice] = wanted[column];
      if (!read)
        return wrong(`${text ? `"${text}" is not ${is}` : 'the cell is empty'}. ${advice}`);
      const {unit, ...values} = read;
      // All columns of one kind are drawn to one scale, but for the two axes of some charts.
      const known = unit && (units[place] ??= [...unit]);
      if (!unit || !known || values.value === undefined) return {text, ...values};
      const [scale, base] = [minutes(unit[1]), minutes(known[1])];
      if (scale && base) return {text, value: (values.value * scale) / base};
      const isSame = known[0] === unit[0] && known[1].trim() === unit[1].trim();
      return isSame
        ? {text, ...values}
        : wrong(`"${text}" has another unit than the rows above. Use one unit in a column`);
    }),
  );
  const unit = units.filter((known) => known !== undefined).at(-1) ?? (['', ''] as const);
  return isRight ? {kind: '', head, rows: cells, unit, options: {}} : undefined;
}

/** Checks what single columns cannot know. */
function checkWhole(data: FigureData, table: Table, complain: Complain): boolean {
  const {kind, rows, head, options} = data;
  const [from, to] = [options.from, options.to].map((text) => (text ? Number(text) : undefined));
  const isPhases = kind === 'phases';
  const lanes = new Set(rows.flatMap(([first, second]) => [first?.text, second?.text]));
  if (kind === 'sequence' && lanes.size > 4) {
    complain(
      table,
      `a sequence is between 2 to 4, and this one has ${lanes.size}: ${[...lanes].join(', ')}.`,
    );
    return false;
  }
  return rows.every((row, index) => {
    const at = (cell?: Cell) => `row ${index + 1}, "${head[row.indexOf(cell ?? row[0]!)]}"`;
    const say = (message: string) => void complain(table.children[index + 1] ?? table, message);
    const outside = (isPhases ? row.slice(1, 2) : row).find(
      ({value}) => value !== undefined && (value < (from ?? -Infinity) || value > (to ?? Infinity)),
    );
    const [first, second] = row;
    const before = rows[index - 1]?.[0]?.value;
    if (outside)
      say(
        `${at(outside)}: ${outside.text} lies outside from=${options.from ?? '...'} to=${options.to ?? '...'}. Change the number or the options.`,
      );
    else if (options.scale && (second?.value ?? 0) <= 0)
      say(
        `${at(second)}: scale=log starts above zero, and ${second?.text} does not. Remove scale=log.`,
      );
    else if (kind === 'timeline' && before !== undefined && (first?.value ?? 0) <= before)
      say(`${at(first)}: ${first?.text} does not come after the row above. Put the rows in order.`);
    else return true;
    return false;
  });
}

/** Checks the options in braces. */
function checkOptions(
  block: ContainerDirective,
  {options = []}: Kind,
  complain: Complain,
): boolean {
  const {type, ...given} = block.attributes ?? {};
  const problems = Object.entries(given).flatMap(([name, value]) => {
    if (!options.includes(name)) {
      const others = ['type', ...options].join(', ');
      return [`type=${type} takes no "${name}". It takes: ${others}. Remove ${name}=...`];
    }
    if (name === 'scale' && value !== 'log')
      return [`scale="${value}" is no scale. Write scale=log, or leave it out.`];
    if (name === 'corners' && value?.split(',').length !== 4)
      return ['corners names four: corners="top left, top right, bottom left, bottom right".'];
    if ((name === 'from' || name === 'to') && !/^-?\d+(\.\d+)?$/.test(value ?? ''))
      return [`${name}="${value}" is no number. Write ${name}=100, for example.`];
    return [];
  });
  const names = given.corners?.split(',').map((corner) => corner.trim()) ?? [];
  if (type === 'quadrant' && given.gold && !names.includes(given.gold))
    problems.push(
      `gold="${given.gold}" is none of the corners. Write one of: ${names.join(', ')}.`,
    );
  if (given.from && given.to && Number(given.from) >= Number(given.to))
    problems.push(`from=${given.from} is not below to=${given.to}. Change one of them.`);
  problems.forEach((problem) => complain(block, problem));
  return problems.length === 0;
}

/**
 * Reads what a figure is drawn from.
 * @param block a block that `isDrawn`
 * @param complain is told what cannot be drawn, and what to write instead
 * @returns the data; nothing when there was something to complain about
 */
export function readFigure(block: ContainerDirective, complain: Complain): FigureData | undefined {
  const {name} = block;
  const kinds: Record<string, Kind> = isDrawn(name) ? figureKinds[name] : {};
  const type = block.attributes?.type ?? '';
  const kind = Object.hasOwn(kinds, type) ? kinds[type] : undefined;
  const stop = (node: Nodes, message: string) => void complain(node, message);
  const example = Object.keys(kinds)[0];
  if (!isTitle(block.children[0]))
    return stop(
      block,
      `:::${name} has no title. Write it in brackets: :::${name}[What it shows]{type=${type || example}}`,
    );
  if (!kind) {
    const meant = nearest(type, Object.keys(kinds));
    const advice = meant ? `Did you mean type=${meant}? ` : '';
    return stop(
      block,
      `there is no ${name} of type "${type}". ${advice}The types are: ${Object.keys(kinds).join(', ')}.`,
    );
  }
  const source = sourceOf(block);
  const holds = kind.holds === 'list' ? 'list' : 'table';
  if (source?.type !== holds) {
    const how = holds === 'list' ? 'lines that start with "1. "' : 'lines of cells between |';
    return stop(source ?? block, `a ${name} of type=${type} is drawn from a ${holds}: ${how}.`);
  }
  const other = block.children.find((node) => node !== source && node.type !== 'paragraph');
  if (other)
    return stop(
      other,
      `:::${name} holds one ${holds} and, below it, its source. Put the rest outside.`,
    );
  const areOptionsRight = checkOptions(block, kind, complain);
  const options = Object.fromEntries(
    Object.entries(block.attributes ?? {}).map(([option, value]) => [option, value ?? '']),
  );
  if (source.type === 'list') {
    const steps = stepsOf(source).map(stepName);
    const {gold} = options;
    if (steps.length < 2) return stop(source, `a ${type} has two steps or more.`);
    if (gold && !steps.includes(gold))
      return stop(block, `no step is called "${gold}". gold= takes one of: ${steps.join(', ')}.`);
    const rows = steps.map((text) => [{text}]);
    return areOptionsRight ? {kind: type, head: [], rows, unit: ['', ''], options} : undefined;
  }
  const columns = [...(kind.holds as Column[])];
  const [more, most] = kind.more ?? ['text', 0];
  const given = source.children[0]?.children.length ?? 0;
  if (given < columns.length || given > columns.length + most) {
    const count = most ? `${columns.length} to ${columns.length + most}` : columns.length;
    return stop(
      source,
      `type=${type} has ${count} columns, and this table has ${given}. They hold: ${[...columns, ...(most ? [more] : [])].join(', ')}.`,
    );
  }
  if (source.children.length < 3 || source.children.length > 61)
    return stop(source, `type=${type} is drawn from 2 to 60 rows below the head.`);
  while (columns.length < given) columns.push(more);
  const data = readTable(source, columns, complain);
  if (!data || !areOptionsRight) return undefined;
  const whole = {...data, kind: type, options};
  return checkWhole(whole, source, complain) ? whole : undefined;
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
  if (readDate(date?.trim() ?? '') === undefined)
    complain(block, `date="${date ?? ''}" is no date. Write for example: ${example}`);
  if (other) complain(block, `:::specimen takes ref and date, and no "${other}". Remove it.`);
  if (!block.children.some(({type}) => ['table', 'list', 'containerDirective'].includes(type)))
    complain(
      block,
      ':::specimen holds a table, a list or a chart. Lines that start with > are its notes.',
    );
}
