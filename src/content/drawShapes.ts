import {scaleLinear, scaleLog, scaleUtc} from 'd3-scale';
import {arrow, line, node, rect, words, type Marks} from './drawMarks';
import {lanesOf, type Cell, type FigureData} from './figures';

const valueOf = (cell: Cell | undefined): number => cell?.value ?? 0;

const numbers = new Intl.NumberFormat('en-US', {notation: 'compact', maximumSignificantDigits: 3});

const written = (value: number, [before, after]: FigureData['unit']): string =>
  (value < 0 ? '−' : '') + before + numbers.format(Math.abs(value)) + after;

const valuesIn = ({rows}: FigureData, place?: number): number[] =>
  rows
    .flatMap((row) => (place === undefined ? row : row.slice(place, place + 1)))
    .flatMap(({value}) => value ?? []);

const domainOf = ({options: {from, to}}: FigureData, values: readonly number[]) => [
  from ? Number(from) : Math.min(...values),
  to ? Number(to) : Math.max(...values),
];

type Scale = {x: (value: number) => number; ticks: number[]; label: (tick: number) => string};

/** The scale that all rows share, with few enough ticks for a phone. */
function scaleOf(data: FigureData): Scale {
  const domain = domainOf(data, valuesIn(data));
  const range = [2, 98];
  const label = (tick: number) => written(tick, data.unit);
  if (data.unit[1] === 'date') {
    const x = scaleUtc(domain, range);
    return {x, ticks: x.ticks(3).map(Number), label: (tick) => x.tickFormat()(new Date(tick))};
  }
  if (data.options.scale) {
    const x = scaleLog(domain, range).nice();
    return {x, label, ticks: x.ticks(4).filter((tick) => Number.isInteger(Math.log10(tick)))};
  }
  const x = scaleLinear(domain, range);
  return {x, label, ticks: x.ticks(3)};
}

/** What is drawn in a column of the table: in its head, in each row, and in the heads of groups. */
type Column = {head?: Marks; rows: Marks[]; legend?: Marks[]};

const column = (
  data: FigureData,
  draw: (row: Cell[], x: Scale['x'], index: number) => Marks,
  {x, ticks, label} = scaleOf(data),
): Column => ({
  head: ticks.map((tick) => {
    const anchor = x(tick) < 5 ? '' : x(tick) > 95 ? 'end' : 'middle';
    return words(label(tick), x(tick), 50, anchor, 0, 5);
  }),
  rows: data.rows.map((row, index) => [
    ticks.map((tick) => line(x(tick), 0, x(tick), 100, 'quiet faint')),
    draw(row, x, index),
  ]),
});

/** One row's segment of a line through all rows: from halfway to the row above to halfway to the row below. */
const part = (at: (row: number) => number, row: number, rows: number, look?: string) => [
  row > 0 && line((at(row - 1) + at(row)) / 2, 0, at(row), 50, look),
  row < rows - 1 && line(at(row), 50, (at(row) + at(row + 1)) / 2, 100, look),
];

/** The looks that distinguish the nodes of up to three groups. */
const groupLooks = ['', 'other hollow', 'gold'] as const;

export const columns: Partial<Record<string, (data: FigureData) => Column>> = {
  bars(data) {
    const x = scaleLinear(domainOf(data, [0, ...valuesIn(data)]), [2, 98]);
    return {
      rows: data.rows.map(([, cell]) => [
        line(x(0), 0, x(0), 100, 'quiet'),
        line(x(0), 50, x(valueOf(cell)), 50, valueOf(cell) < 0 ? 'other wide' : 'wide'),
      ]),
    };
  },

  dots: (data) =>
    column(data, ([, cell, group], x) => [
      line(0, 50, x(valueOf(cell)), 50, 'quiet dotted'),
      node(x(valueOf(cell)), 50, group?.text === data.rows[0]?.[2]?.text ? '' : 'hollow', 6),
    ]),

  timeline: (data) =>
    column(data, ([cell], x, row) => {
      const [at, next] = [x(valueOf(cell)), data.rows[row + 1]?.[0]];
      return [
        next && line(at, 50, x(valueOf(next)), 50),
        node(at, 50, next ? 'hollow' : 'gold', 7),
      ];
    }),

  profile(data) {
    const looks = groupLooks.slice(0, data.head.length - 1);
    const drawn = column(data, (_, x, row) => {
      const places = looks.map((_dot, group) => x(valueOf(data.rows[row]?.[group + 1])));
      return [
        line(0, 50, 100, 50, 'quiet dotted'),
        line(Math.min(...places), 50, Math.max(...places), 50),
        places.map((place, group) => node(place, 50, looks[group])),
      ];
    });
    return {...drawn, legend: looks.map((dot) => node(50, 50, dot))};
  },

  area(data) {
    const heights = data.rows.map(([, length, ...amounts]) =>
      amounts.map((amount) => valueOf(amount) / valueOf(length)),
    );
    const x = scaleLinear([0, Math.max(...valuesIn(data, 1))], [0, 100]);
    const y = scaleLinear([0, Math.max(...heights.flat())], [0, 88]);
    const box = (group: number, width = 100, height = 100) =>
      rect(0, 100 - height, width, height, group ? 'other empty dashed' : '');
    return {
      legend: data.head.slice(2).map((_, group) => box(group)),
      rows: data.rows.map(([, length], row) =>
        heights[row]?.map((height, group) => box(group, x(valueOf(length)), y(height))),
      ),
    };
  },

  sequence(data) {
    const lanes = lanesOf(data);
    const at = (lane = '') => ((lanes.indexOf(lane) + 0.5) / lanes.length) * 100;
    return {
      head: lanes.map((lane) => words(lane, at(lane), 50, 'middle strong', 0, 5)),
      rows: data.rows.map(([from, to]) => {
        const [start, end] = [at(from?.text), at(to?.text)];
        return [
          lanes.map((lane) => line(at(lane), 0, at(lane), 100, 'quiet dotted')),
          line(start, 50, end, 50),
          start !== end && arrow(end, 50, Math.sign(end - start)),
          node(start, 50, start === end ? 'gold' : ''),
        ];
      }),
    };
  },

  // The two arms of the V meet below the last row.
  v({rows}) {
    const left = (row: number) => 4 + (46 * row) / (rows.length - 0.5);
    const right = (row: number) => 100 - left(row);
    return {
      rows: rows.map((_, row) => [
        line(left(row), 50, right(row), 50, 'gold dotted'),
        [left, right].map((at) => [part(at, row, rows.length + 1), node(at(row), 50, 'hollow', 6)]),
      ]),
    };
  },
};

