/** Curves of the field as SVG path data: visible stretches only, fitted, rounded, compact. */
import type {Curve, Point} from './field';
import {fit} from './fit';
import {Pen, UNITS} from './pen';

/** Tells whether a point of the canvas is to be drawn. */
export type Visible = (point: Point) => boolean;

/** A rectangle of the canvas: x, y, width, height, as in `viewBox`. */
export type Box = readonly [number, number, number, number];

/** How far lines run past the edge (3 px), so that no end shows when a browser rounds. */
export const MARGIN = 3 * UNITS;

/** Largest distance between a fitted curve and the true one: less than a hairline (.7 px). */
const TOLERANCE = 0.7 * UNITS;

/** Largest distance of a straight line from the true one (.06 px): the lattice must be exact. */
const STRAIGHT = 0.06 * UNITS;

/** Visible stretches shorter than this (2 px) are dropped. */
const SHORTEST = 2 * UNITS;

/** Tells whether a point lies in a box widened by a margin. */
export function isInside(
  [x, y, width, height]: Box,
  [pointX, pointY]: Point,
  margin = MARGIN,
): boolean {
  return (
    pointX >= x - margin &&
    pointX <= x + width + margin &&
    pointY >= y - margin &&
    pointY <= y + height + margin
  );
}

/** A stretch of samples that are all visible, or all not. */
type Run = {visible: boolean; ts: number[]; points: Point[]};

/** Cuts a curve where it becomes visible or invisible; the cuts are found by bisection. */
function cut(curve: Curve, visible: Visible): Run[] {
  const runs: Run[] = [];
  let previous = curve.from;
  for (let i = 0; i <= curve.samples; i += 1) {
    const t = curve.from + ((curve.to - curve.from) * i) / curve.samples;
    const point = curve.at(t);
    const shown = visible(point);
    let run = runs[runs.length - 1];
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

/** The curve's direction at t, as a unit vector. */
function tangent(curve: Curve, t: number, sign: number): Point {
  const step = (curve.to - curve.from) * 1e-5;
  const [ax, ay] = curve.at(Math.max(curve.from, t - step));
  const [bx, by] = curve.at(Math.min(curve.to, t + step));
  const length = Math.hypot(bx - ax, by - ay) || 1;
  return [(sign * (bx - ax)) / length, (sign * (by - ay)) / length];
}

/** Tells whether all samples lie on the line between the first and the last. */
function isStraight(points: readonly Point[]): boolean {
  const [ax, ay] = points[0]!;
  const [bx, by] = points[points.length - 1]!;
  const length = Math.hypot(bx - ax, by - ay) || 1;
  return points.every(
    ([x, y]) => Math.abs((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / length < STRAIGHT,
  );
}

/** Draws one run from where the pen stands. */
function trace(pen: Pen, curve: Curve, run: Run, sign: number): void {
  if (isStraight(run.points)) {
    pen.lineTo(run.points[run.points.length - 1]!);
    return;
  }
  const tangentAt = (sample: number): Point => tangent(curve, run.ts[sample]!, sign);
  for (const {first, second, end} of fit(run.points, tangentAt, TOLERANCE)) {
    pen.curveTo(first, second, run.points[end]!);
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
      const [first, last] = [run.points[0]!, run.points[run.points.length - 1]!];
      const spans =
        run.points.length > 3 || Math.hypot(last[0] - first[0], last[1] - first[1]) > SHORTEST;
      if (!run.visible || run.points.length < 2 || !spans) continue;
      pen.moveTo(first);
      trace(pen, curve, run, 1);
    }
  }
  return pen.data;
}

/**
 * The area between two curves, clipped to a box, as path data. What lies outside is drawn along the
 * box's (widened) edge: pulling points to a convex edge leaves the area inside it untouched.
 */
export function areaPath(near: Curve, far: Curve, box: Box): string {
  const pen = new Pen();
  const [x, y, width, height] = box;
  const pull = ([pointX, pointY]: Point): Point => [
    Math.min(x + width + MARGIN, Math.max(x - MARGIN, pointX)),
    Math.min(y + height + MARGIN, Math.max(y - MARGIN, pointY)),
  ];
  const pieces = [
    ...cut(near, (point) => isInside(box, point)).map((run) => ({curve: near, run, sign: 1})),
    ...cut(far, (point) => isInside(box, point))
      .reverse()
      .map(({visible, ts, points}) => ({
        curve: far,
        run: {visible, ts: ts.reverse(), points: points.reverse()},
        sign: -1,
      })),
  ];
  if (!pieces.some(({run}) => run.visible)) return '';
  let edge: Point[] = [];
  const flush = (): void => {
    edge
      .filter((point, i) => {
        const [before, after] = [edge[i - 1], edge[i + 1]];
        return !before || !after || !isStraight([before, point, after]);
      })
      .forEach((point) => pen.lineTo(point));
    edge = [];
  };
  pieces.forEach(({curve, run, sign}, i) => {
    const points = run.points.map(pull);
    if (i === 0) pen.moveTo(points[0]!);
    if (run.visible) {
      edge.push(points[0]!);
      flush();
      trace(pen, curve, run, sign);
    } else edge.push(...points);
  });
  flush();
  pen.close();
  return pen.data;
}
