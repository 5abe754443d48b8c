/** Renders a drawing as an SVG string, without scripts, styles, or literal colors. */
import {gradient, mask, opacityAt, short, type Fade, type Stops} from './fades';
import {
  axisPoint,
  createField,
  direction,
  distanceFrom,
  levelAt,
  ring,
  stripLine,
  type Fault,
  type Point,
  type Shape,
} from './field';
import {linePath} from './path';

export type Ink = 'technology' | 'middle' | 'human' | 'brand' | 'ground';

/** A color for each ink: literal values for files, `var(--...)` for inlined drawings. */
export type Palette = Record<Ink, string>;

/** A gold dot where a ring crosses a strip line, both counted from the middle of the mouth. */
type Node = {ring: number; line: number; radius?: number; open?: boolean};

/** A drawing as data. Distances are in units of the field, counted along its axis from the mouth. */
export type Drawing = {
  /** The canvas: x, y, width, height. Full-bleed canvases start at -560; the page is 0 to 1440. */
  canvas: readonly [number, number, number, number];
  /** Which part stays when the drawing is cropped. Default `xMidYMid`. */
  crop?: 'xMidYMid' | 'xMidYMax' | 'xMidYMin';
  /** Paints the ground, with stronger lines on it (covers, social cards). */
  ground?: boolean;
  shape: Shape;
  /** Cells across the stem. The pitch of rings and strip lines is 2π / cells. */
  cells: number;
  /** Distance at which strip lines have faded out; 0 for none. */
  crossings: number;
  /** The lines' ink by distance. */
  inks: readonly (readonly [distance: number, ink: Ink])[];
  /** The width of a hairline in px; every fifth ring (the index ring) is 1.9 times as wide. */
  weight: number;
  /** Filled areas between two rings, counted from the mouth. */
  bands?: readonly {from: number; to: number; ink: Ink; opacity: number}[];
  nodes?: readonly Node[];
  fades?: readonly Fade[];
  /** Distances between which the curls behind the mouth fade. Default -4 to .5. */
  curl?: Point;
  faults?: readonly Fault[];
};

const indexEvery = 5;
/** Fainter lines are left out: nobody would see them, but everybody would download them. */
const faintest = 0.045;
/** Coordinates are multiples of half a pixel. */
const units = 2;
/** How far lines extend past the canvas, in px, so that rounding never shows their ends. */
const margin = 3;

const range = (first: number, last: number): number[] =>
  Array.from({length: Math.floor(last) - Math.ceil(first) + 1}, (_, i) => Math.ceil(first) + i);

export function nodePoints({shape, faults, cells, nodes = []}: Drawing): Point[] {
  const [field, pitch] = [createField(shape, faults), (2 * Math.PI) / cells];
  return nodes.map((node) => field(levelAt(node.ring * pitch))(node.line * pitch));
}

/** The distance from the mouth beyond which nothing is on the canvas. */
function farthest({canvas: [x, y, width, height], shape}: Drawing): number {
  const [originX, originY] = shape.origin;
  const reach = Math.hypot(
    Math.max(Math.abs(x - originX), Math.abs(x + width - originX)),
    Math.max(Math.abs(y - originY), Math.abs(y + height - originY)),
  );
  return reach / shape.scale / (1 - (shape.petal ?? 0)) + 2;
}

/** How strip lines fade outside: an ellipse, opaque at the mouth's edges, that reaches farther for longer lines. */
function crossingFade({shape, crossings}: Drawing): Fade & {stops: Stops} {
  const [center, across] = [-0.6 + 0.3 * Math.max(0, crossings - 2), crossings + 3];
  const along = crossings + 0.3 - center;
  const edge = Math.hypot((center + 1.2) / along, 3.2 / across);
  const [x, y] = shape.origin;
  const [cos, sin] = direction(shape.angle);
  return {
    center: [x + center * shape.scale * cos, y + center * shape.scale * sin],
    radius: [along * shape.scale, across * shape.scale],
    angle: shape.angle,
    stops: [
      [edge, 1],
      [0.45 + 0.55 * edge, 0.3],
      [1, 0],
    ],
  };
}

