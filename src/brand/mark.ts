/** The logo mark: a five-petaled chalice flower, half straight facets, half curves, from mark-paths.json. */
import mark from './mark-paths.json';

/** The side length of the mark's view box. */
export const markBox = 48;

export const shadeOpacity = 0.72;

/** Its outlines in painting order: `shade` and `ink` in the text color, then `brand`. Use `small` up to 24 px. */
export const {regular, small, construction} = mark;
