/**
 * Drawings for the server-rendered HTML. Only the server's bundle contains this file: for the
 * client the drawings plugin leaves `./client` in its place, so that neither the drawings nor the
 * code that draws them is in the JavaScript a visitor loads.
 */
import type {DrawingName} from './catalog';
import {draw} from './index';

/** The drawing, to be inlined into a page, in the theme's inks. */
export const inlineDrawing = (name: DrawingName): string => draw(name, {palette: 'tokens'});
