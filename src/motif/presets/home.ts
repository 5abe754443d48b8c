/** The home page's drawings. Distances in px on a 1440 px page, or in units of the field. */
import type {Drawing} from '../compose';
import {bleed, both} from './shared';

export const home = {
  'home-hero': {
    canvas: bleed('home-hero'),
    crop: 'xMidYMax',
    shape: {origin: [1104, 645], scale: 57, angle: -81, petal: 0.15, wobble: 0.05, twist: 0.22, phases: [0.6, 2.1]},
    cells: 22,
    crossings: 4,
    inks: both,
    weight: 0.95,
    bands: [
      {from: 6, to: 11, ink: 'brand', opacity: 0.17},
      {from: 21, to: 25, ink: 'human', opacity: 0.06},
    ],
    nodes: [
      {ring: 0, line: -2, radius: 6.5},
      {ring: -5, line: 3},
      {ring: -10, line: -4},
      {ring: 5, line: 6},
      {ring: 11, line: 1, radius: 6},
      {ring: 15, line: 5},
      {ring: 30, line: 0, open: true},
    ],
    fades: [
      {from: [430, 0], to: [1010, 0]},
      {center: [300, 330], radius: [860, 500], stops: [[0.66, 0], [1, 1]]},
    ],
  },
  'home-hero-small': {
    canvas: [0, 0, 390, 430],
    crop: 'xMidYMax',
    shape: {origin: [206, 318], scale: 26, angle: -81, petal: 0.15, wobble: 0.05, twist: 0.22, phases: [0.6, 2.1]},
    cells: 14,
    crossings: 3,
    inks: both,
    weight: 0.85,
    bands: [{from: 4, to: 7, ink: 'brand', opacity: 0.2}],
    nodes: [
      {ring: 0, line: -1, radius: 4},
      {ring: -5, line: 2, radius: 3.5},
      {ring: 5, line: -4, radius: 3.5},
      {ring: 7, line: 1, radius: 4},
    ],
    fades: [{from: [0, 20], to: [0, 170]}],
  },
  'home-seam': {
    canvas: bleed('home-seam'),
    shape: {origin: [720, 222], scale: 52, angle: 0, petal: 0.15, wobble: 0.045, twist: 0.16, phases: [1.2, 0.4]},
    cells: 20,
    crossings: 4.5,
    inks: [[-0.75, 'technology'], [0, 'middle'], [0.75, 'human']],
    weight: 0.9,
    nodes: [
      {ring: 0, line: 0, radius: 6.5},
      {ring: -30, line: -5},
      {ring: -10, line: -2},
      {ring: -20, line: 3},
      {ring: 5, line: 4},
      {ring: 10, line: 4},
      {ring: 25, line: 0},
    ],
    fades: [{from: [0, 0], to: [0, 80]}],
  },
  'home-seam-small': {
    canvas: [0, 0, 390, 400],
    shape: {origin: [195, 200], scale: 26, angle: 90, petal: 0.12, wobble: 0.03, twist: 0.1, phases: [1.2, 0.4]},
    cells: 16,
    crossings: 3,
    inks: [[-0.75, 'technology'], [0, 'middle'], [0.75, 'human']],
    weight: 0.85,
    nodes: [
      {ring: 0, line: 0, radius: 4.5},
      {ring: -5, line: 3, radius: 3.5},
      {ring: -10, line: -3, radius: 3.5},
      {ring: 5, line: -4, radius: 3.5},
      {ring: 10, line: 2, radius: 3.5},
    ],
    fades: [{from: [0, 10], to: [0, 90]}, {from: [0, 400], to: [0, 290]}],
  },
} satisfies Record<string, Drawing>;
