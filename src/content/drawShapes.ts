import {scaleLinear, scaleLog, scaleUtc} from 'd3-scale';
import {arrow, line, node, rect, shift, words, type Mark} from './drawMarks';
import type {Cell, FigureData} from './figures';

const valueOf = (cell: Cell | undefined): number => cell?.value ?? 0;

const numbers = new Intl.NumberFormat('en-US', {maximumFractionDigits: 2});
const large = new Intl.NumberFormat('en-US', {notation: 'compact'});

/** A number on an axis, written as its neighbors in the table are. */
const written = (value: number, [before, after]: FigureData['unit']): string =>
  (value < 0 ? '−' : '') +
  before +
  (Math.abs(value) < 10_000 ? numbers : large).format(Math.abs(value)) +
  after;

/** Where words stand so that they stay within the drawing. */
const inside = (x: number, edge: number) => (x < edge ? '' : x > 100 - edge ? 'end' : 'middle');

/** The ends of a scale: those the writer gave, or those of the numbers. */
const domainOf = ({options: {from, to}}: FigureData, values: readonly number[]) => [
  from ? Number(from) : Math.min(...values),
  to ? Number(to) : Math.max(...values),
];

/** What is drawn in a column of the table: in its head, and in each row. */
type Column = {head: Mark[]; rows: Mark[][]};

/** The scale that all rows share, and its round numbers, few enough for a phone. */
function scaleOf(data: FigureData, zero: readonly number[]) {
  const values = data.rows.flatMap((row) => row.flatMap(({value}) => value ?? []));
  const domain = domainOf(data, [...values, ...zero]);
  if (data.options.scale) {
    const x = scaleLog(domain, [2, 98]).nice();
    return {x, ticks: x.ticks(4).filter((tick) => Number.isInteger(Math.log10(tick)))};
  }
  const x = scaleLinear(domain, [2, 98]);
  return {x, ticks: x.ticks(3)};
}

const axis = ({unit}: FigureData, {x, ticks}: ReturnType<typeof scaleOf>): Mark[] =>
  ticks.map((tick) => words(written(tick, unit), x(tick), 50, inside(x(tick), 5), 0, 5));

/** How up to three groups are told apart. */
const lineLooks = ['', 'other dashed', 'gold'];
export const nodeLooks = ['', 'other hollow', 'gold'];

/** The drawings that stand in a table, one to a row. */
export const columns: Partial<Record<string, (data: FigureData) => Column>> = {
  bars(data) {
    const x = scaleOf(data, [0]).x.range([0, 100]);
    const bar = (value: number) => line(x(0), 50, x(value), 50, value < 0 ? 'bar other' : 'bar');
    return {
      head: [],
      rows: data.rows.map(([, cell]) => [line(x(0), 0, x(0), 100, 'quiet'), bar(valueOf(cell))]),
    };
  },

  dots(data) {
    const scale = scaleOf(data, []);
    const first = data.rows[0]?.[2]?.text;
    return {
      head: axis(data, scale),
      rows: data.rows.map(([, cell, group]) => {
        const x = scale.x(valueOf(cell));
        return [
          ...scale.ticks.map((tick) => line(scale.x(tick), 0, scale.x(tick), 100, 'faint')),
          line(0, 50, x, 50, 'quiet dotted'),
          node(x, 50, group?.text === first ? '' : 'hollow', 6),
        ];
      }),
    };
  },

  profile(data) {
    const scale = scaleOf(data, []);
    const at = (row: number, group: number) => scale.x(valueOf(data.rows[row]?.[group + 1]));
    return {
      head: axis(data, scale),
      rows: data.rows.map(([, ...groups], row) => [
        ...scale.ticks.map((tick) => line(scale.x(tick), 0, scale.x(tick), 100, 'faint')),
        line(0, 50, 100, 50, 'quiet dotted'),
        // Half the way to the rows around.
        ...groups.flatMap((_, group) => {
          const x = at(row, group);
          const [above, below] = [(at(row - 1, group) + x) / 2, (at(row + 1, group) + x) / 2];
          return [
            ...(row > 0 ? [line(above, 0, x, 50, lineLooks[group])] : []),
            ...(row < data.rows.length - 1 ? [line(x, 50, below, 100, lineLooks[group])] : []),
          ];
        }),
        ...groups.map((_, group) => node(at(row, group), 50, nodeLooks[group])),
      ]),
    };
  },

  week: ({rows}) => ({
    head: [0, 6, 12, 18, 24].map((hour) => {
      const x = (hour / 24) * 100;
      return words(String(hour), x, 50, inside(x, 1), 0, 5);
    }),
    rows: rows.map(([, cell]) => {
      const from = valueOf(cell);
      return [rect((from / 24) * 100, 0, (((cell?.end ?? 0) - from) / 24) * 100, 100)];
    }),
  }),

  sequence({rows}) {
    const lanes = [...new Set(rows.flatMap(([from, to]) => [from?.text, to?.text]))];
    const at = (cell?: Cell) => ((lanes.indexOf(cell?.text) + 0.5) / lanes.length) * 100;
    const centers = lanes.map((text) => at({text: text ?? ''}));
    return {
      head: lanes.map((lane, index) => words(lane, centers[index], 50, 'middle strong', 0, 5)),
      rows: rows.map(([from, to]) => {
        const [start, end] = [at(from), at(to)];
        return [
          ...centers.map((x) => line(x, 0, x, 100, 'quiet dotted')),
          line(start, 50, end, 50),
          ...(start === end ? [] : [arrow(end, 50, Math.sign(end - start))]),
          node(start, 50, start === end ? 'gold' : ''),
        ];
      }),
    };
  },
};