/** Renders a drawing. All its ids start with `id`, so that a page can have several drawings. */
export function render(id: string, drawing: Drawing, palette: Palette): string {
  const {canvas, shape, cells, crossings, inks, weight, crop = 'xMidYMid'} = drawing;
  const {ground, bands = [], nodes = [], fades = [], faults = []} = drawing;
  /** The opacity of rings; strip lines have three quarters of it. */
  const strength = ground ? 0.95 : 0.85;
  const [x, y, width, height] = canvas;
  const field = createField(shape, faults);
  const pitch = (2 * Math.PI) / cells;
  const far = farthest(drawing);
  const [curlFrom, curlTo] = drawing.curl ?? [-4, 0.5];
  const curl = {from: axisPoint(shape, curlFrom), to: axisPoint(shape, curlTo)};
  const dying = crossingFade(drawing);

  const under = (...over: Fade[]) => {
    const veils = [...fades, ...over];
    return (point: Point) =>
      Math.min(point[0] - x, x + width - point[0]) >= -margin &&
      Math.min(point[1] - y, y + height - point[1]) >= -margin &&
      faults.every((fault) => Math.abs(distanceFrom(fault, point)) >= fault.gap / 2) &&
      veils.reduce((opacity, fade) => opacity * opacityAt(fade, point), 1) > faintest;
  };
  const path = (data: string, attributes = '') => data && `<path${attributes} d="${data}"/>`;
  const rings = (isOuter: boolean) =>
    [false, true]
      .map((isIndex) => {
        const numbers = range(-far / pitch, far / pitch).filter(
          (i) => i * pitch > -0.2 === isOuter && (i % indexEvery === 0) === isIndex,
        );
        const curves = numbers.map((i) => ring(field, i * pitch));
        return path(
          linePath(curves, units, isOuter ? under(curl) : under()),
          isIndex ? ` stroke-width="${short(1.9 * weight * units)}"` : '',
        );
      })
      .join('');
  const lines = (from: number, to: number, attributes: string, ...over: Fade[]) => {
    const curves = range(-cells / 2, cells / 2).map((i) => stripLine(field, i * pitch, from, to));
    const data = crossings > 0 ? linePath(curves, units, under(...over)) : '';
    return path(data, `${attributes} stroke-opacity="${short(0.75 * strength)}"`);
  };

  const areas = bands.map(({from, to, ink, opacity}) => {
    const [near, outer] = [ring(field, from * pitch), ring(field, to * pitch)];
    const back = {...outer, at: (t: number) => outer.at(-t)};
    const data = linePath([near, back], units).replace(/(?<!^)m/, 'l');
    return path(
      `${data}z`,
      ` stroke="none" fill="${palette[ink]}" fill-opacity="${short(opacity)}"`,
    );
  });
  const dots = nodePoints(drawing).map(([cx, cy], i) => {
    const {radius = 5, open} = nodes[i]!;
    const ink = open
      ? `fill="${palette.ground}" stroke="${palette.brand}" stroke-width="${short(weight * 2)}"`
      : `fill="${palette.brand}"`;
    return `<circle cx="${short(cx)}" cy="${short(cy)}" r="${short(radius)}" ${ink}/>`;
  });

  const [start, end] = [inks[0]![0], inks.at(-1)![0]];
  const inkStops = inks.map(
    ([distance, ink]) => [(distance - start) / (end - start || 1), 1, palette[ink]] as const,
  );
  const axis = {from: axisPoint(shape, start), to: axisPoint(shape, end)};
  const bloom = lines(0, Math.min(far, crossings), ` mask="url(#${id}-d)"`, curl, dying);
  const definitions = [
    gradient(`${id}-i`, axis, inkStops, units),
    bloom && mask(`${id}-d`, dying, canvas, units),
    mask(`${id}-c`, curl, canvas, units),
    ...fades.map((fade, i) => mask(`${id}-f${i}`, fade, canvas)),
  ];
  const paint =
    `transform="scale(${1 / units})" stroke="url(#${id}-i)" ` +
    `stroke-width="${short(weight * units)}" stroke-opacity="${short(strength)}"`;
  const drawn = fades.reduce(
    (content, _, i) => `<g mask="url(#${id}-f${i})">${content}</g>`,
    `<g ${paint}><g mask="url(#${id}-c)">${areas.join('')}${bloom}${rings(true)}</g>` +
      `${lines(-far, 0, '')}${rings(false)}</g>`,
  );
  const box = `x="${x}" y="${y}" width="${width}" height="${height}"`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${canvas.join(' ')}" width="${width}" height="${height}" ` +
    `preserveAspectRatio="${crop} slice" fill="none" aria-hidden="true" focusable="false">` +
    `<defs>${definitions.join('')}</defs>` +
    (ground ? `<rect ${box} fill="${palette.ground}"/>` : '') +
    `${drawn}${dots.join('')}</svg>`
  );
}
