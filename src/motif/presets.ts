/** The named drawings as data. */
import type {DrawingName} from './catalog';
import type {Drawing} from './compose';
import {closings} from './presets/closings';
import {home} from './presets/home';
import {industries} from './presets/industries';
import {pages} from './presets/pages';

/** Every named drawing but the divider, which is no chalice (see divider.ts). */
export const presets: Record<Exclude<DrawingName, 'divider'>, Drawing> = {
  ...home,
  ...pages,
  ...industries,
  ...closings,
};
