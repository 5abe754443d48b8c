/** The compositions of the article covers, one for each category. Distances in px on 1200 by 675. */
import type {Drawing} from '../compose';
import type {Point} from '../field';

/** What a category's covers have in common; the variant changes it a little. */
type CoverStyle = Omit<Drawing, 'canvas' | 'ground'> & {
  /** How far a variant may turn the drawing, in degrees. A lattice looks right level or clearly tilted. */
  turn: number;
  /** How far a variant may move it, in px to either side. */
  shift: Point;
  /** Its nodes mirror each other and stay where they are. */
  isSymmetrical?: boolean;
};

/** The six categories (specification section 3). */
export const coverStyles: Record<string, CoverStyle> = {
  /** Two thirds lattice, the rings just begin. */
  Technology: {
    shape: {origin: [690, 338], scale: 86, angle: 0, petal: 0.06, wobble: 0.05, twist: 0.15},
    turn: 0,
    shift: [96, 0],
    cells: 22,
    crossings: 7,
    inks: [
      [0, 'technology'],
      [2.4, 'middle'],
      [5, 'human'],
    ],
    weight: 1.1,
    bands: [{from: 0, to: 5, ink: 'brand', opacity: 0.3}],
    nodes: [
      {ring: -20, line: -5, radius: 6},
      {ring: -15, line: 3, radius: 6},
      {ring: -10, line: -2, radius: 6},
      {ring: -5, line: 5, radius: 6},
      {ring: 0, line: 0, radius: 10},
      {ring: 5, line: -8, radius: 6},
      {ring: 10, line: 6, radius: 6},
    ],
  },
  /** The flower upright, mostly contours. */
  'Behavioral Science': {
    shape: {origin: [602, 532], scale: 56, angle: -90, petal: 0.19, wobble: 0.07, twist: 0.16},
    turn: 4,
    shift: [96, 54],
    cells: 16,
    crossings: 1.6,
    inks: [
      [0, 'technology'],
      [3, 'middle'],
      [8, 'human'],
    ],
    weight: 1.15,
    bands: [
      {from: 4, to: 8, ink: 'brand', opacity: 0.36},
      {from: 14, to: 17, ink: 'human', opacity: 0.12},
      {from: 24, to: 27, ink: 'human', opacity: 0.12},
    ],
    nodes: [
      {ring: 0, line: 0, radius: 8},
      {ring: 10, line: 3, radius: 6},
      {ring: 20, line: -4, radius: 6},
    ],
  },
  /** No petals, close up and off the canvas: the rings read as orbits. */
  'Space Tech': {
    shape: {origin: [430, 730], scale: 150, angle: -58, petal: 0, wobble: 0.05},
    turn: 8,
    shift: [96, 54],
    cells: 36,
    crossings: 1.6,
    inks: [
      [-0.5, 'technology'],
      [1.4, 'middle'],
      [3.4, 'human'],
    ],
    weight: 1.1,
    bands: [{from: 4, to: 8, ink: 'brand', opacity: 0.16}],
    nodes: [
      {ring: 5, line: 2, radius: 9},
      {ring: 10, line: -4, radius: 6},
      {ring: 20, line: 1, radius: 9},
      {ring: 15, line: 7, radius: 6},
      {ring: 25, line: -6, radius: 6},
    ],
  },
  /** Three wide petals opening from the top right. */
  Healthcare: {
    shape: {
      origin: [759, 249],
      scale: 58.7,
      angle: 154,
      petals: 3,
      petal: 0.16,
      wobble: 0.05,
      twist: 0.2,
    },
    turn: 6,
    shift: [96, 54],
    cells: 20,
    crossings: 2.4,
    inks: [
      [-2, 'technology'],
      [1.5, 'middle'],
      [5, 'human'],
    ],
    weight: 1.1,
    bands: [
      {from: 4, to: 8, ink: 'brand', opacity: 0.3},
      {from: 15, to: 18, ink: 'human', opacity: 0.13},
    ],
    nodes: [
      {ring: 0, line: 0, radius: 8},
      {ring: -5, line: 4, radius: 6},
      {ring: -15, line: -3, radius: 6},
      {ring: 5, line: -6, radius: 6},
      {ring: 10, line: 5, radius: 7},
      {ring: 20, line: 1, radius: 7},
    ],
  },
  /** A symmetrical shield: four petals, no twist, nothing grown. */
  Cybersecurity: {
    shape: {origin: [600, 482], scale: 70, angle: -90, petals: 4, petal: 0.13},
    turn: 0,
    shift: [0, 54],
    isSymmetrical: true,
    cells: 20,
    crossings: 7,
    inks: [
      [0, 'technology'],
      [3, 'middle'],
      [6, 'human'],
    ],
    weight: 1.1,
    bands: [
      {from: -5, to: 0, ink: 'technology', opacity: 0.12},
      {from: 5, to: 10, ink: 'brand', opacity: 0.42},
      {from: 15, to: 20, ink: 'technology', opacity: 0.14},
    ],
    nodes: [
      {ring: 0, line: 0, radius: 9},
      {ring: 10, line: 0, radius: 6},
      {ring: 15, line: -4, radius: 6},
      {ring: 15, line: 4, radius: 6},
      {ring: 5, line: -8, radius: 6},
      {ring: 5, line: 8, radius: 6},
    ],
  },
  /** The full flower on the diagonal. */
  Innovation: {
    shape: {origin: [428, 464], scale: 61, angle: -31, petal: 0.2, wobble: 0.06, twist: 0.2},
    turn: 6,
    shift: [96, 54],
    cells: 18,
    crossings: 2,
    inks: [
      [-1, 'technology'],
      [3, 'middle'],
      [7, 'human'],
    ],
    weight: 1.15,
    bands: [
      {from: 4, to: 8, ink: 'brand', opacity: 0.42},
      {from: 17, to: 20, ink: 'human', opacity: 0.15},
    ],
    nodes: [
      {ring: 0, line: 0, radius: 9},
      {ring: -10, line: -3, radius: 6},
      {ring: -5, line: 5, radius: 6},
      {ring: 5, line: -6, radius: 7},
      {ring: 8, line: 1, radius: 8},
      {ring: 5, line: 6, radius: 6},
    ],
  },
};
