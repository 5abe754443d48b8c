/** Writes one drawing as an SVG string: no script, no style, no literal color. */
import {type Composition, compose, type Drawing, type Ink} from './compose';
import {gradient, mask, short} from './fades';
import {axisPoint, type Point} from './field';
import {UNITS} from './path';

/** A color for each ink: literal values for files, `var(--...)` for inlined drawings. */
export type Palette = Record<Ink, string>;

/** A drawing with all its lengths multiplied: in units (see path.ts) instead of pixels. */
export function inUnits(drawing: Drawing): Drawing {
  const units = UNITS * (drawing.detail ?? 1);
  const point = ([x, y]: Point): Point => [x * units, y * units];
  const [x, y, width, height] = drawing.canvas;
  return {
    ...drawing,
    canvas: [x * units, y * units, width * units, height * units],
    shape: {
      ...drawing.shape,
      origin: point(drawing.shape.origin),
      scale: drawing.shape.scale * units,
    },
    weight: drawing.weight * units,
    nodes: drawing.nodes?.map((node) => ({...node, radius: (node.radius ?? DOT) * units})),
    fades: drawing.fades?.map((fade) =>
      'center' in fade
        ? {...fade, center: point(fade.center), radius: point(fade.radius)}
        : {...fade, from: point(fade.from), to: point(fade.to)},
    ),
    faults: drawing.faults?.map((fault) => ({
      ...fault,
      at: point(fault.at),
      shift: fault.shift * units,
      gap: fault.gap * units,
    })),
  };
}

/** Radius of a node in px, unless it says another. */
const DOT = 5;

/** How much wider an index ring is than a hairline. */
const INDEX_WEIGHT = 1.9;

/** How much quieter strip lines are than rings: the rings lead. */
const LINE_STRENGTH = 0.75;

const path = (data: string, attributes = ''): string =>
  data ? `<path${attributes} d="${data}"/>` : '';
const group = (content: string, attributes: string): string =>
  content ? `<g ${attributes}>${content}</g>` : '';

/** The gradient that gives the lines their ink along the axis. */
function inkGradient(id: string, {inks, shape}: Drawing, palette: Palette): string {
  const [first, last] = [inks[0]![0], inks[inks.length - 1]![0]];
  const stops = inks.map(([distance, ink]) => ({
    offset: (distance - first) / (last - first || 1),
    color: palette[ink],
  }));
  return gradient(id, {from: axisPoint(shape, first), to: axisPoint(shape, last)}, stops);
}

/** The ink of the lines nearest to a distance. */
const inkAt = ({inks}: Drawing, distance: number): Ink =>
  inks.reduce((best, stop) =>
    Math.abs(stop[0] - distance) < Math.abs(best[0] - distance) ? stop : best,
  )[1];

/** The gradient in which the strip lines die out. */
function dyingGradient(
  id: string,
  {dying}: Composition,
  drawing: Drawing,
  palette: Palette,
): string {
  const stops = dying.stops.map(([offset, opacity], i) => ({
    offset,
    opacity,
    color: palette[inkAt(drawing, i === 0 ? 0.5 : drawing.crossings)],
  }));
  return gradient(id, dying, stops);
}

/** Hairlines and index rings of one half of the drawing. */
function strokes({fine, index}: Composition['stem'], {weight}: Drawing): string {
  return path(fine) + path(index, ` stroke-width="${short(weight * INDEX_WEIGHT)}"`);
}

/** The gold dots; an open one is a ring whose inside shows the ground. */
function dots({nodes}: Composition, {weight}: Drawing, palette: Palette): string {
  return nodes
    .map(({at: [x, y], radius = 0, open = false}) => {
      const place = `cx="${Math.round(x)}" cy="${Math.round(y)}"`;
      const ink = open
        ? `fill="${palette.ground}" stroke="${palette.brand}" stroke-width="${short(weight * 2)}"`
        : `fill="${palette.brand}"`;
      return `<circle ${place} r="${short(radius)}" ${ink}/>`;
    })
    .join('');
}

/**
 * Renders a drawing.
 * @param id prefix of all ids, so that several drawings can stand on one page
 * @param data the drawing
 * @param palette the color of each ink
 */
export function render(id: string, data: Drawing, palette: Palette): string {
  const drawing = inUnits(data);
  const {canvas, weight, strength = 0.85, fades = [], crop = 'xMidYMid'} = drawing;
  const [x, y, width, height] = canvas;
  const composition = compose(drawing);
  const {stem, bloom, bands} = composition;
  const quiet = ` stroke-opacity="${short(strength * LINE_STRENGTH)}"`;

  const dying = dyingGradient(`${id}-d`, composition, drawing, palette);
  const definitions =
    inkGradient(`${id}-i`, drawing, palette) +
    (bloom.lines ? dying : '') +
    mask(`${id}-c`, composition.curl, canvas) +
    fades.map((fade, i) => mask(`${id}-f${i}`, fade, canvas)).join('');

  const outer = group(
    bands
      .map(({data, ink, opacity}) =>
        path(data, ` stroke="none" fill="${palette[ink]}" fill-opacity="${short(opacity)}"`),
      )
      .join('') +
      path(bloom.lines, ` stroke="url(#${id}-d)"${quiet}`) +
      strokes(bloom, drawing),
    `mask="url(#${id}-c)"`,
  );
  const inner = path(stem.lines, quiet) + strokes(stem, drawing);
  const lines = group(
    outer + inner,
    `stroke="url(#${id}-i)" stroke-width="${short(weight)}" stroke-opacity="${short(strength)}"`,
  );
  const faded = fades.reduce((content, _, i) => group(content, `mask="url(#${id}-f${i})"`), lines);

  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${canvas.join(' ')}" width="${data.canvas[2]}" height="${data.canvas[3]}" ` +
    `preserveAspectRatio="${crop} slice" fill="none" aria-hidden="true" focusable="false">` +
    `<defs>${definitions}</defs>` +
    (drawing.ground
      ? `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${palette.ground}"/>`
      : '') +
    `${faded}${dots(composition, drawing, palette)}</svg>`
  );
}
