/** A point of a path. */
type Point = [x: number, y: number];

/** A stretch of a path: a straight line (two points) or a cubic Bézier (four). */
type Stretch = Point[];

/**
 * Reads SVG path data as the motif's pen writes it (M, m, l, h, v, c, z) and as a browser would.
 * @returns each stretch with absolute points, its starting point first
 */
export function readPath(data: string): Stretch[] {
  const stretches: Stretch[] = [];
  let place: Point = [0, 0];
  for (const [, command = '', list = ''] of data.matchAll(/([Mmlhvcz])([^Mmlhvcz]*)/g)) {
    const numbers = [...list.matchAll(/-?\d*\.?\d+/g)].map(([number]) => Number(number));
    const from = (base: Point, i: number): Point => [
      base[0] + (numbers[i] ?? NaN),
      base[1] + (numbers[i + 1] ?? NaN),
    ];
    const draw = (...points: Point[]) => {
      stretches.push([place, ...points]);
      place = points.at(-1) ?? place;
    };
    if (command === 'M') place = from([0, 0], 0);
    if (command === 'm') place = from(place, 0);
    if (command === 'h') numbers.forEach((length) => draw([place[0] + length, place[1]]));
    if (command === 'v') numbers.forEach((length) => draw([place[0], place[1] + length]));
    if (command === 'l') for (let i = 0; i < numbers.length; i += 2) draw(from(place, i));
    if (command === 'c') {
      for (let i = 0; i < numbers.length; i += 6)
        draw(from(place, i), from(place, i + 2), from(place, i + 4));
    }
  }
  return stretches;
}

/** Points along one stretch: both ends of a straight one, a dozen steps of a curve. */
function walkStretch(stretch: Stretch): Point[] {
  if (stretch.length === 2) return stretch;
  return Array.from({length: 13}, (_, i): Point => {
    const u = i / 12;
    const v = 1 - u;
    const weights = [v ** 3, 3 * u * v * v, 3 * u * u * v, u ** 3];
    const sum = (axis: 0 | 1) =>
      stretch.reduce((total, point, k) => total + point[axis] * (weights[k] ?? 0), 0);
    return [sum(0), sum(1)];
  });
}

/** Points along a path. */
export const walkPath = (data: string): Point[] => readPath(data).flatMap(walkStretch);

/** Distance of a point from a path. */
export function distanceFromPath([x, y]: readonly [number, number], data: string): number {
  let nearest = Infinity;
  for (const stretch of readPath(data)) {
    let [ax, ay] = stretch[0] ?? [NaN, NaN];
    for (const [bx, by] of walkStretch(stretch)) {
      const [dx, dy] = [bx - ax, by - ay];
      const along = Math.min(
        1,
        Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)),
      );
      nearest = Math.min(nearest, Math.hypot(ax + along * dx - x, ay + along * dy - y));
      [ax, ay] = [bx, by];
    }
  }
  return nearest;
}
