/**
 * The mark: a five-petaled chalice flower, half straight facets, half curves. Whatever shows it takes
 * its outlines from mark-paths.json, as the `d` of one SVG path each; another mark is another mark-paths.json.
 */
import mark from './mark-paths.json';

/** Side of the square that the mark is drawn in. */
export const markBox = 48;

/** Opacity of the facets that lie in the shade. */
export const shadeOpacity = 0.72;

/**
 * The mark's outlines, to be painted in this order: `shade` and `ink` in the text's color, `brand` in
 * the brand's. `small` is for up to 24 px: no facets and wider gaps.
 */
export const {regular, small, construction} = mark;
