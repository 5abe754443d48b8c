/**
 * Every named drawing: its canvas and the ground it is made for. This list is all that the client
 * knows of the drawings; their geometry (presets.ts) stays on the server.
 *
 * Full-bleed drawings are drawn 2560 px wide around a 1440 px page and cropped from the middle
 * (`xMidYMid slice`, `object-fit: cover`): so one drawing keeps its scale from 1024 to 2560 px.
 */

/** Canvas of a drawing in px. */
type Size = {width: number; height: number};

/** How wide a full-bleed drawing is: the widest screen the design knows. */
export const BLEED = 2560;

/** Drawings on the page's own ground or a light tint: their inks follow the theme. */
const onPage = {
  'home-hero': {width: BLEED, height: 824},
  'home-hero-small': {width: 390, height: 430},
  'services-technology': {width: BLEED, height: 420},
  'services-behavioral': {width: BLEED, height: 420},
  'service-technology': {width: BLEED, height: 620},
  'service-behavioral': {width: BLEED, height: 620},
  'contact-hero': {width: BLEED, height: 344},
  'about-panorama': {width: BLEED, height: 400},
  'industry-aerospace': {width: 720, height: 600},
  'industry-government': {width: 720, height: 600},
  'industry-consumer': {width: 720, height: 600},
  'industry-healthcare': {width: 720, height: 600},
  'not-found': {width: BLEED, height: 640},
  divider: {width: 1440, height: 64},
} as const satisfies Record<string, Size>;

/** Drawings on panels and inverse bands, which are dark in both themes: one file serves both. */
const onDark = {
  'home-seam': {width: BLEED, height: 430},
  'home-seam-small': {width: 390, height: 400},
  'closing-a': {width: BLEED, height: 600},
  'closing-b': {width: BLEED, height: 600},
  'closing-c': {width: BLEED, height: 600},
  'closing-d': {width: BLEED, height: 600},
  'article-closing': {width: 1200, height: 420},
  'about-flower': {width: 760, height: 720},
} as const satisfies Record<string, Size>;

/** Name of a drawing. */
export type DrawingName = keyof typeof onPage | keyof typeof onDark;

/** The canvas of each drawing. */
export const sizes: Record<DrawingName, Size> = {...onPage, ...onDark};

/** All names. */
export const drawingNames = Object.keys(sizes) as DrawingName[];

/** Tells whether a drawing has other inks in dark mode, and so a second file. */
export const followsTheme = (name: DrawingName): boolean => name in onPage;

/** Canvas of a social card, the shape that link previews show. */
export const cardSize = {width: 1200, height: 630} as const satisfies Size;
