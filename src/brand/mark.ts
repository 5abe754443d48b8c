/**
 * The mark, drawn once: a five-petaled chalice flower, half straight facets, half curves. The logo,
 * the favicons and whatever else shows it take their outlines from here.
 */

/** Side of the square that the mark is drawn in. */
export const markBox = 48;

/** Opacity of the facets that lie in the shade. */
export const shadeOpacity = 0.72;

/** Largest size in px that the small drawing is for; above it the facets are worth their edges. */
export const smallMarkLimit = 24;

/** `small`: no facets and wider gaps, so that the petals stay apart where a gap is one pixel wide. */
type MarkVariant = 'regular' | 'small';

/** Outlines to fill, as the `d` of one SVG path each, to be painted in this order. */
type MarkOutlines = {
  /** Kites of the ink color at `shadeOpacity`; empty in the small drawing. */
  shade: string;
  /** What has the ink color in full. */
  ink: string;
  /** What has the brand color. */
  brand: string;
};

/** A point in a petal's own axes: along it from the flower's centre, and across it to its left. */
type Petal = readonly (readonly [along: number, across: number])[];

/** The flower's centre: below the box's, since five petals reach higher than they hang. */
const centre = {x: 24, y: 25.2};

/** Where the petals point, in degrees counterclockwise from the right. */
const top = 90;
const straightPetals = [162, 234];
const curvedPetals = [18, -54];

/** One side of a straight petal: inner tip, shoulder, outer tip. */
const kites: Record<MarkVariant, Petal> = {
  regular: [
    [2.9, 0],
    [14.9, 9.1],
    [23, 0],
  ],
  small: [
    [4.4, 0],
    [15.2, 8.7],
    [23, 0],
  ],
};

/** One side of a curved petal: inner tip, then two cubic curves to the outer tip. */
const curves: Record<MarkVariant, Petal> = {
  regular: [
    [3.3, 0],
    [7.8, 2.9],
    [12.4, 8.3],
    [16.4, 8.3],
    [20.2, 8.3],
    [22.4, 4.7],
    [22.4, 0],
  ],
  small: [
    [4.8, 0],
    [8.6, 2.6],
    [12.6, 8],
    [16.4, 8],
    [20.2, 8],
    [22.4, 4.6],
    [22.4, 0],
  ],
};

const mirrored = (side: Petal) => side.map(([along, across]) => [along, -across] as const);

/** Both sides of a petal, out along one and back along the other. */
const whole = (side: Petal): Petal => [...side, ...mirrored(side).reverse().slice(1)];

/** Steps to a unit of the box: what they leave out stays below a tenth of a pixel up to the 512 px icon, and up to `smallMarkLimit`. */
const steps: Record<MarkVariant, number> = {regular: 100, small: 10};

/** Draws a petal's outline: straight lines, or cubic curves through every third point. */
function outline(petal: Petal, degrees: number, curved: boolean, variant: MarkVariant): string {
  const round = (value: number) => Math.round(value * steps[variant]) / steps[variant];
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [start, ...rest] = petal.map(([along, across]) => {
    const x = centre.x + along * cos - across * sin;
    const y = centre.y - along * sin - across * cos;
    return `${round(x)} ${round(y)}`;
  });
  // A straight last side is drawn by closing the path.
  const drawn = curved ? rest : rest.filter((point) => point !== start);
  return `M${start}${curved ? 'C' : 'L'}${drawn.join(' ')}z`;
}

/**
 * Draws the mark in a box of `markBox` units.
 * @param variant which of the two drawings, see `variantFor`
 */
export function drawMark(variant: MarkVariant): MarkOutlines {
  const kite = kites[variant];
  const curve = curves[variant];
  const straight = (side: Petal) =>
    straightPetals.map((degrees) => outline(side, degrees, false, variant)).join('');
  const lit = variant === 'regular' ? kite : whole(kite);
  return {
    // The lit facet is painted over the whole kite: side by side, a seam would shine between them.
    shade: variant === 'regular' ? straight(whole(kite)) : '',
    ink: outline(kite, top, false, variant) + straight(lit),
    brand:
      outline(mirrored(curve), top, true, variant) +
      curvedPetals.map((degrees) => outline(whole(curve), degrees, true, variant)).join(''),
  };
}

/**
 * Says which drawing suits a size.
 * @param size width of the mark in px
 */
export function variantFor(size: number): MarkVariant {
  return size > smallMarkLimit ? 'regular' : 'small';
}
