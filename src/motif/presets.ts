/** The named drawings as data: distances in px on a 1440 px page, or in units of the field (compose.ts). */
import {BLEED, type DrawingName, sizes} from './catalog';
import type {Drawing} from './compose';
import drawings from './presets/drawings.json';

type Name = Exclude<DrawingName, 'divider'>;

/** Every named drawing but the divider, which is no flower (divider.ts). */
export const presets = Object.fromEntries(
  Object.entries(drawings).map(([name, drawing]) => {
    const {width, height} = sizes[name as Name];
    const left = width === BLEED ? (1440 - BLEED) / 2 : 0;
    return [name, {...drawing, canvas: [left, 0, width, height]}];
  }),
) as unknown as Record<Name, Drawing>;
