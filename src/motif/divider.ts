/** The divider: a thin strip in which straight lines become waves. It is no chalice, so it has its own field. */
import {gradient, mask, short} from './fades';
import {smoothstep, type Curve} from './field';
import {linePath} from './path';
import {UNITS} from './pen';
import type {Palette} from './drawing';
export const x = [gradient, mask, short, smoothstep, linePath, UNITS] as unknown as [Curve, Palette];
