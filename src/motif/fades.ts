/** How a drawing fades behind text: as SVG masks, and as an opacity, to omit what is too faint. */
import {direction, type Point} from './field';

/** Opacities at offsets from 0 to 1, interpolated linearly. */
export type Stops = readonly (readonly [offset: number, opacity: number])[];

/** A linear fade between two points, or a radial one from a center, as an ellipse that may be rotated. */
export type Fade =
  | {from: Point; to: Point; stops?: Stops}
  | {center: Point; radius: Point; angle?: number; stops: Stops};

const defaultStops: Stops = [0, 1].map((end) => [end, end] as const);

export function opacityAt(fade: Fade, [x, y]: Point): number {
  let offset: number;
  if ('center' in fade) {
    const [dx, dy] = [x - fade.center[0], y - fade.center[1]];
    const [cos, sin] = direction(fade.angle ?? 0);
    offset = Math.hypot(
      (dx * cos + dy * sin) / fade.radius[0],
      (dy * cos - dx * sin) / fade.radius[1],
    );
  } else {
    const [dx, dy] = [fade.to[0] - fade.from[0], fade.to[1] - fade.from[1]];
    offset = ((x - fade.from[0]) * dx + (y - fade.from[1]) * dy) / (dx * dx + dy * dy);
  }
  const stops = fade.stops ?? defaultStops;
  const next = stops.findIndex(([at]) => at > offset);
  if (next === 0) return stops[0]![1];
  if (next < 0) return stops[stops.length - 1]![1];
  const [[a, low], [b, high]] = [stops[next - 1]!, stops[next]!];
  return low + ((high - low) * (offset - a)) / (b - a);
}

export const short = (value: number): string =>
  String(Math.round(value * 1000) / 1000).replace(/^(-?)0\./, '$1.');

type ColorStop = readonly [offset: number, opacity: number, color: string];

export function gradient(id: string, fade: Fade, stops: ColorStop[], units = 1): string {
  const marks = stops
    .map(([offset, opacity, color]) => {
      const veil = opacity < 1 ? ` stop-opacity="${short(opacity)}"` : '';
      return `<stop offset="${short(offset)}" stop-color="${color}"${veil}/>`;
    })
    .join('');
  const common = `id="${id}" gradientUnits="userSpaceOnUse"`;
  const scaled = (...lengths: number[]) => lengths.map((length) => short(length * units));
  if ('center' in fade) {
    const [[rx, ry], [cos, sin]] = [fade.radius, direction(fade.angle ?? 0)];
    const matrix = scaled(rx * cos, rx * sin, -ry * sin, ry * cos, ...fade.center).join(' ');
    return `<radialGradient ${common} cx="0" cy="0" r="1" gradientTransform="matrix(${matrix})">${marks}</radialGradient>`;
  }
  const [x1, y1, x2, y2] = scaled(...fade.from, ...fade.to);
  return `<linearGradient ${common} x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${marks}</linearGradient>`;
}

export function mask(id: string, fade: Fade, canvas: readonly number[], units = 1): string {
  // White, because a mask works by luminance.
  const stops = (fade.stops ?? defaultStops).map((stop) => [...stop, 'white'] as const);
  const [x, y, width, height] = canvas.map((length) => length * units);
  const area = `x="${x}" y="${y}" width="${width}" height="${height}"`;
  return (
    gradient(`${id}g`, fade, stops, units) +
    `<mask id="${id}" maskUnits="userSpaceOnUse" ${area}>` +
    `<rect ${area} fill="url(#${id}g)"/></mask>`
  );
}
