/** The mark: a five-petaled chalice flower, half straight facets, half curves, from mark-paths.json. */
import mark from './mark-paths.json';

/** Side of the square that the mark is drawn in. */
export const markBox = 48;

export const shadeOpacity = 0.72;

/** Its outlines in painting order: `shade` and `ink` in the text's color, then `brand`; `small` is for up to 24 px. */
export const {regular, small, construction} = mark;
