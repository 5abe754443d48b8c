/** Curves of the field as SVG path data: visible stretches only, fitted by few cubics, rounded, compact. */
import type {Curve, Point} from './field';

/**
 * Units of a drawing's coordinate system per pixel. Whole quarter pixels cost a sixth less than
 * decimals, gzipped, and nobody can tell the difference; so a canvas of 1440 px has a viewBox of 5760.
 */
export const UNITS = 4;

/** Tells whether a point of the canvas is to be drawn. */
export type Visible = (point: Point) => boolean;

/** A rectangle of the canvas: x, y, width, height, as in `viewBox`. */
export type Box = readonly [number, number, number, number];

/** How far lines run past the edge (3 px), so that no end shows when a browser rounds. */
const MARGIN = 3 * UNITS;

/** Largest distance between a fitted curve and the true one: less than a hairline (.7 px). */
const TOLERANCE = 0.7 * UNITS;

/** Largest distance of a straight line from the true one (.06 px): the lattice must be exact. */
const STRAIGHT = 0.06 * UNITS;

/** Visible stretches shorter than this (2 px) are dropped. */
const SHORTEST = 2 * UNITS;

/** Tells whether a point lies in a box widened by the margin. */
export const isInside = ([left, top, width, height]: Box, [x, y]: Point): boolean =>
  x >= left - MARGIN &&
  x <= left + width + MARGIN &&
  y >= top - MARGIN &&
  y <= top + height + MARGIN;

/** Path data as short as it goes: relative commands in whole units, so that rounding never adds up. */
class Pen {
  data = '';
  private place: Point = [0, 0];
  private command = '';

  /** Writes a command with its points, and keeps the last of them as the pen's place. */
  write(command: string, ...points: Point[]): void {
    const [fromX, fromY] = this.place;
    const numbers = points.flatMap(([x, y]) => [Math.round(x) - fromX, Math.round(y) - fromY]);
    this.place = [fromX + numbers.at(-2)!, fromY + numbers.at(-1)!];
    const [dx, dy] = numbers;
    if (command !== 'l') this.put(command, numbers);
    else if (dx && dy) this.put('l', numbers);
    else if (dx) this.put('h', [dx]);
    else if (dy) this.put('v', [dy]);
  }

  private put(command: string, numbers: number[]): void {
    const repeats = command === this.command && command !== 'm';
    const gap = numbers[0]! < 0 ? '' : ' ';
    this.data +=
      (this.data ? (repeats ? gap : command) : 'M') + numbers.join(' ').replaceAll(' -', '-');
    this.command = command;
  }
}

/** A stretch of a curve that is visible, or not, as samples. */
type Run = {visible: boolean; ts: number[]; points: Point[]};

/** Cuts a curve where it becomes visible or invisible; the cuts are found by bisection. */
function cut(curve: Curve, visible: Visible): Run[] {
  const runs: Run[] = [];
  let previous = curve.from;
  for (let i = 0; i <= curve.samples; i += 1) {
    const t = curve.from + ((curve.to - curve.from) * i) / curve.samples;
    const point = curve.at(t);
    const shown = visible(point);
    let run = runs.at(-1);
    if (!run || run.visible !== shown) {
      const next: Run = {visible: shown, ts: [], points: []};
      if (run) {
        let [low, high] = [previous, t];
        for (let step = 0; step < 14; step += 1) {
          const middle = (low + high) / 2;
          if (visible(curve.at(middle)) === shown) high = middle;
          else low = middle;
        }
        const edge = shown ? high : low;
        for (const side of [run, next]) {
          side.ts.push(edge);
          side.points.push(curve.at(edge));
        }
      }
      runs.push(next);
      run = next;
    }
    run.ts.push(t);
    run.points.push(point);
    previous = t;
  }
  return runs;
}

const distance = ([ax, ay]: Point, [bx, by]: Point): number =>
  Math.sqrt((bx - ax) ** 2 + (by - ay) ** 2);

/** Distance of a point from the line through two others. */
const offLine = ([x, y]: Point, a: Point, b: Point): number =>
  Math.abs((b[0] - a[0]) * (y - a[1]) - (b[1] - a[1]) * (x - a[0])) / (distance(a, b) || 1);

/** Tells whether all samples lie on the line between the first and the last. */
const isStraight = (points: readonly Point[]): boolean =>
  points.every((point) => offLine(point, points[0]!, points.at(-1)!) < STRAIGHT);

