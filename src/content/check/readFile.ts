import path from 'node:path';
import imageSize from 'image-size';
import {say} from './messages';
import type {Report} from './problem';

/** The largest picture file there may be, and the largest text: about 80 minutes of reading. */
export const maxImageBytes = 1_000_000;
const maxTextBytes = 100_000;

/** The pictures browsers show. */
export const imageTypes = ['.avif', '.gif', '.jpeg', '.jpg', '.png', '.svg', '.webp'];

const program = /<script|\son\w+\s*=|javascript:|<foreignObject/i;

export const sizeOf = (bytes: number) =>
  bytes < 1_000_000 ? `${Math.round(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

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
  report(1, 'image', faultOfImage(file, size, read));
}

/** The line that the first such characters of a text stand on; 0 where there are none. */
const lineOf = (text: string, sign: string) =>
  text.includes(sign) ? text.slice(0, text.indexOf(sign)).split('\n').length : 0;

function faultOfBytes(bytes: Buffer): [line: number, name: string] | undefined {
  if (/^(\xff\xfe|\xfe\xff)/.test(bytes.toString('latin1', 0, 2))) return [1, 'file in UTF-16'];
  const text = bytes.toString('utf8').replace(/\r\n?/g, '\n');
  if (text.trim() === '') return [1, 'file empty'];
  // The Markdown parser's time grows with the square of the marks in one paragraph.
  const crowded = text
    .split(/\n\s*\n/)
    .find((paragraph) => (paragraph.match(/[*_[\]<`:{]/g)?.length ?? 0) > 2000);
  const faults: [number, string][] = [
    [lineOf(text, '\0'), 'file with a NUL'],
    [lineOf(text, '\uFFFD'), 'file not in UTF-8'],
    [lineOf(`\n${text}`, '\n<<<<<<< '), 'git conflict'],
    [crowded ? lineOf(text, crowded) : 0, 'too many marks'],
  ];
  return faults.find(([line]) => line > 0);
}

/**
 * Turns a file's bytes into text.
 * @param size its bytes
 * @param read gives what the file holds; not called for a file that is too large
 * @returns the text without a byte order mark, with line feeds alone; nothing when it can't be read
 */
export function readText(size: number, read: () => Buffer, report: Report): string | undefined {
  if (size > maxTextBytes) {
    report(1, 'file', say('file too long', {size: sizeOf(size), most: sizeOf(maxTextBytes)}));
    return undefined;
  }
  const bytes = read();
  const [line, name] = faultOfBytes(bytes) ?? [];
  if (line && name) report(line, name.startsWith('file') ? 'file' : 'text', say(name));
  return name ? undefined : new TextDecoder().decode(bytes).replace(/\r\n?/g, '\n');
}
