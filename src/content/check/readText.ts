import {say} from './messages';
import type {Report} from './problem';

/** The largest text there may be: about 80 minutes of reading. */
export const maxTextBytes = 100_000;

/**
 * What would keep the Markdown parser busy for minutes: its time grows with the square of the marks
 * in one paragraph, of the cells in one line, of the levels of nesting.
 */
const limits = {marksPerParagraph: 2000, cellsPerLine: 100, levels: 8, indent: 80, blocks: 200};

export const sizeOf = (bytes: number) =>
  bytes < 1_000_000 ? `${Math.round(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

/** The line that the first such character of a text stands on. */
const lineOf = (text: string, sign: string) => text.slice(0, text.indexOf(sign)).split('\n').length;

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** Finds the line from which on a text can't be read in reasonable time; 0 when there is none. */
function lineOfExcess(lines: string[]): number {
  let marks = 0;
  let blocks = 0;
  const index = lines.findIndex((line) => {
    marks = line.trim() === '' ? 0 : marks + count(line, /[*_[\]<`:{]/g);
    blocks += /^\s*:{3,}\w/.test(line) ? 1 : 0;
    // A line of dashes alone divides two parts and nests nothing.
    const isDivider = /^\s*([*_-]\s*)+$/.test(line);
    const levels = isDivider ? 0 : count(/^[\s>*+-]*/.exec(line)?.[0] ?? '', /\S/g);
    return (
      marks > limits.marksPerParagraph ||
      blocks > limits.blocks ||
      levels > limits.levels ||
      count(line, /\|/g) > limits.cellsPerLine ||
      new RegExp(`^\\s{${limits.indent},}[-*+>\\d]`).test(line)
    );
  });
  return index + 1;
}

/** What is wrong with the bytes of a text file, and on which line. */
function faultOfBytes(bytes: Buffer): [line: number, about: string, message: string] | undefined {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff))
    return [1, 'file', say('file in UTF-16')];
  const binary = bytes.toString('latin1');
  if (binary.includes('\0')) return [lineOf(binary, '\0'), 'file', say('file with a NUL')];
  const text = bytes.toString('utf8');
  if (text.includes('\uFFFD')) return [lineOf(text, '\uFFFD'), 'file', say('file not in UTF-8')];
  if (text.trim() === '') return [1, 'file', say('file empty')];
  const lines = text.split(/\r\n?|\n/);
  const conflict = lines.findIndex((line) => line.startsWith('<<<<<<< ')) + 1;
  if (conflict) return [conflict, 'text', say('git conflict')];
  const excess = lineOfExcess(lines);
  return excess ? [excess, 'text', say('too many marks')] : undefined;
}

/**
 * Turns a file's bytes into text.
 * @param read gives what the file holds; not called when it is too large
 * @param byteLength how much it holds
 * @returns the text without a byte order mark, with line feeds alone; nothing when it can't be read
 */
export function readText(
  read: () => Buffer,
  byteLength: number,
  report: Report,
): string | undefined {
  if (byteLength > maxTextBytes) {
    const values = {size: sizeOf(byteLength), most: sizeOf(maxTextBytes)};
    report(1, 'file', say('file too long', values));
    return undefined;
  }
  const bytes = read();
  const fault = faultOfBytes(bytes);
  if (fault) report(...fault);
  return fault ? undefined : new TextDecoder().decode(bytes).replace(/\r\n?/g, '\n');
}
