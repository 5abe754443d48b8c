/** The names of the drawings. Full-bleed ones keep their scale: 2560 px around a 1440 px page, cropped. */
import type drawings from './presets/drawings.json';

export type DrawingName = keyof typeof drawings;

/** In first screens: they stand in the page, and are no files. */
export const inPage = [
  'home-hero',
  'home-hero-small',
  'service-technology',
  'service-behavioral',
  'contact-hero',
  'about-panorama',
  'not-found',
] as const satisfies readonly DrawingName[];

export type DrawnFile = Exclude<DrawingName, (typeof inPage)[number]>;

/** On panels and inverse bands, which are dark in both themes: one file serves both. */
const onDark: readonly DrawingName[] = [
  'home-seam',
  'home-seam-small',
  'closing-a',
  'closing-b',
  'closing-c',
  'closing-d',
  'article-closing',
  'about-flower',
];

export const followsTheme = (name: DrawingName): boolean => !onDark.includes(name);

/** The drawings that each service has another version of, from its slug: in its hero, and a file. */
export const serviceDrawings = {
  technology: {hero: 'service-technology', closing: 'closing-b'},
  behavioral: {hero: 'service-behavioral', closing: 'closing-c'},
} as const;

export const cardSize = {width: 1200, height: 630};
