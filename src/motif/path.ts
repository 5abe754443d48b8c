/** Turns curves of the field into compact SVG path data: only what is visible, with few cubic Béziers. */
import type {Curve, Point} from './field';

/** The maximum distance between a fitted cubic and its curve, in px, small enough for a hairline to hide. */
const TOLERANCE = 0.8;

/** The same for straight lines, because the lattice has to look exact. */
const STRAIGHT = 0.06;

/** Visible stretches shorter than this are omitted, in px. */
const SHORTEST = 2;

const distance = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(bx - ax, by - ay);

/** Distance of a point from the line through two others. */
const offLine = ([x, y]: Point, a: Point, b: Point): number =>
  Math.abs((b[0] - a[0]) * (y - a[1]) - (b[1] - a[1]) * (x - a[0])) / (distance(a, b) || 1);

/** The visible stretches of a curve, as parameter ranges found by bisection. */
function* stretches({at, from, to, samples}: Curve, isVisible: (point: Point) => boolean) {
  let [start, before, wasVisible] = [from, from, false];
  for (let i = 0; i <= samples; i += 1) {
    const t = from + ((to - from) * i) / samples;
    const visible = isVisible(at(t));
    if (visible !== wasVisible) {
      let [low, high] = [before, t];
      for (let step = 0; step < 12; step += 1) {
        const middle = (low + high) / 2;
        if (isVisible(at(middle)) === visible) high = middle;
        else low = middle;
      }
      if (visible) start = high;
      else yield [start, low] as const;
    }
    [before, wasVisible] = [t, visible];
  }
  if (wasVisible) yield [start, to] as const;
}

type Piece = [Point, Point, Point, Point];

/** The cubic with a stretch's end points and end tangents that passes through its middle. */
function cubic(at: Curve['at'], from: number, to: number): Piece {
  const step = (to - from) * 1e-4;
  const [start, end] = [at(from), at(to)];
  const tangent = (a: Point, b: Point): Point => {
    const length = distance(a, b) || 1;
    return [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
  };
  const [[ux, uy], [vx, vy]] = [tangent(start, at(from + step)), tangent(at(to - step), end)];
  const middle = at((from + to) / 2);
  const [x, y] = ([0, 1] as const).map((i) => (8 * middle[i] - 4 * start[i] - 4 * end[i]) / 3) as [
    number,
    number,
  ];
  const cross = uy * vx - ux * vy;
  const third = distance(start, end) / 3;
  let [a, b] = [(y * vx - x * vy) / cross, (ux * y - uy * x) / cross];
  if (!(a > 0 && b > 0 && a < 9 * third && b < 9 * third)) [a, b] = [third, third];
  return [start, [start[0] + a * ux, start[1] + a * uy], [end[0] - b * vx, end[1] - b * vy], end];
}

const pointOf = ([p0, p1, p2, p3]: Piece, t: number): Point => {
  const u = 1 - t;
  const [a, b, c, d] = [u * u * u, 3 * t * u * u, 3 * t * t * u, t * t * t];
  return [
    a * p0[0] + b * p1[0] + c * p2[0] + d * p3[0],
    a * p0[1] + b * p1[1] + c * p2[1] + d * p3[1],
  ];
};

/** Approximates a stretch of a curve by cubics, each as long as the tolerance allows. */
function pieces(at: Curve['at'], from: number, to: number): Piece[] {
  let next = to;
  for (;;) {
    const piece = cubic(at, from, next);
    const isClose = [0.1, 0.3, 0.7, 0.9].every(
      (t) =>
        offLine(at(from + (next - from) * t), pointOf(piece, t - 0.05), pointOf(piece, t + 0.05)) <
        TOLERANCE,
    );
    if (isClose) return next < to ? [piece, ...pieces(at, next, to)] : [piece];
    next = from + (next - from) * 0.9;
  }
}

/** The visible stretches of curves as path data. Integer coordinates, in fractions of a pixel, are shorter. */
export function linePath(
  curves: readonly Curve[],
  units: number,
  isVisible: (point: Point) => boolean = () => true,
): string {
  let data = '';
  let pen: Point = [0, 0];
  let last = '';
  /** Writes relative coordinates from rounded positions, so that rounding errors don't add up. */
  const write = (command: string, points: Point[]) => {
    const numbers = points.flatMap((point) =>
      point.map((value, axis) => Math.round(value * units) - pen[axis]!),
    );
    pen = [pen[0] + numbers.at(-2)!, pen[1] + numbers.at(-1)!];
    const repeats = command === last && command !== 'm';
    data += `${repeats ? ' ' : command}${numbers.join(' ')}`.replaceAll(' -', '-');
    last = command;
  };
  for (const curve of curves) {
    const {at} = curve;
    for (const [from, to] of stretches(curve, isVisible)) {
      const [start, end] = [at(from), at(to)];
      const inner = [0.1, 0.25, 0.5, 0.75, 0.9].map((share) => at(from + (to - from) * share));
      if (Math.max(...inner.map((p) => distance(start, p)), distance(start, end)) < SHORTEST)
        continue;
      write('m', [start]);
      if (inner.every((point) => offLine(point, start, end) < STRAIGHT)) write('l', [end]);
      else for (const [, ...points] of pieces(at, from, to)) write('c', points);
    }
  }
  return data;
}
