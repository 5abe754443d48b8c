/**
 * The names of the drawings.
 * Full-bleed drawings are 2560 px wide around a 1440 px page and cropped from the middle: so one
 * drawing keeps its scale from 1024 to 2560 px.
 */

/** Drawings of first screens, which stand in the page: their inks follow the theme. */
const inPage = [
  'home-hero',
  'home-hero-small',
  'service-technology',
  'service-behavioral',
  'contact-hero',
  'about-panorama',
  'not-found',
] as const;

/** Drawings on the page's own ground or a light tint: a file for each theme. */
const onPage = [
  'services-technology',
  'services-behavioral',
  'industry-aerospace',
  'industry-government',
  'industry-consumer',
  'industry-healthcare',
  'divider',
] as const;

/** Drawings on panels and inverse bands, which are dark in both themes: one file serves both. */
const onDark = [
  'home-seam',
  'home-seam-small',
  'closing-a',
  'closing-b',
  'closing-c',
  'closing-d',
  'article-closing',
  'about-flower',
] as const;

/** Name of a drawing that is a file. */
export type DrawnFile = (typeof onPage)[number] | (typeof onDark)[number];

/** Name of a drawing. */
export type DrawingName = (typeof inPage)[number] | DrawnFile;

/** Names of the files. */
export const drawnFiles: readonly DrawnFile[] = [...onPage, ...onDark];

/** All names. */
export const drawingNames: readonly DrawingName[] = [...inPage, ...drawnFiles];

/** Tells whether a drawing has other inks in dark mode, and so a second file. */
export const followsTheme = (name: DrawingName): boolean =>
  !(onDark as readonly string[]).includes(name);

/** The drawings that each service has another version of, from its slug: in its hero, and a file. */
export const serviceDrawings = {
  technology: {hero: 'service-technology', closing: 'closing-b'},
  behavioral: {hero: 'service-behavioral', closing: 'closing-c'},
} as const;

/** Canvas of a social card, the shape that link previews show. */
export const cardSize = {width: 1200, height: 630};
