import type {Nodes, RootContent} from 'mdast';

/**
 * The marks drawings are made of, as elements of the page. All places are in percent of the drawing,
 * so that it is redrawn for every width while its words keep their size; shifts are in px. `look`
 * names colors and strokes of src/components/Figure/styles.module.css.
 */
export type Mark = RootContent;

/** A node of our own that becomes an element of that name. */
export const element = (
  name: string,
  children: readonly Nodes[] = [],
  properties: Record<string, string | number> = {},
) => ({type: 'part', children, data: {hName: name, hProperties: properties}}) as unknown as Mark;

/** Leaves out a look that a mark doesn't have. */
const look = (names: string) => (names ? {dataLook: names} : undefined);

const percent = (value: number): string => `${Math.round(value * 100) / 100}%`;

/** A mark whose places are parts of the drawing, in percent. */
const placed = (name: string, places: Record<string, number>, looks: string): Mark =>
  element(name, [], {
    ...Object.fromEntries(Object.entries(places).map(([at, value]) => [at, percent(value)])),
    ...look(looks),
  });

export const line = (x1: number, y1: number, x2: number, y2: number, looks = ''): Mark =>
  placed('line', {x1, y1, x2, y2}, looks);

export const rect = (x: number, y: number, width: number, height: number, looks = ''): Mark =>
  placed('rect', {x, y, width, height}, looks);

/** A node of the motif. */
export const node = (x: number, y: number, looks = '', r = 5): Mark =>
  element('circle', [], {cx: percent(x), cy: percent(y), r, ...look(looks)});

/** The head of an arrow that ends at a place: to the right, or to the left where `way` is -1. */
export const arrow = (x: number, y: number, way: number): Mark =>
  element('svg', [element('path', [], {d: `M${-9 * way}-5 ${-2 * way} 0 ${-9 * way} 5`})], {
    x: percent(x),
    y: percent(y),
  });

/** Words that begin at a place; `middle` and `end` of `look` set them around it and before it. */
export const words = (text = '', x = 0, y = 0, looks = '', dx = 0, dy = 0): Mark =>
  element('text', [{type: 'text', value: text}], {
    x: percent(x),
    y: percent(y),
    dx,
    dy,
    ...look(looks),
  });

/** Marks that stand higher or lower by some px. */
export const shift = (marks: readonly Mark[], y: number): Mark => element('svg', marks, {y});

/** What marks stand on. Its words are in the table too, so it is for eyes alone. */
export const canvas = (marks: readonly Mark[]): Mark => element('svg', marks, {ariaHidden: 'true'});
