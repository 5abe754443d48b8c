/**
 * The motif's mathematics: Maxwell's fringing-field map z = w + e^w, with w = f + iq. Where f is very
 * negative, it is an exact square grid, 2π tall; where f is large, circles (f constant) and rays (q
 * constant). In between, the grid bends, and every crossing stays a right angle. Petals, a wave on
 * e^w, turn the circles into a flower. *Rings* have a constant f, *strip lines* a constant q.
 */

export type Point = readonly [number, number];

/** A smooth parametric curve; `samples` is how many intervals it takes to find what is visible. */
export type Curve = {at: (t: number) => Point; from: number; to: number; samples: number};

export type Shape = {
  /** The position of w = 0 on the canvas, in px: about the middle of the mouth. */
  origin: Point;
  /** Pixels per unit. The stem is 2π units across. */
  scale: number;
  /** The direction it opens to, in degrees: 0 is right, -90 is up. */
  angle: number;
  /** Number of petals. With an odd number, the stem enters between two. Default 5. */
  petals?: number;
  /** Depth of the petals, from 0 (circles) to .24. Default 0. */
  petal?: number;
  /** Irregularity of the rings, from 0 to .09, which makes them look organic. Default 0. */
  wobble?: number;
  /** How much the petals twist with the radius, from 0 to .35. Default 0. */
  twist?: number;
  /** Phases of the irregularity in radians, from the seed. Default [0, 0]. */
  phases?: Point;
};

/** Maps (f, q) to the canvas, f first, so that values common to a ring are computed once. */
export type Field = (f: number) => (q: number) => Point;

export function direction(angle: number): Point {
  const radians = (angle * Math.PI) / 180;
  return [Math.cos(radians), Math.sin(radians)];
}

/** A smooth step from 0 (at `a` and below) to 1 (at `b` and above). */
function smoothstep(a: number, b: number, value: number): number {
  const t = Math.min(1, Math.max(0, (value - a) / (b - a)));
  return t * t * (3 - 2 * t);
}

/** The f at a distance along the axis (f + e^f = distance), by Newton's method. */
export function levelAt(distance: number): number {
  let f = distance < 1 ? distance - Math.exp(Math.min(distance, 0)) : Math.log(distance);
  for (let step = 0; step < 8; step += 1) {
    const power = Math.exp(f);
    f -= (f + power - distance) / (1 + power);
  }
  return f;
}

/** How much the petals stretch e^w at f, as a function of q: 1 in the stem, where the lattice stays exact. */
function stretch(shape: Shape, f: number): (q: number) => number {
  const {petals = 5, petal = 0, wobble = 0, twist = 0, phases: [p1, p2] = [0, 0]} = shape;
  const depth = petal * smoothstep(-0.9, 1.3, f) * (1 - 0.45 * smoothstep(1.6, 3.2, f));
  const grown = wobble * smoothstep(-0.2, 2.2, f);
  if (depth === 0 && grown === 0) return () => 1;
  return (q) => {
    const wave = Math.cos(2 * q + p1 + 0.35 * f) + 0.7 * Math.cos(3 * q + p2 - 0.3 * f);
    return 1 + depth * Math.cos(petals * q + twist * f) + grown * wave;
  };
}

/** A straight break: everything to the left of its direction is displaced along it. */
export type Fault = {
  at: Point;
  angle: number;
  /** Displacement along the break, in px. */
  shift: number;
  /** Width of the gap along it, in px. */
  gap: number;
};

/** A point's distance from a fault; negative to the left of its direction. */
export function distanceFrom({at, angle}: Fault, [x, y]: Point): number {
  const [cos, sin] = direction(angle);
  return (y - at[1]) * cos - (x - at[0]) * sin;
}

/** Makes the map from (f, q) to the canvas for a shape with faults. */
export function createField(shape: Shape, faults: readonly Fault[] = []): Field {
  const [cos, sin] = direction(shape.angle).map((share) => share * shape.scale) as [number, number];
  const [originX, originY] = shape.origin;
  const displace = (point: Point, fault: Fault): Point => {
    if (distanceFrom(fault, point) >= 0) return point;
    const [along, down] = direction(fault.angle);
    return [point[0] + fault.shift * along, point[1] + fault.shift * down];
  };
  return (f) => {
    const reach = Math.exp(f);
    const stretched = stretch(shape, f);
    return (q) => {
      const radius = reach * stretched(q);
      const x = f + radius * Math.cos(q);
      const y = q + radius * Math.sin(q);
      return faults.reduce(displace, [originX + x * cos - y * sin, originY + x * sin + y * cos]);
    };
  };
}

/** The point on the axis at a distance, ignoring petals, for gradients and fades. */
export const axisPoint = (shape: Shape, distance: number): Point =>
  createField({...shape, petal: 0, wobble: 0})(levelAt(distance))(0);

/** The ring at a distance: a lattice row in the stem, a longer contour outside. */
export const ring = (field: Field, distance: number): Curve => ({
  at: field(levelAt(distance)),
  from: -Math.PI,
  to: Math.PI,
  samples: distance <= 0 ? 40 : 144,
});

/** The strip line at q between two distances. The border lines (q = ±π) stop where the stem ends. */
export function stripLine(field: Field, q: number, from: number, to: number): Curve {
  const end = Math.abs(q) > Math.PI - 1e-9 ? Math.min(to, 0.95) : to;
  const samples = Math.max(12, Math.ceil((end - from) * 8));
  return {at: (distance) => field(levelAt(distance))(q), from, to: end, samples};
}
