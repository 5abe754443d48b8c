import type {Nodes, RootContent, Text} from 'mdast';

/** Part of a drawing. Positions are in percent, so that text keeps its size at every width; offsets are in px. */
export type Mark = RootContent;

/** Marks, nested or not. False and undefined values are skipped. */
export type Marks = Mark | false | undefined | readonly Marks[];

type Properties = Record<string, string | number | undefined>;

/** A Markdown node that becomes an element of that name. */
export const element = (name: string, children: readonly Nodes[] = [], properties?: Properties) =>
  ({type: 'part', children, data: {hName: name, hProperties: properties}}) as unknown as Mark;

export const text = (value: string): Text => ({type: 'text', value});

/** The properties behind each word of a mark's `look`. The default color is that of the service line. */
const looks: Readonly<Record<string, Properties>> = {
  other: {color: 'var(--site-color-other)'},
  gold: {color: 'var(--site-color-brand)'},
  quiet: {color: 'var(--site-color-line-strong)', strokeWidth: 1},
  faint: {strokeOpacity: 0.4},
  pale: {fillOpacity: 0.3, stroke: 'none'},
  ground: {color: 'var(--site-color-page)'},
  hollow: {fill: 'var(--site-color-page)'},
  empty: {fill: 'none'},
  dotted: {strokeDasharray: '2 4'},
  dashed: {strokeDasharray: '5 4'},
  wide: {strokeWidth: 18},
  words: {fill: 'var(--site-color-text-muted)', stroke: 'none'},
  strong: {fill: 'var(--site-color-text)', fontWeight: 'var(--site-weight-strong)'},
  answer: {color: 'var(--site-color-tone)', fill: 'var(--site-color-brand)', strokeWidth: 2},
  decision: {fill: 'var(--site-color-brand)', stroke: 'var(--site-color-text)'},
  big: {fontSize: 'var(--site-text-card-small)'},
  middle: {textAnchor: 'middle'},
  end: {textAnchor: 'end'},
};

function mark(name: string, look: string, properties: Properties, children?: Nodes[]): Mark {
  for (const word of look.split(' ')) Object.assign(properties, looks[word]);
  return element(name, children, properties);
}

const percent = (value: number): string => `${Math.round(value * 100) / 100}%`;

const placed =
  (name: string, ...at: readonly string[]) =>
  (a: number, b: number, c: number, d: number, look = '', more?: Properties) => {
    const places = at.map((key, index) => [key, percent([a, b, c, d][index] ?? 0)] as const);
    return mark(name, look, {...Object.fromEntries(places), ...more});
  };

export const line = placed('line', 'x1', 'y1', 'x2', 'y2');
export const rect = placed('rect', 'x', 'y', 'width', 'height');

export const node = (x: number, y: number, look = '', r = 5) =>
  mark('circle', look, {cx: percent(x), cy: percent(y), r});

/** An arrowhead at a position: pointing right, or left if `way` is -1. */
export const arrow = (x: number, y: number, way: number) =>
  element('svg', [mark('path', 'empty', {d: `M${-9 * way}-5 ${-2 * way} 0 ${-9 * way} 5`})], {
    ...{x: percent(x), y: percent(y)},
    overflow: 'visible',
  });

/** A gold diamond that marks a decision. */
export const diamond = (x: number, y: number) =>
  element('svg', [mark('path', '', {d: 'M0-9 9 0 0 9-9 0z', ...looks.decision})], {
    ...{x: percent(x), y: percent(y)},
    overflow: 'visible',
  });

/** Text that starts at a position; with `middle` or `end` in `look`, it is centered there or ends there. */
export const words = (value = '', x = 0, y = 0, look = '', dx = 0, dy = 0) => {
  // In em, because the text is smaller in print.
  const at = {x: percent(x), y: percent(y), dx: `${dx / 14}em`, dy: `${dy / 14}em`};
  return mark('text', `words ${look}`, at, [text(value)]);
};

/** Hidden from screen readers: the table has the same words. */
export const canvas = (marks: Marks) =>
  element('svg', [marks].flat(9).filter(Boolean) as Mark[], {
    ...{ariaHidden: 'true', width: '100%', height: '100%', overflow: 'visible'},
    ...{color: 'var(--site-color-tone)', fill: 'currentColor', stroke: 'currentColor'},
    ...{strokeWidth: 1.5, fontFamily: 'var(--site-font-name)', fontSize: 'var(--site-text-badge)'},
  });