/** The drawings that stand above their table. */
export const drawings: Partial<Record<string, (data: FigureData) => Mark[]>> = {
  slope({head, rows}) {
    const values = rows.flatMap(([, first, second]) => [valueOf(first), valueOf(second)]);
    const y = scaleLinear([Math.min(0, ...values), Math.max(...values)], [100, 0]);
    const [left, right] = [18, 62];
    return [
      ...[left, right].flatMap((x, side) => [
        line(x, 0, x, 100, 'faint'),
        words(head[side + 1], x, 0, 'middle', 0, -24),
      ]),
      ...rows.flatMap(([name, first, second]) => {
        const [start, end] = [y(valueOf(first)), y(valueOf(second))];
        return [
          line(left, start, right, end),
          node(left, start, 'hollow'),
          node(right, end, 'gold', 7),
          words(first?.text, left, start, 'end strong', -12, 5),
          words(second?.text, right, end, 'big', 16, 2),
          words(name?.text, right, end, '', 16, 21),
        ];
      }),
    ];
  },

  phases(data) {
    const {head, rows, unit} = data;
    const values = rows.flatMap(([, point]) => point?.value ?? []);
    const y = scaleLinear(domainOf(data, [0, ...values]), [100, 0]);
    const x = scaleLinear([-1, rows.length], [9, 100]);
    const every = Math.ceil(rows.length / 8);
    const phaseAt = (row: number) => rows[row]?.[2]?.text;
    return [
      words(head[1], 0, 0, '', 0, -56),
      ...y
        .ticks(4)
        .flatMap((tick) => [
          line(0, y(tick), 100, y(tick), tick === 0 ? 'quiet' : 'faint'),
          words(written(tick, unit), 0, y(tick), '', 0, -5),
        ]),
      ...rows.flatMap(([label, point, phase], row): Mark[] => {
        const isStart = phase?.text !== phaseAt(row - 1);
        const next = rows[row + 1]?.[1]?.value;
        const edge = x(row - 0.5);
        // On a phone, 280 px wide, a name near the end would not fit behind its line.
        const isLast = (phase?.text.length ?? 0) * 6.8 + 4 > (100 - edge) * 2.8;
        const [at, look] = isLast ? [100, 'end strong'] : [row > 0 ? edge : 0, 'strong'];
        return [
          ...(isStart && row > 0 ? [line(edge, -19, edge, 100, 'both')] : []),
          ...(isStart ? [words(phase?.text, at, 0, look, row > 0 ? 5 : 0, -30)] : []),
          ...(point?.value === undefined ? [rect(edge, 0, x(1) - x(0), 100, 'tint')] : []),
          ...(point?.value !== undefined && next !== undefined && phaseAt(row + 1) === phase?.text
            ? [line(x(row), y(point.value), x(row + 1), y(next))]
            : []),
          ...((row + 1) % every === 0 ? [words(label?.text, x(row), 100, 'middle', 0, 20)] : []),
        ];
      }),
      ...rows.flatMap(([, point, phase], row) =>
        point?.value === undefined
          ? []
          : [node(x(row), y(point.value), phase?.text === phaseAt(0) ? 'hollow' : '', 4.5)],
      ),
      words(head[0], 100, 100, 'end', 0, 42),
    ];
  },

  quadrant(data) {
    const {head, rows, options} = data;
    const valuesOf = (column: number) => rows.map((row) => valueOf(row[column]));
    const x = scaleLinear(domainOf(data, valuesOf(1)), [0, 100]);
    const y = scaleLinear(domainOf(data, valuesOf(2)), [100, 0]);
    const corners = options.corners?.split(',').map((corner) => corner.trim()) ?? [];
    const gold = corners.indexOf(options.gold ?? '');
    return [
      ...(gold < 0 ? [] : [rect(gold % 2 ? 50 : 0, gold < 2 ? 0 : 50, 50, 50, 'mark')]),
      rect(0, 0, 100, 100, 'quiet outline'),
      line(50, 0, 50, 100, 'quiet'),
      line(0, 50, 100, 50, 'quiet'),
      ...corners.map((corner, index) => {
        const dy = index < 2 ? 24 : -14;
        const y = index < 2 ? 0 : 100;
        return index % 2 ? words(corner, 100, y, 'end', -12, dy) : words(corner, 0, y, '', 12, dy);
      }),
      ...rows.flatMap(([name, across, up]) => {
        const [left, top] = [x(valueOf(across)), y(valueOf(up))];
        const dy = top < 15 ? 24 : -14;
        return [
          node(left, top, '', 6),
          words(name?.text, left, top, `${inside(left, 15)} strong`, 0, dy),
        ];
      }),
      words(`↑ ${head[2]}`, 0, 0, '', 0, -10),
      words(`${head[1]} →`, 100, 100, 'end', 0, 22),
    ];
  },

  area({head, rows}) {
    const widths = rows.map(([, width]) => valueOf(width));
    const heights = rows.map(([, , ...amounts], row) =>
      amounts.map((amount) => valueOf(amount) / (widths[row] ?? 1)),
    );
    const space = 12;
    const total = widths.reduce((sum, width) => sum + width, 0);
    const x = scaleLinear([0, total], [0, 100 - space * (rows.length - 1)]);
    const y = scaleLinear([0, Math.max(...heights.flat())], [0, 100]);
    const looks = ['', 'other outline dashed'];
    return [
      line(0, 100, 100, 100, 'quiet'),
      ...rows.flatMap(([name, length, ...amounts], row) => {
        const before = widths.slice(0, row).reduce((sum, width) => sum + width, 0);
        const left = x(before) + space * row;
        const tops = heights[row]?.map((height) => 100 - y(height)) ?? [];
        return [
          ...tops.map((top, which) =>
            rect(left, top, x(widths[row] ?? 0), 100 - top, looks[which]),
          ),
          ...amounts.map(({text}, which) =>
            words(text, left, tops[which], which ? 'strong' : 'strong big', which ? 0 : 6, -8),
          ),
          words(name?.text, left, 100, 'strong', 0, 22),
          words(length?.text, left, 100, '', 0, 42),
        ];
      }),
      shift(
        head
          .slice(2)
          .flatMap((label, which) => [
            line(which * 40, 0, which * 40 + 4, 0, which ? 'other dashed' : 'bar'),
            words(label, which * 40 + 4, 0, '', 8, 5),
          ]),
        -56,
      ),
    ];
  },

  timeline({rows, unit}) {
    const values = rows.map(([first]) => valueOf(first));
    const [low = 0, high = 1] = [values[0], values.at(-1)];
    const isDate = unit[1] === 'date';
    const x = scaleLinear([low, high], [4, isDate ? 86 : 96]);
    const label = (tick: number) =>
      isDate ? String(new Date(tick).getUTCFullYear()) : written(tick, unit);
    const years = scaleUtc([low, high], [0, 1]).ticks(4);
    const ticks = isDate ? years.filter((day) => day.getUTCMonth() === 0).map(Number) : x.ticks(4);
    return [
      line(0, 0, 100, 0, 'quiet'),
      line(4, 0, isDate ? 100 : 96, 0, 'thick'),
      ...ticks.flatMap((tick) => [
        line(x(tick), 0, x(tick), 60, 'quiet'),
        words(label(tick), x(tick), 60, inside(x(tick), 6), 0, 18),
      ]),
      ...values.flatMap((value, index) => {
        const isLast = index === values.length - 1;
        return [
          node(x(value), 0, isLast ? 'gold' : 'hollow', 10),
          words(String(index + 1), x(value), 0, `middle strong${isLast ? ' on-gold' : ''}`, 0, 4),
        ];
      }),
    ];
  },
};

/** The two arms of a V, which meet below. */
export const arms = [line(17, 0, 41, 100), line(41, 100, 59, 100), line(59, 100, 83, 0)];
