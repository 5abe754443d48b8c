/** Icons as path data: strokes in the text color, then one in the brand color. */
import icons from './icon-paths.json';

type Paths = [strokes: string, second?: string];

/** The icons by kind. Interface icons have a view box of 20, all others of 36. */
export const iconSets = icons as unknown as Record<keyof typeof icons, Record<string, Paths>>;

export type IconName = {
  [Kind in keyof typeof icons]: keyof (typeof icons)[Kind];
}[keyof typeof icons];

const namesOf = (kind: keyof typeof icons) => Object.keys(icons[kind]);

/** The names of the icons that articles and services can use. The others are for the interface. */
export const contentIconNames = [...namesOf('technology'), ...namesOf('behavioral')];

export const iconNames = [...contentIconNames, ...namesOf('interface')];
