/**
 * The icons as path data. Shape is meaning: technology has straight segments only, behavioral has
 * arcs only, and both have exactly one stroke in the brand color. Coordinates are whole where they
 * can be, so that all strokes look equally dark.
 */

/** The strokes in the text's color, and the one stroke in the brand's. */
type Strokes = readonly [ink: string, brand: string];

/** Technology icons, in a box of 36. */
export const technologyIcons = {
  antenna: ['M10 33l8-18 8 18M13 26h10M10 3L4 9l6 6M26 3l6 6-6 6', 'M18 5l4 4-4 4-4-4z'],
  arrows: ['M4 12h28M25 5l7 7-7 7', 'M32 25H4M11 18l-7 7 7 7'],
  blocks: ['M4 6h10v10H4zM4 21h10v10H4zM19 21h10v10H19z', 'M24 3l7 7-7 7-7-7z'],
  chart: ['M3 32h30M6 32V23h6v9M15 32V18h6v14M24 32V14h6v18', 'M5 15l8-7 5 4 11-9'],
  checklist: ['M7 3h15l7 7v23H7zM22 3v7h7', 'M12 21l5 5 8-10'],
  circuit: [
    'M9 9h18v18H9zM14 9V3M22 9V3M14 33v-6M22 33v-6M9 14H3M9 22H3M33 14h-6M33 22h-6',
    'M15 15h6v6h-6z',
  ],
  cloud: ['M3 26v-8h5v-6h5V5h10v7h5v6h5v8z', 'M18 26v6M11 32h14'],
  code: ['M11 8L2 18l9 10M25 8l9 10-9 10', 'M21 5l-6 26'],
  command: ['M13 3h10v8H13zM3 25h8v8H3zM14 25h8v8h-8zM25 25h8v8h-8z', 'M7 25v-7h11v-7 14-7h11v7'],
  database: ['M6 9l6-5h12l6 5v18l-6 5H12l-6-5zM6 9l6 5h12l6-5', 'M7 19l5 4h12l5-4'],
  eye: ['M3 18l10-9h10l10 9-10 9H13z', 'M18 13l5 5-5 5-5-5z'],
  function: ['M5 5h26v26H5z', 'M12 27l7-9-5-9 10 18'],
  gauge: ['M3 29V18L11 8h14l8 10v11zM3 18h5M18 8v4M33 18h-5', 'M18 29l6-11'],
  government: ['M5 13l13-8 13 8zM7 13v13M14 13v13M22 13v13M29 13v13M3 32h30', 'M4 27h28'],
  headset: ['M6 18V9l6-5h12l6 5v9M3 18h7v9H3zM26 18h7v9h-7z', 'M30 27v6H18'],
  key: ['M2 10h15v15H2zM17 17h17v8M28 17v6', 'M7 15h5v5H7z'],
  language: ['M4 5h28v20H18l-7 7v-7H4zM10 19h9', 'M10 12h16'],
  layers: ['M18 4l13 7-13 7-13-7zM4 25l14 8 14-8', 'M4 18l14 8 14-8'],
  lock: ['M6 16h24v16H6zM11 16V8l4-4h6l4 4v8', 'M18 21v6'],
  loop: ['M18 18l-6-9H8l-5 9 5 9h4l12-18h4l5 9-5 9h-4z', 'M24 14l4 4-4 4'],
  mission: ['M2 32l12-17 6 9 4-5 10 13z', 'M14 13V3h11l-3 4 3 4H14'],
  monitor: ['M3 5h30v21H3zM18 26v6M11 32h14', 'M8 16h5l3-6 4 11 3-5h5'],
  network: [
    'M4 4h7v7H4zM25 4h7v7h-7zM4 25h7v7H4zM25 25h7v7h-7zM11 11l3 3M25 11l-3 3M11 25l3-3M25 25l-3-3',
    'M14 14h8v8h-8z',
  ],
  pipeline: ['M3 4h9v10H3zM3 22h9v10H3zM24 13h9v10h-9z', 'M12 9h6v9h6-6v9h-6'],
  plug: ['M7 12h22v7l-7 7h-8l-7-7zM13 12V3M23 12V3', 'M18 26v8'],
  prototype: ['M18 3l13 7v16l-13 7-13-7V10zM5 10l13 7 13-7', 'M18 18v14'],
  pulse: ['M3 19h7l4-14 7 22 4-8h8', 'M3 32h30'],
  rocket: ['M18 3l6 9v14H12V12zM12 17l-6 7v6l6-4M24 17l6 7v6l-6-4M18 13v6', 'M13 29l5 5 5-5'],
  server: ['M5 4h26v28H5zM5 13h26M5 23h26M10 8.5h4M10 27.5h4', 'M10 18h10'],
  shield: [
    'M18 3l13 4v11l-3 7-10 8-10-8-3-7V7zM18 3v9M18 24v9M5 18h7M24 18h7',
    'M18 12l6 6-6 6-6-6z',
  ],
  target: ['M12 5h12l7 7v12l-7 7H12l-7-7V12zM18 2v8M18 26v8M2 18h8M26 18h8', 'M15 15h6v6h-6z'],
  wrench: ['M4 28L16 16v-5l7-7 3 3-4 4 3 3 4-4 3 3-7 7h-5L8 32z', 'M9 27l9-9'],
} satisfies Record<string, Strokes>;

