import type {Nodes, RootContent} from 'mdast';

/**
 * The marks drawings are made of, as elements of the page. All places are in percent of the drawing,
 * so that it is redrawn for every width while its words keep their size; shifts are in px. `look`
 * names colors of src/components/Figure/drawn.module.css; `more` are attributes of SVG.
 */
export type Mark = RootContent;

/** Marks, in groups or not. What is false is not drawn. */
export type Marks = Mark | false | undefined | readonly Marks[];

type Properties = Record<string, string | number | undefined>;

/** A node of our own that becomes an element of that name. */
export const element = (name: string, children: readonly Nodes[] = [], properties?: Properties) =>
  ({type: 'part', children, data: {hName: name, hProperties: properties}}) as unknown as Mark;

const percent = (value: number): string => `${Math.round(value * 100) / 100}%`;

/** Makes a mark whose places are in percent. */
const placed =
  (name: string, ...at: readonly string[]) =>
  (a: number, b: number, c: number, d: number, look = '', more?: Properties) =>
    element(name, [], {
      ...Object.fromEntries(at.map((name, index) => [name, percent([a, b, c, d][index] ?? 0)])),
      dataLook: look || undefined,
      ...more,
    });

export const line = placed('line', 'x1', 'y1', 'x2', 'y2');
export const rect = placed('rect', 'x', 'y', 'width', 'height');

/** A node of the motif. */
export const node = (x: number, y: number, look = '', r = 5) =>
  element('circle', [], {cx: percent(x), cy: percent(y), r, dataLook: look || undefined});

/** The head of an arrow that ends at a place: to the right, or to the left where `way` is -1. */
export const arrow = (x: number, y: number, way: number) =>
  element(
    'svg',
    [element('path', [], {d: `M${-9 * way}-5 ${-2 * way} 0 ${-9 * way} 5`, fill: 'none'})],
    {x: percent(x), y: percent(y)},
  );

/** Words that begin at a place; `middle` and `end` of `look` set them around it and before it. */
export const words = (text = '', x = 0, y = 0, look = '', dx = 0, dy = 0) =>
  element('text', [{type: 'text', value: text}], {
    ...{x: percent(x), y: percent(y)},
    // Relative to the letters, which are smaller on paper.
    ...{dx: `${dx / 14}em`, dy: `${dy / 14}em`},
    textAnchor: /middle|end/.exec(look)?.[0],
    dataLook: look || undefined,
  });

/** What marks stand on. Its words are in the table too, so it is for eyes alone. */
export const canvas = (marks: Marks) =>
  element('svg', [marks].flat(9).filter(Boolean) as Mark[], {ariaHidden: 'true'});
