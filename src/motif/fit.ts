/**
 * Fits sampled curves with as few cubic Béziers as a tolerance allows: least squares with fixed
 * end tangents (Schneider, "An Algorithm for Automatically Fitting Digitized Curves", Graphics
 * Gems, 1990), each piece reaching as far as it can. Neighbors share their tangent: no kinks.
 */
import type {Point} from './field';

/** The two control points of one piece and the sample at which it ends. */
export type Piece = {first: Point; second: Point; end: number};

const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);
const along = (a: Point, b: Point, by: number): Point => [a[0] + b[0] * by, a[1] + b[1] * by];

/** Length of the curve up to each sample, as a share of the whole. */
function chordShares(points: readonly Point[]): number[] {
  const lengths = [0];
  for (let i = 1; i < points.length; i += 1) {
    lengths.push((lengths[i - 1] ?? 0) + distance(points[i - 1]!, points[i]!));
  }
  const total = lengths[lengths.length - 1] || 1;
  return lengths.map((length) => length / total);
}

/** Handle lengths that fit the samples best, for the shares at which the curve passes them. */
function handles(points: readonly Point[], shares: number[], startTangent: Point, endTangent: Point) {
  const start = points[0]!;
  const end = points[points.length - 1]!;
  let [c00, c01, c11, x0, x1] = [0, 0, 0, 0, 0];
  const cross = startTangent[0] * endTangent[0] + startTangent[1] * endTangent[1];
  points.forEach(([x, y], i) => {
    const u = shares[i]!;
    const v = 1 - u;
    const [b0, b1, b2, b3] = [v * v * v, 3 * u * v * v, 3 * u * u * v, u * u * u];
    const restX = x - start[0] * (b0 + b1) - end[0] * (b2 + b3);
    const restY = y - start[1] * (b0 + b1) - end[1] * (b2 + b3);
    c00 += b1 * b1;
    c01 += b1 * b2 * cross;
    c11 += b2 * b2;
    x0 += b1 * (restX * startTangent[0] + restY * startTangent[1]);
    x1 += b2 * (restX * endTangent[0] + restY * endTangent[1]);
  });
  const determinant = c00 * c11 - c01 * c01;
  const fallback = distance(start, end) / 3;
  const [a, b] =
    Math.abs(determinant) < 1e-9
      ? [fallback, -fallback]
      : [(x0 * c11 - x1 * c01) / determinant, (c00 * x1 - c01 * x0) / determinant];
  return a > 0 && b < 0 ? ([a, b] as const) : ([fallback, -fallback] as const);
}

/** Largest distance of the samples from the curve; moves each share nearer to its sample. */
function worstError(points: readonly Point[], shares: number[], first: Point, second: Point): number {
  const [x0, y0] = points[0]!;
  const [x3, y3] = points[points.length - 1]!;
  let worst = 0;
  for (let i = 1; i < points.length - 1; i += 1) {
    const [x, y] = points[i]!;
    const u = shares[i]!;
    const v = 1 - u;
    const [b0, b1, b2, b3] = [v * v * v, 3 * u * v * v, 3 * u * u * v, u * u * u];
    const dx = x0 * b0 + first[0] * b1 + second[0] * b2 + x3 * b3 - x;
    const dy = y0 * b0 + first[1] * b1 + second[1] * b2 + y3 * b3 - y;
    worst = Math.max(worst, Math.hypot(dx, dy));
    const [d0, d1, d2] = [3 * v * v, 6 * u * v, 3 * u * u];
    const tx = (first[0] - x0) * d0 + (second[0] - first[0]) * d1 + (x3 - second[0]) * d2;
    const ty = (first[1] - y0) * d0 + (second[1] - first[1]) * d1 + (y3 - second[1]) * d2;
    const step = (dx * tx + dy * ty) / (tx * tx + ty * ty || 1);
    shares[i] = Math.min(1, Math.max(0, u - step));
  }
  return worst;
}

/** One cubic through all the samples, or nothing when the tolerance does not allow it. */
function fitOne(points: readonly Point[], startTangent: Point, endTangent: Point, tolerance: number) {
  const shares = chordShares(points);
  for (let round = 0; round < 5; round += 1) {
    const [a, b] = handles(points, shares, startTangent, endTangent);
    const first = along(points[0]!, startTangent, a);
    const second = along(points[points.length - 1]!, endTangent, b);
    const error = worstError(points, shares, first, second);
    if (error <= tolerance) return {first, second};
    if (error > tolerance * 12) return undefined;
  }
  return undefined;
}

/**
 * Fits a run of samples.
 * @param points the samples, at least two
 * @param tangents the unit tangent at each sample, in the direction of travel
 * @param tolerance the largest distance between curve and samples
 */
export function fit(points: readonly Point[], tangents: readonly Point[], tolerance: number): Piece[] {
  const pieces: Piece[] = [];
  const last = points.length - 1;
  let start = 0;
  while (start < last) {
    const reach = (end: number): Piece | undefined => {
      const run = points.slice(start, end + 1);
      const found = fitOne(run, tangents[start]!, tangents[end]!, tolerance);
      return found && {...found, end};
    };
    let best = reach(start + 1)!;
    let tooFar = last + 1;
    for (let step = 2; best.end < last && best.end + 1 < tooFar; ) {
      const end = Math.min(last, best.end + step, tooFar - 1);
      const longer = reach(end);
      if (longer) best = longer;
      else tooFar = end;
      step = longer ? step * 2 : Math.max(1, Math.floor((tooFar - best.end) / 2));
    }
    pieces.push(best);
    start = best.end;
  }
  return pieces;
}
