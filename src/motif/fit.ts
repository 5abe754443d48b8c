/**
 * Fits sampled curves with as few cubic Béziers as a tolerance allows: least squares with fixed
 * end tangents (Schneider, "An Algorithm for Automatically Fitting Digitized Curves", Graphics
 * Gems, 1990), each piece reaching as far as it can. Neighbors share their tangent: no kinks.
 */
import type {Point} from './field';

/** The two control points of one piece and the sample at which it ends. */
export type Piece = {first: Point; second: Point; end: number};

// Math.hypot guards against overflow, which no canvas needs, and is several times slower.
const length = (x: number, y: number): number => Math.sqrt(x * x + y * y);
const distance = (a: Point, b: Point): number => length(a[0] - b[0], a[1] - b[1]);
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
function handles(
  points: readonly Point[],
  shares: number[],
  startTangent: Point,
  endTangent: Point,
) {
  const start = points[0]!;
  const end = points[points.length - 1]!;
  let c00 = 0;
  let c01 = 0;
  let c11 = 0;
  let x0 = 0;
  let x1 = 0;
  const cross = startTangent[0] * endTangent[0] + startTangent[1] * endTangent[1];
  for (let i = 0; i < points.length; i += 1) {
    const u = shares[i]!;
    const v = 1 - u;
    const b1 = 3 * u * v * v;
    const b2 = 3 * u * u * v;
    const fromStart = v * v * v + b1;
    const fromEnd = u * u * u + b2;
    const restX = points[i]![0] - start[0] * fromStart - end[0] * fromEnd;
    const restY = points[i]![1] - start[1] * fromStart - end[1] * fromEnd;
    c00 += b1 * b1;
    c01 += b1 * b2 * cross;
    c11 += b2 * b2;
    x0 += b1 * (restX * startTangent[0] + restY * startTangent[1]);
    x1 += b2 * (restX * endTangent[0] + restY * endTangent[1]);
  }
  const determinant = c00 * c11 - c01 * c01;
  const fallback = distance(start, end) / 3;
  const [a, b] =
    Math.abs(determinant) < 1e-9
      ? [fallback, -fallback]
      : [(x0 * c11 - x1 * c01) / determinant, (c00 * x1 - c01 * x0) / determinant];
  return a > 0 && b < 0 ? ([a, b] as const) : ([fallback, -fallback] as const);
}

/** Largest distance of the samples from the curve; moves each share nearer to its sample. */
function worstError(
  points: readonly Point[],
  shares: number[],
  first: Point,
  second: Point,
): number {
  const [x0, y0] = points[0]!;
  const [x3, y3] = points[points.length - 1]!;
  let worst = 0;
  for (let i = 1; i < points.length - 1; i += 1) {
    const u = shares[i]!;
    const v = 1 - u;
    const b0 = v * v * v;
    const b1 = 3 * u * v * v;
    const b2 = 3 * u * u * v;
    const b3 = u * u * u;
    const dx = x0 * b0 + first[0] * b1 + second[0] * b2 + x3 * b3 - points[i]![0];
    const dy = y0 * b0 + first[1] * b1 + second[1] * b2 + y3 * b3 - points[i]![1];
    worst = Math.max(worst, length(dx, dy));
    const d0 = 3 * v * v;
    const d1 = 6 * u * v;
    const d2 = 3 * u * u;
    const tx = (first[0] - x0) * d0 + (second[0] - first[0]) * d1 + (x3 - second[0]) * d2;
    const ty = (first[1] - y0) * d0 + (second[1] - first[1]) * d1 + (y3 - second[1]) * d2;
    const step = (dx * tx + dy * ty) / (tx * tx + ty * ty || 1);
    shares[i] = Math.min(1, Math.max(0, u - step));
  }
  return worst;
}

/** One cubic through all the samples, or nothing when the tolerance does not allow it. */
function fitOne(
  points: readonly Point[],
  startTangent: Point,
  endTangent: Point,
  tolerance: number,
) {
  const shares = chordShares(points);
  let before = tolerance * 12;
  for (let round = 0; round < 5; round += 1) {
    const [a, b] = handles(points, shares, startTangent, endTangent);
    const first = along(points[0]!, startTangent, a);
    const second = along(points[points.length - 1]!, endTangent, b);
    const error = worstError(points, shares, first, second);
    if (error <= tolerance) return {first, second};
    if (error > before * 0.97) return undefined;
    before = error;
  }
  return undefined;
}

/**
 * Fits a run of samples.
 * @param points the samples, at least two
 * @param tangentAt gives the unit tangent at a sample, in the direction of travel
 * @param tolerance the largest distance between curve and samples
 */
export function fit(
  points: readonly Point[],
  tangentAt: (sample: number) => Point,
  tolerance: number,
): Piece[] {
  const pieces: Piece[] = [];
  const last = points.length - 1;
  let start = 0;
  let guess = 4;
  while (start < last) {
    const startTangent = tangentAt(start);
    const reach = (end: number): Piece | undefined => {
      const run = points.slice(start, end + 1);
      const found = fitOne(run, startTangent, tangentAt(end), tolerance);
      return found && {...found, end};
    };
    let best = reach(start + 1)!;
    let tooFar = last + 1;
    for (let step = guess; best.end < last && best.end + 1 < tooFar;) {
      const end = Math.min(last, best.end + step, tooFar - 1);
      const longer = reach(end);
      if (longer) best = longer;
      else tooFar = end;
      step = longer ? step * 2 : Math.max(1, Math.floor((tooFar - best.end) / 2));
    }
    pieces.push(best);
    guess = Math.max(2, Math.floor((best.end - start) / 2));
    start = best.end;
  }
  return pieces;
}
