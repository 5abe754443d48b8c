/** @jest-environment node */
import {readPath, walkPath} from '../testing/svgPath';
import type {Curve, Point} from './field';
import {areaPath, type Box, isInside, linePath, MARGIN} from './path';
import {Pen, UNITS} from './pen';

const box: Box = [0, 0, 400, 400];
const inBox = (point: Point) => isInside(box, point);

const circle = (radius: number, center: Point = [200, 200]): Curve => ({
  at: (t) => [center[0] + radius * Math.cos(t), center[1] + radius * Math.sin(t)],
  from: -Math.PI,
  to: Math.PI,
  samples: 120,
});

describe('the pen', () => {
  it('writes relative whole numbers, and a repeated command once', () => {
    const pen = new Pen();
    pen.moveTo([10.2, 20.7]);
    pen.curveTo([11, 22], [9, 24], [12, 30]);
    pen.curveTo([13, 31], [14, 33], [15, 29]);
    pen.lineTo([15, 40]);
    pen.lineTo([3, 40]);
    pen.lineTo([4, 44]);
    expect(pen.data).toBe('M10 21c1 1-1 3 2 9 1 1 2 3 3-1v11h-12l1 4');
  });

  it('does not drift, however long the path', () => {
    const pen = new Pen();
    pen.moveTo([0, 0]);
    for (let i = 1; i <= 1000; i += 1) pen.lineTo([i * 0.4, i * 0.3]);
    expect(readPath(pen.data).at(-1)?.at(-1)).toEqual([400, 300]);
  });
});

describe('a line', () => {
  it('follows its curve closely with few pieces', () => {
    const data = linePath([circle(150)], inBox);
    expect(readPath(data).length).toBeLessThanOrEqual(6);
    walkPath(data).forEach(([x, y]) =>
      expect(Math.abs(Math.hypot(x - 200, y - 200) - 150)).toBeLessThan(UNITS),
    );
  });

  it('is cut at the edge, and nothing of it lies outside', () => {
    const data = linePath([circle(250)], inBox);
    expect(data.match(/m/gi)).toHaveLength(4);
    walkPath(data).forEach((point) => expect(isInside(box, point, MARGIN + 2)).toBe(true));
  });

  it('stays exactly straight where the curve is straight', () => {
    const line: Curve = {at: (t) => [t, 100], from: -50, to: 500, samples: 30};
    const data = linePath([line], inBox);
    expect(data).toMatch(/^M-?\d+ 100h\d+$/);
  });
});

describe('an area', () => {
  /** Tells by ray casting whether a point lies in the area. */
  const isFilled = (data: string, [x, y]: Point): boolean => {
    const points = walkPath(data);
    return points.reduce((inside, [ax, ay], i) => {
      const [bx, by] = points[(i + 1) % points.length]!;
      return ay > y !== by > y && x < ax + ((y - ay) * (bx - ax)) / (by - ay) ? !inside : inside;
    }, false);
  };

  it('covers what lies between its curves, also beyond the edge of the canvas', () => {
    const data = areaPath(circle(150), circle(250), box);
    expect(isFilled(data, [200, 200])).toBe(false);
    expect(isFilled(data, [20, 200])).toBe(true);
    expect(isFilled(data, [350, 350])).toBe(true);
    expect(isFilled(data, [395, 395])).toBe(false);
    walkPath(data).forEach((point) => expect(isInside(box, point, MARGIN + 2)).toBe(true));
  });
});
