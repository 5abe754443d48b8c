/**
 * Stands in for the drawings in the client's bundle (see `./server`). React keeps what the server
 * rendered; after a change of page on the client the canvas is empty, and the component loads the
 * drawing's file into it.
 */
import {type DrawingName, sizes} from './catalog';

/** An empty canvas of the drawing's size, so that nothing moves when the drawing arrives. */
export function inlineDrawing(name: DrawingName): string {
  const {width, height} = sizes[name];
  return `<svg width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" aria-hidden="true"></svg>`;
}
