/** The geometry of one drawing: which curves it shows, as path data, and no color yet. */
import {type Fade, opacityAt, type Stops} from './fades';
import {breakField, type Fault, isInGap} from './faults';
import {
  axisPoint,
  createField,
  direction,
  levelAt,
  type Point,
  ring,
  type Shape,
  stripLine,
} from './field';
import {areaPath, type Box, isInside, linePath, type Visible} from './path';

/** The five inks; what color each is, the palette says. */
export type Ink = 'technology' | 'middle' | 'human' | 'brand' | 'ground';

/** A gold dot on the crossing of a ring and a strip line, both counted from the middle of the mouth. */
export type Node = {ring: number; line: number; radius?: number; open?: boolean};

/** The area between two rings (counted from the mouth), filled. */
type Band = {from: number; to: number; ink: Ink; opacity: number};

/** A drawing as data. Distances are in units of the field, counted along its axis from the mouth. */
export type Drawing = {
  /** The canvas: x, y, width, height. Full-bleed canvases begin at -560: 0 to 1440 is the page. */
  canvas: Box;
  /** Which part stays when the drawing is cropped. Default `xMidYMid`. */
  crop?: 'xMidYMid' | 'xMidYMax' | 'xMidYMin';
  /** How finely coordinates are written: 1 for quarter pixels, less where it is small or in a page. Default 1. */
  detail?: number;
  /** Paints the ground too (covers). */
  ground?: boolean;
  shape: Shape;
  /** Cells across the stem. The pitch of rings and strip lines is 2π / cells. */
  cells: number;
  /** Distances between which rings and strip lines are drawn. Default: all that can be seen. */
  extent?: Point;
  /** Distance at which the strip lines have died out; 0 draws none at all. */
  crossings: number;
  /** Which ink the lines have at which distance. */
  inks: readonly (readonly [distance: number, ink: Ink])[];
  /** Width of a hairline in px; every fifth ring (the index ring) is 1.9 times as wide. */
  weight: number;
  /** Opacity of the rings; strip lines have three quarters of it. Default .85. */
  strength?: number;
  bands?: readonly Band[];
  nodes?: readonly Node[];
  fades?: readonly Fade[];
  /** Distances between which the curls behind the mouth dissolve. Default -4 to .5. */
  curl?: Point;
  faults?: readonly Fault[];
};

/** Every fifth ring is an index ring, as on a map. */
const INDEX_EVERY = 5;
/** Lines fainter than this are not drawn: nobody would see them, everybody would load them. */
const FAINTEST = 0.045;

/** The whole numbers from `first` to `last`. */
const range = (first: number, last: number): number[] =>
  Array.from(
    {length: Math.max(0, Math.floor(last) - Math.ceil(first) + 1)},
    (_, i) => Math.ceil(first) + i,
  );

/** Distance from the mouth beyond which nothing can lie on the canvas. */
function farthest({canvas: [x, y, width, height], shape}: Drawing): number {
  const [originX, originY] = shape.origin;
  const reach = Math.hypot(
    Math.max(Math.abs(x - originX), Math.abs(x + width - originX)),
    Math.max(Math.abs(y - originY), Math.abs(y + height - originY)),
  );
  return reach / shape.scale / (1 - (shape.petal ?? 0)) + 2;
}

/**
 * The fade of the strip lines outside: an ellipse, full at the mouth's edges. The longer the lines,
 * the farther its center lies before the mouth, so that those that turn back never get long.
 */
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

const fieldOf = ({shape, faults = []}: Drawing) => breakField(createField(shape), faults);

/** Distance between two rings, and between two strip lines. */
const pitchOf = ({cells}: Drawing): number => (2 * Math.PI) / cells;

/** A drawing's nodes with the points they stand on. */
export function placeNodes(drawing: Drawing): (Node & {at: Point})[] {
  const [field, pitch] = [fieldOf(drawing), pitchOf(drawing)];
  return (drawing.nodes ?? []).map((node) => ({
    ...node,
    at: field(levelAt(node.ring * pitch))(node.line * pitch),
  }));
}

/** Computes a drawing's path data, split by what has its own stroke or mask. */
export function compose(drawing: Drawing) {
  const {
    canvas,
    shape,
    cells,
    crossings,
    fades = [],
    faults = [],
    curl: [curlFrom, curlTo] = [-4, 0.5],
  } = drawing;
  const [field, pitch] = [fieldOf(drawing), pitchOf(drawing)];
  const far = farthest(drawing);
  const [first, last] = drawing.extent ?? [-far, far];
  const curl: Fade = {from: axisPoint(shape, curlFrom), to: axisPoint(shape, curlTo)};
  const dying = crossingFade(drawing);
  const under = (...over: Fade[]): Visible => {
    const veils = [...fades, ...over];
    return (point) =>
      isInside(canvas, point) &&
      !isInGap(faults, point) &&
      veils.reduce((opacity, fade) => opacity * opacityAt(fade, point), 1) > FAINTEST;
  };
  const rings = (isOuter: boolean, isIndex: boolean): string =>
    linePath(
      range(first / pitch, last / pitch)
        .filter((i) => i * pitch > -0.2 === isOuter && (i % INDEX_EVERY === 0) === isIndex)
        .map((i) => ring(field, i * pitch)),
      isOuter ? under(curl) : under(),
    );
  const lines = (from: number, to: number, visible: Visible): string =>
    crossings > 0 && to > from
      ? linePath(
          range(-cells / 2, cells / 2).map((i) => stripLine(field, i * pitch, from, to)),
          visible,
        )
      : '';
  return {
    curl,
    dying,
    stem: {
      fine: rings(false, false),
      index: rings(false, true),
      lines: lines(first, Math.min(0, last), under()),
    },
    bloom: {
      fine: rings(true, false),
      index: rings(true, true),
      lines: lines(0, Math.min(last, crossings), under(curl, dying)),
    },
    bands: (drawing.bands ?? []).map((band) => ({
      ...band,
      data: areaPath(ring(field, band.from * pitch), ring(field, band.to * pitch), canvas),
    })),
    nodes: placeNodes(drawing),
  };
}

/** A drawing's geometry. */
export type Composition = ReturnType<typeof compose>;