/** Behavioral icons, in a box of 36. */
export const behavioralIcons = {
  'circle-steps': [
    'M4 28a3 3 0 1 0 6 0a3 3 0 1 0-6 0M11 20a4 4 0 1 0 8 0a4 4 0 1 0-8 0M20 10a6 6 0 1 0 12 0a6 6 0 1 0-12 0',
    'M13 32A20 20 0 0 0 32 20',
  ],
  conversation: [
    'M5 27a9 9 0 0 0 3-5A11 11 0 1 1 15 25a13 13 0 0 1-10 2M27 15A8 8 0 0 1 29 28a9 9 0 0 0 2 4a10 10 0 0 1-12-4',
    'M10 14a5 5 0 0 0 10 0',
  ],
  ear: [
    'M7 15a11 11 0 1 1 21 4A15 15 0 0 0 23 28A6 6 0 0 1 12 29',
    'M12 15a6 6 0 1 1 9 5a6 6 0 0 0-3 5',
  ],
  family: [
    'M6 9a4 4 0 1 0 8 0a4 4 0 1 0-8 0M22 9a4 4 0 1 0 8 0a4 4 0 1 0-8 0M15 22a3 3 0 1 0 6 0a3 3 0 1 0-6 0M3 29a7 12 0 0 1 12-11M33 29a7 12 0 0 0-12-11',
    'M11 34a7 6 0 0 1 14 0',
  ],
  hands: [
    'M3 16a15 17 0 0 0 13 17a6 6 0 0 0 0-7a11 11 0 0 1-8-10a2.5 2.5 0 0 0-5 0M33 16a15 17 0 0 1-13 17a6 6 0 0 1 0-7a11 11 0 0 0 8-10a2.5 2.5 0 0 1 5 0',
    'M13 10a5 5 0 1 0 10 0a5 5 0 1 0-10 0',
  ],
  heart: [
    'M18 31.5A26 26 0 0 1 4.3 15.3A7.25 7.25 0 0 1 18 10.6A7.25 7.25 0 0 1 31.7 15.3A26 26 0 0 1 18 31.5',
    'M9 14a4 4 0 0 1 3-4',
  ],
  leaf: ['M31 4A20 20 0 0 1 9 27A20 20 0 0 1 31 4', 'M4 33A50 50 0 0 1 23 13'],
  mind: [
    'M11 33a9 9 0 0 0-2-6A13 13 0 1 1 29 13a14 14 0 0 0 3 7a2 2 0 0 1-2 2a6 6 0 0 1-6 6a4 4 0 0 0-2 5',
    'M16 17a2 2 0 0 1 4 0a4 4 0 0 1-8 0a6 6 0 0 1 12 0',
  ],
  person: ['M11 11a7 7 0 1 0 14 0a7 7 0 1 0-14 0M4 33a14 11 0 0 1 28 0', 'M15 12a3.5 3 0 0 0 6 0'],
  rings: [
    'M18 9A10 10 0 1 0 18 27M18 9A10 10 0 1 1 18 27',
    'M18 9A10 10 0 0 1 18 27A10 10 0 0 1 18 9',
  ],
  seed: [
    'M18 20A14 14 0 0 1 4 8A14 14 0 0 1 18 20A13 13 0 0 1 31 4A13 13 0 0 1 18 20M4 33A26 26 0 0 1 32 33',
    'M18 29A40 40 0 0 0 18 20',
  ],
  wave: [
    'M4 18a14 14 0 1 0 28 0a14 14 0 1 0-28 0',
    'M9 18a3 7 0 0 1 6 0a3 7 0 0 0 6 0a3 7 0 0 1 6 0',
  ],
} satisfies Record<string, Strokes>;

/** Interface icons, in a box of 20: strokes, and where need be an area filled with the same color. */
export const interfaceIcons = {
  arrow: ['M3 10h14M11 4l6 6-6 6'],
  calendar: ['M3 4.5h14V17H3zM3 9h14M7 2v5M13 2v5'],
  check: ['M3.5 10.5l4.5 4.5 8.5-10'],
  chevron: ['M4.5 7.5L10 13l5.5-5.5'],
  close: ['M4.5 4.5l11 11M15.5 4.5l-11 11'],
  copy: ['M7 7h10v10H7zM13 7V3H3v10h4'],
  external: ['M9 4H4v12h12v-5M12 3.5h4.5V8M16 4l-7 7'],
  mail: ['M2.5 4.5h15v11h-15zM2.5 5l7.5 6 7.5-6'],
  menu: ['M2.5 5h15M2.5 10h15M2.5 15h15'],
  phone: ['M3 3h4.5l1.5 4-1.5 1.5a9 9 0 0 0 4 4L13 11l4 1.5V17A11 11 0 0 1 3 3z'],
  retry: ['M16.5 11A6.5 6.5 0 1 1 14.5 6L17 8.5M17 3v5.5h-5.5'],
  search: ['M3 8.5a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0-11 0M12.5 12.5L17.5 17.5'],
  theme: ['M3 10a7 7 0 1 0 14 0a7 7 0 1 0-14 0', 'M10 3a7 7 0 0 1 0 14z'],
} satisfies Record<string, readonly [ink: string, fill?: string]>;

/** Name of an icon. */
export type IconName =
  keyof typeof technologyIcons | keyof typeof behavioralIcons | keyof typeof interfaceIcons;

/** The names of all icons. */
export const iconNames = [technologyIcons, behavioralIcons, interfaceIcons].flatMap((icons) =>
  Object.keys(icons),
) as IconName[];

/** The names of the icons that articles and services may use; the others belong to the frame. */
export const contentIconNames = [technologyIcons, behavioralIcons].flatMap((icons) =>
  Object.keys(icons),
);
