/** Article covers: the category sets the composition and the ground, the variant the rest. */
import type {Drawing} from './compose';
import type {Box} from './path';
import {coverStyles} from './presets/covers';
import {numbersFrom} from './seed';

/** Changed until the covers looked as they were designed; after a change, look at all of them. */
const SALT = 'cover-15766/';

/** Covers are 16:9. */
const COVER: Box = [0, 0, 1200, 675];

/** Covers are mostly shown at half their size: coarser coordinates make them a tenth lighter. */
const COVER_DETAIL = 0.6;

/** Lines are this many times sparser in the small cover (a thumbnail), or they would flicker. */
export const SMALL_DENSITY = 2.2;

/** Draws fewer, wider lines, for small pictures; nodes and bands move to the nearest new ring. */
export function sparser(drawing: Drawing, density: number): Drawing {
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

/**
 * A cover: always the same for the same category and variant.
 * @throws when the category has no style, naming those that have
 */
export function coverOf(category: string, variant: number): Drawing {
  const style = Object.hasOwn(coverStyles, category) ? coverStyles[category] : undefined;
  if (!style) {
    throw new Error(
      `No cover for the category "${category}". Known: ${Object.keys(coverStyles).join(', ')}.`,
    );
  }
  const vary = numbersFrom(`${SALT}${category}/${variant}`);
  const {turn, shift, isSymmetrical, shape, ...rest} = style;
  const [x, y] = [shape.origin[0] + vary() * shift[0], shape.origin[1] + vary() * shift[1]];
  const scale = shape.scale * (1 + vary() * 0.14);
  const angle = shape.angle + vary() * turn;
  const phases = [vary() * Math.PI, vary() * Math.PI] as const;
  const isMirrored = vary() > 0;
  return {
    ...rest,
    canvas: COVER,
    detail: COVER_DETAIL,
    ground: true,
    strength: 0.95,
    shape: {
      ...shape,
      origin: [isMirrored ? COVER[2] - x : x, y],
      scale,
      angle: isMirrored ? 180 - angle : angle,
      phases,
    },
    nodes: rest.nodes?.map((node) => {
      const stays = node.ring === 0 || isSymmetrical;
      const line = stays ? node.line : node.line + Math.round(vary());
      return {...node, line: isMirrored ? -line : line};
    }),
  };
}
