/** Icons as path data: the strokes in the text's color, then the one in the brand's. */
import icons from './icon-paths.json';

type Paths = [strokes: string, second?: string];

/** The icons by kind; those of the interface are drawn in a box of 20, the others of 36. */
export const iconSets = icons as unknown as Record<keyof typeof icons, Record<string, Paths>>;

export type IconName = {
  [Kind in keyof typeof icons]: keyof (typeof icons)[Kind];
}[keyof typeof icons];

const namesOf = (kind: keyof typeof icons) => Object.keys(icons[kind]);

/** The names of the icons that articles and services may use; the others belong to the frame. */
export const contentIconNames = [...namesOf('technology'), ...namesOf('behavioral')];

export const iconNames = [...contentIconNames, ...namesOf('interface')];
