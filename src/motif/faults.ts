/** The broken motif of the page that does not exist: lines interrupted, the lattice displaced. */
import {direction, type Field, type Point} from './field';

/** A straight break: all that lies to the left of its direction is displaced along it. */
export type Fault = {
  /** A point on the break. */
  at: Point;
  /** Direction of the break in degrees. */
  angle: number;
  /** Displacement along the break, in px. */
  shift: number;
  /** Width of the gap that no line crosses, in px. */
  gap: number;
};

/** Distance of a point from a fault; negative to the left of its direction. */
function distanceFrom({at, angle}: Fault, [x, y]: Point): number {
  const [cos, sin] = direction(angle);
  return (y - at[1]) * cos - (x - at[0]) * sin;
}

/** Displaces a field along faults. */
export function breakField(field: Field, faults: readonly Fault[]): Field {
  if (faults.length === 0) return field;
  const displace = (point: Point, fault: Fault): Point => {
    if (distanceFrom(fault, point) >= 0) return point;
    const [cos, sin] = direction(fault.angle);
    return [point[0] + fault.shift * cos, point[1] + fault.shift * sin];
  };
  return (f) => {
    const row = field(f);
    return (q) => faults.reduce(displace, row(q));
  };
}

/** Tells whether a point lies in the gap of a fault. */
export function isInGap(faults: readonly Fault[], point: Point): boolean {
  return faults.some((fault) => Math.abs(distanceFrom(fault, point)) < fault.gap / 2);
}
