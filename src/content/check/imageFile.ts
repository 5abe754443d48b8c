import imageSize from 'image-size';
import path from 'node:path';
import {say} from './messages';
import type {Report} from './problem';
import {sizeOf} from './readText';

/** The largest picture file there may be. */
export const maxImageBytes = 1_000_000;

/** The pictures browsers show. */
export const imageTypes = ['.avif', '.gif', '.jpeg', '.jpg', '.png', '.svg', '.webp'];

/** What a drawing must not hold: programs. */
const program = /<script|\son\w+\s*=|javascript:|<foreignObject/i;

/** Says what is wrong with a picture's file. */
function faultOfImage(file: string, size: number, read: () => Buffer): string | undefined {
  if (size > maxImageBytes)
    return say('image too large', {size: sizeOf(size), most: sizeOf(maxImageBytes)});
  const bytes = read();
  const extension = path.posix.extname(file).toLowerCase();
  try {
    const {type = ''} = imageSize(bytes);
    const kinds = type === 'jpg' ? ['.jpg', '.jpeg'] : type === 'heif' ? ['.avif'] : [`.${type}`];
    const right = file.slice(0, -extension.length) + (kinds[0] ?? '');
    if (!kinds.includes(extension))
      return say('image by another name', {type: type.toUpperCase(), right});
  } catch {
    return say('image broken');
  }
  const isProgram = extension === '.svg' && program.test(bytes.toString('utf8'));
  return isProgram ? say('image with a program') : undefined;
}

/**
 * Looks into a picture's file.
 * @param size its bytes
 * @param read gives what it holds; not called for a file that is too large
 */
export function checkImageFile(file: string, size: number, read: () => Buffer, report: Report) {
  const fault = faultOfImage(file, size, read);
  if (fault) report(1, 'image', fault);
}