export const drawings: Partial<Record<string, (data: FigureData) => Marks>> = {
  slope(data) {
    const values = valuesIn(data);
    const y = scaleLinear([Math.min(0, ...values), Math.max(...values)], [100, 0]);
    // On a phone the drawing is 280 px wide, where a letter takes 3 percent.
    const longest = Math.max(...data.rows.map(([, first]) => first?.text.length ?? 0));
    const [left, right] = [Math.max(14, 5 + 3 * longest), 62];
    return [
      [left, right].map((x, side) => [
        line(x, 0, x, 100, 'quiet faint'),
        words(data.head[side + 1], x, 0, 'middle', 0, -24),
      ]),
      data.rows.map(([name, first, second]) => {
        const [start, end] = [y(valueOf(first)), y(valueOf(second))];
        return [
          line(left, start, right, end),
          node(left, start, 'hollow'),
          node(right, end, 'gold', 7),
          words(first?.text, left, start, 'end strong', -12, 5),
          // In em of the larger text
          words(second?.text, right, end, 'strong big', 11, 2),
          words(name?.text, right, end, '', 16, 21),
        ];
      }),
    ];
  },

  phases(data) {
    const {head, rows, unit} = data;
    const y = scaleLinear(domainOf(data, [0, ...valuesIn(data, 1)]), [100, 0]);
    const x = scaleLinear([-1, rows.length], [9, 100]);
    const every = Math.ceil(rows.length / 8);
    const phaseAt = (row: number) => rows[row]?.[2]?.text;
    return [
      y
        .ticks(4)
        .map((tick) => [
          line(0, y(tick), 100, y(tick), tick === 0 ? 'quiet' : 'quiet faint'),
          words(written(tick, unit), 0, y(tick), '', 0, -5),
        ]),
      rows.map(([label, {value} = {}, phase], row) => {
        const edge = x(row - 0.5);
        // On a phone the drawing is 280 px wide, where a name near the end doesn't fit after its line.
        const isLast = (phase?.text.length ?? 0) * 6.8 + 4 > (100 - edge) * 2.8;
        const [at, look] = isLast ? [100, 'end strong'] : [row > 0 ? edge : 0, 'strong'];
        const next = phaseAt(row + 1) === phase?.text ? rows[row + 1]?.[1]?.value : undefined;
        return [
          phase?.text !== phaseAt(row - 1) && [
            row > 0 && line(edge, -16, edge, 100, 'dashed'),
            words(phase?.text, at, 0, look, row > 0 ? 5 : 0, -30),
          ],
          value === undefined && rect(edge, 0, x(1) - x(0), 100, 'quiet pale'),
          value !== undefined && next !== undefined && line(x(row), y(value), x(row + 1), y(next)),
          (row + 1) % every === 0 && words(label?.text, x(row), 100, 'middle', 0, 20),
        ];
      }),
      rows.map(([, {value} = {}, phase], row) => {
        const look = phase?.text === phaseAt(0) ? 'hollow' : '';
        return value !== undefined && node(x(row), y(value), look, 4.5);
      }),
      words(`↑ ${head[1]}`, 0, 100, '', 0, 42),
      words(`${head[0]} →`, 100, 100, 'end', 0, 42),
    ];
  },
};
