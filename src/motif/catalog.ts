/** The names of the drawings. Full-bleed ones keep their scale: 2560 px around a 1440 px page, cropped. */
import type drawings from './presets/drawings.json';

export type DrawingName = keyof typeof drawings;

/** No files: they stand in the first screen of a page. */
export const notFiles = [
  'home-hero',
  'home-hero-small',
  'about-panorama',
  'not-found',
] as const satisfies readonly DrawingName[];

export type DrawnFile = Exclude<DrawingName, (typeof notFiles)[number]>;

/** The seam stands on a band that is dark in both themes: one file serves both. */
export const followsTheme = (name: DrawingName): boolean => !name.startsWith('home-seam');

export const cardSize = {width: 1200, height: 630};