/** A curve's direction at t, as a unit vector. */
function tangent(curve: Curve, t: number): Point {
  const step = (curve.to - curve.from) * 1e-5;
  const a = curve.at(Math.max(curve.from, t - step));
  const b = curve.at(Math.min(curve.to, t + step));
  const length = distance(a, b) || 1;
  return [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
}

/** How many chords a cubic is checked by. */
const CHORDS = 16;

/** The weights of a cubic's four points where its chords meet. */
const WEIGHTS = Array.from({length: CHORDS + 1}, (_, i) => {
  const [u, v] = [i / CHORDS, 1 - i / CHORDS];
  return [v * v * v, 3 * v * v * u, 3 * v * u * u, u * u * u] as const;
});

/** The cubic that leaves and arrives as the curve does and passes the middle of the stretch. */
function cubic(curve: Curve, {ts, points}: Run, from: number, to: number): [Point, Point, Point] {
  const [start, end] = [points[from]!, points[to]!];
  const [ux, uy] = tangent(curve, ts[from]!);
  const [vx, vy] = tangent(curve, ts[to]!);
  const [x, y] = curve
    .at((ts[from]! + ts[to]!) / 2)
    .map((middle, axis) => (8 * middle - 4 * start[axis]! - 4 * end[axis]!) / 3) as [
    number,
    number,
  ];
  const cross = uy * vx - ux * vy;
  const third = distance(start, end) / 3;
  let [a, b] = [(y * vx - x * vy) / cross, (ux * y - uy * x) / cross];
  if (!(a > 0 && b > 0 && a < 9 * third && b < 9 * third)) [a, b] = [third, third];
  return [[start[0] + a * ux, start[1] + a * uy], [end[0] - b * vx, end[1] - b * vy], end];
}

/** Tells whether a cubic stays within the tolerance of the samples `from` to `to`. */
function isClose([p1, p2, p3]: [Point, Point, Point], points: Point[], from: number, to: number) {
  const p0 = points[from]!;
  const drawn = WEIGHTS.map(([w0, w1, w2, w3]): Point => [
    w0 * p0[0] + w1 * p1[0] + w2 * p2[0] + w3 * p3[0],
    w0 * p0[1] + w1 * p1[1] + w2 * p2[1] + w3 * p3[1],
  ]);
  const isOff = (point: Point, chord: number) =>
    offLine(point, drawn[chord - 1]!, drawn[chord]!) >= TOLERANCE;
  let near = 0;
  for (let i = from; i <= to; i += 1) {
    const point = points[i]!;
    while (near < CHORDS && distance(point, drawn[near + 1]!) < distance(point, drawn[near]!))
      near += 1;
    if (isOff(point, Math.max(1, near)) && isOff(point, Math.min(CHORDS, near + 1))) return false;
  }
  return true;
}

/** Draws one run from where the pen stands, each piece as far as it can reach. */
function trace(pen: Pen, curve: Curve, run: Run): void {
  const last = run.points.length - 1;
  if (isStraight(run.points)) {
    pen.write('l', run.points[last]!);
    return;
  }
  for (let start = 0; start < last;) {
    const reach = (end: number) => {
      const piece = cubic(curve, run, start, end);
      return isClose(piece, run.points, start, end) ? piece : undefined;
    };
    let [good, bad] = [start + 1, last + 1];
    let best = cubic(curve, run, start, good);
    while (good + 1 < bad) {
      const end = Math.floor((good + bad) / 2);
      const longer = reach(end);
      if (longer) [best, good] = [longer, end];
      else bad = end;
    }
    pen.write('c', ...best);
    start = good;
  }
}

/**
 * The visible stretches of curves as one path's data.
 * @param curves the curves, drawn in their order
 * @param visible what is drawn
 */
export function linePath(curves: readonly Curve[], visible: Visible): string {
  const pen = new Pen();
  for (const curve of curves) {
    for (const run of cut(curve, visible)) {
      const {points} = run;
      const isLong = points.length > 3 || distance(points[0]!, points.at(-1)!) > SHORTEST;
      if (!run.visible || points.length < 2 || !isLong) continue;
      pen.write('m', points[0]!);
      trace(pen, curve, run);
    }
  }
  return pen.data;
}

/**
 * The area between two curves, clipped to a box, as path data. What lies outside is drawn along the
 * box's (widened) edge: pulling points to a convex edge leaves the area inside it untouched.
 */
export function areaPath(near: Curve, far: Curve, box: Box): string {
  const [left, top, width, height] = box;
  const pull = ([x, y]: Point): Point => [
    Math.min(left + width + MARGIN, Math.max(left - MARGIN, x)),
    Math.min(top + height + MARGIN, Math.max(top - MARGIN, y)),
  ];
  const back: Curve = {...far, at: (t) => far.at(-t), from: -far.to, to: -far.from};
  const pieces = [near, back].flatMap((curve) =>
    cut(curve, (point) => isInside(box, point)).map((run) => ({curve, run})),
  );
  if (!pieces.some(({run}) => run.visible)) return '';
  const pen = new Pen();
  pieces.forEach(({curve, run}, i) => {
    const points = run.points.map(pull);
    pen.write(i === 0 ? 'm' : 'l', points[0]!);
    if (run.visible) trace(pen, curve, run);
    else
      points.forEach((point, at) => {
        const [before, after] = [points[at - 1], points[at + 1]];
        if (!before || !after || !isStraight([before, point, after])) pen.write('l', point);
      });
  });
  return `${pen.data}z`;
}
