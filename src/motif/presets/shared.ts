/** What several presets share. */
import {type DrawingName, sizes} from '../catalog';
import type {Drawing} from '../compose';
import type {Box} from '../path';

/** The canvas of a full-bleed drawing: 0 to 1440 is the page, the rest shows on wider screens. */
export const bleed = (name: DrawingName): Box => [
  (1440 - sizes[name].width) / 2,
  0,
  sizes[name].width,
  sizes[name].height,
];

/** Inks of a drawing that holds both intelligences. */
export const both: Drawing['inks'] = [
  [-1, 'technology'],
  [4, 'middle'],
  [9, 'human'],
];

/** Inks of a drawing that holds the human one alone. */
export const human: Drawing['inks'] = [
  [0, 'human'],
  [1, 'human'],
];
