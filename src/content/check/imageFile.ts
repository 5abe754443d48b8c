import imageSize from 'image-size';
import path from 'node:path';
import type {Report} from './problem';

/** The largest picture file there may be. */
export const maxImageBytes = 1_000_000;

/** The pictures browsers show. */
export const imageTypes = ['.avif', '.gif', '.jpeg', '.jpg', '.png', '.svg', '.webp'];

/**
 * Looks into a picture's file.
 * @param file its path
 * @param size its bytes
 * @param read gives what it holds; not called for a file that is too large
 */
export function checkImageFile(
  file: string,
  size: number,
  read: () => Buffer,
  report: Report,
): void {
  if (size > maxImageBytes) {
    report(
      1,
      'image',
      `is ${(size / 1_000_000).toFixed(1)} MB large; ${maxImageBytes / 1_000_000} MB is the most. Make it smaller, for example 1600 pixels wide, as a JPEG.`,
    );
    return;
  }
  const bytes = read();
  const extension = path.posix.extname(file).toLowerCase();
  try {
    const {type = ''} = imageSize(bytes);
    const kind = type === 'jpg' ? ['.jpg', '.jpeg'] : type === 'heif' ? ['.avif'] : [`.${type}`];
    if (!kind.includes(extension))
      report(
        1,
        'image',
        `is a ${type.toUpperCase()} picture by another name. Rename it to end with ${kind[0] ?? ''}`,
      );
  } catch {
    report(1, 'image', 'is broken, or no picture at all. Save it again as PNG, JPEG or WebP.');
    return;
  }
  if (
    extension === '.svg' &&
    /<script|\son\w+\s*=|javascript:|<foreignObject/i.test(bytes.toString('utf8'))
  ) {
    report(
      1,
      'image',
      'holds a program, which a drawing must not. Save it again as a plain SVG, or as PNG.',
    );
  }
}
