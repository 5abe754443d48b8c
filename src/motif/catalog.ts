/** The names of the drawings. Full-bleed ones keep their scale: 2560 px around a 1440 px page, cropped. */
import type drawings from './presets/drawings.json';

export type DrawingName = keyof typeof drawings;

/** No files: in first screens they stand in the page, and the last six are on social cards alone. */
export const notFiles = [
  'home-hero',
  'home-hero-small',
  'about-panorama',
  'not-found',
  'contact-hero',
  'service-technology',
  'service-behavioral',
  'closing-a',
  'closing-b',
  'closing-d',
] as const satisfies readonly DrawingName[];

export type DrawnFile = Exclude<DrawingName, (typeof notFiles)[number]>;

/** On panels and inverse bands, which are dark in both themes: one file serves both. */
const onDark: readonly DrawingName[] = [
  'home-seam',
  'home-seam-small',
  'closing-a',
  'closing-b',
  'closing-d',
];

export const followsTheme = (name: DrawingName): boolean => !onDark.includes(name);

export const cardSize = {width: 1200, height: 630};
