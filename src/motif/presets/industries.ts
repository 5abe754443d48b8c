/** The four industries: four stages from the pure lattice to the flower. */
import type {Drawing} from '../compose';
import {human} from './shared';

export const industries = {
  'industry-aerospace': {
    canvas: [0, 0, 720, 600],
    shape: {origin: [730, 300], scale: 105, angle: 0, petal: 0.03},
    cells: 28,
    crossings: 7,
    inks: [
      [-1, 'technology'],
      [1, 'technology'],
    ],
    weight: 1,
    nodes: [
      {ring: -15, line: -4},
      {ring: -10, line: 5},
      {ring: -5, line: -8},
      {ring: -5, line: 2, radius: 7},
      {ring: -20, line: 1},
      {ring: -25, line: 7},
    ],
  },
  'industry-government': {
    canvas: [0, 0, 720, 600],
    shape: {origin: [330, 300], scale: 66, angle: 0, petals: 4, petal: 0.1},
    cells: 22,
    crossings: 5,
    inks: [
      [-1, 'technology'],
      [4, 'middle'],
    ],
    weight: 1,
    bands: [{from: 0, to: 5, ink: 'brand', opacity: 0.16}],
    nodes: [
      {ring: 0, line: 0, radius: 7},
      {ring: -5, line: 6},
      {ring: -10, line: -4},
      {ring: 5, line: -6},
      {ring: 10, line: 4, open: true},
    ],
  },
  'industry-consumer': {
    canvas: [0, 0, 720, 600],
    shape: {origin: [110, 420], scale: 66, angle: -28, petal: 0.19, wobble: 0.05, twist: 0.2},
    cells: 20,
    crossings: 3,
    inks: [
      [0, 'technology'],
      [2, 'middle'],
      [8, 'human'],
    ],
    weight: 1,
    bands: [
      {from: 5, to: 9, ink: 'brand', opacity: 0.2},
      {from: 20, to: 23, ink: 'human', opacity: 0.06},
    ],
    nodes: [
      {ring: 0, line: 0, radius: 6.5},
      {ring: 5, line: -4},
      {ring: 10, line: 3, radius: 6},
      {ring: 20, line: -1, open: true},
    ],
  },
  'industry-healthcare': {
    canvas: [0, 0, 720, 600],
    shape: {
      origin: [360, 440],
      scale: 42,
      angle: -90,
      petal: 0.22,
      wobble: 0.05,
      twist: 0.16,
      phases: [0.4, 2.2],
    },
    cells: 18,
    crossings: 1.6,
    inks: human,
    weight: 1,
    bands: [
      {from: 5, to: 9, ink: 'brand', opacity: 0.24},
      {from: 15, to: 18, ink: 'human', opacity: 0.08},
    ],
    nodes: [
      {ring: 0, line: 0, radius: 7},
      {ring: 10, line: -4},
      {ring: 15, line: 5},
      {ring: 25, line: 0, open: true},
    ],
  },
} satisfies Record<string, Drawing>;
