/** The drawings as data, and what is derived from them: variants, thumbnails, social cards. */
import {cardSize, type DrawingName} from './catalog';
import {nodePoints, type Drawing} from './drawing';
import {opacityAt, type Fade} from './fades';
import type {Point} from './field';
import cardViews from './presets/cards.json';
import coverStyles from './presets/covers.json';
import drawings from './presets/drawings.json';
import {numbersFrom} from './seed';

/** A cover, and how much its variants may differ from it. Every second variant is mirrored. */
type Cover = Drawing & {
  /** The position of a social card's top left corner in it. */
  corner: Point;
  vary: {
    /** Rotation in degrees, either way. A lattice looks right when it is level or clearly tilted. */
    turn: number;
    /** Offset in px, either way, horizontally and vertically. */
    shift: Point;
    /** Change in size, as a fraction of its scale. */
    zoom: number;
    /** Possible numbers of petals. */
    petals?: number[];
  };
};

/** The named drawings, in px: the page is 0 to 1440, and the canvas of a full-bleed one starts at -560. */
export const presets = drawings as unknown as Record<DrawingName, Drawing>;

/** The covers by category. */
export const covers = coverStyles as unknown as Record<string, Cover>;

/** Keeps only nodes that are completely visible: inside the canvas, and not where the lines fade. */
function withoutHidden(drawing: Drawing): Drawing {
  const [left, top, width, height] = drawing.canvas;
  const shown = nodePoints(drawing).map(
    ([x, y]) =>
      Math.min(x - left, left + width - x, y - top, top + height - y) > 8 &&
      (drawing.fades ?? []).every((fade) => opacityAt(fade, [x, y]) > 0.75),
  );
  return {...drawing, nodes: drawing.nodes?.filter((_, index) => shown[index])};
}

/** A variant of a cover, by number. Consecutive numbers give clearly different ones. */
function vary(category: string, variant: number): Drawing {
  const {vary, ...drawing} = covers[category]!;
  const {turn, shift, zoom, petals} = vary;
  const next = numbersFrom(`cover-${category}/${variant}`);
  const mirror = variant % 2 > 0;
  const {shape, canvas, nodes} = drawing;
  const [x, y] = [shape.origin[0] + next() * shift[0], shape.origin[1] + next() * shift[1]];
  const angle = shape.angle + next() * turn;
  return withoutHidden({
    ...drawing,
    shape: {
      ...shape,
      origin: [mirror ? 2 * canvas[0] + canvas[2] - x : x, y],
      angle: mirror ? 180 - angle : angle,
      scale: shape.scale * (1 + next() * zoom),
      phases: [next() * Math.PI, next() * Math.PI],
      ...(petals && {petals: petals[variant % petals.length]}),
    },
    nodes: nodes?.map((node) => {
      const line = node.line + (node.ring && Math.round(next()));
      return {...node, line: mirror ? -line : line};
    }),
  });
}

/** A drawing with fewer, wider lines, for small pictures. Nodes and bands move to the nearest remaining ring. */
function sparser(drawing: Drawing, density: number): Drawing {
  const cells = 2 * Math.round(drawing.cells / density / 2);
  const snap = (count: number): number => Math.round((count * cells) / drawing.cells);
  return {
    ...drawing,
    cells,
    weight: drawing.weight * density ** 1.15,
    bands: drawing.bands?.map((band) => ({...band, from: snap(band.from), to: snap(band.to)})),
    nodes: drawing.nodes?.map((node) => ({
      ...node,
      ring: snap(node.ring),
      line: snap(node.line),
      radius: (node.radius ?? 5) * density ** 0.85,
    })),
  };
}

export function coverOf(category: string, variant: number, isSmall = false): Drawing {
  const drawing = {...vary(category, variant), ground: true};
  return isSmall ? sparser(drawing, 2.2) : drawing;
}

/** How much sparser a card's lines are than the page's, because most people see cards at a third of their size. */
const DENSITY = 1.7;

/** A card's viewport: its top left corner in a named drawing, a cover, or a composition of its own. */
type View = Partial<Drawing> & {drawing?: DrawingName; corner: Point; density?: number};
const views = {...covers, ...cardViews} as unknown as Record<string, View>;

export const cardNames: readonly string[] = Object.keys(views);

/** A social card's drawing: its viewport of a composition, with room for a figure if it has one. */
export function cardOf(name: string, variant = 0, hasFigure = false): Drawing {
  const view = views[name]!;
  const drawn = view.drawing && presets[view.drawing];
  const {corner, density = DENSITY, ...preset} = {...drawn, ...view} as Drawing & View;
  const [x, y] = corner;
  const next = numbersFrom(`card-${name}-${variant}`);
  const figure: Fade = {
    center: [x + 1010, y + 540],
    radius: [330, 190],
    stops: [
      [0.55, 0],
      [1, 1],
    ],
  };
  return withoutHidden(
    sparser(
      {
        ...preset,
        canvas: [x, y, cardSize.width, cardSize.height],
        ground: true,
        shape: {...preset.shape, phases: [next() * Math.PI, next() * Math.PI]},
        fades: [{from: [x + 640, 0], to: [x + 920, 0]}, ...(hasFigure ? [figure] : [])],
      },
      density,
    ),
  );
}
