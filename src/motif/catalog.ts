/** The names of the drawings. Full-bleed ones keep their scale: 2560 px wide around a 1440 px page, and cropped. */
import type drawings from './presets/drawings.json';

export type DrawingName = keyof typeof drawings;

/** Drawings that aren't written to files, because they are inlined on a page's first screen. */
export const notFiles = [
  'home-hero',
  'home-hero-small',
  'about-panorama',
  'not-found',
] as const satisfies readonly DrawingName[];

export type DrawnFile = Exclude<DrawingName, (typeof notFiles)[number]>;

/** Whether a drawing differs by theme. The seam doesn't: its band is dark in both. */
export const followsTheme = (name: DrawingName): boolean => !name.startsWith('home-seam');

export const cardSize = {width: 1200, height: 630};
