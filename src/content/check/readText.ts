import type {Report} from './problem';

/** The largest text there may be: about 80 minutes of reading, and many times what a page can bear. */
export const maxTextBytes = 100_000;

/**
 * What would keep the Markdown parser busy for minutes: its time grows with the square of the marks
 * in one paragraph, of the cells in one line, of the levels of nesting.
 */
const limits = {marksPerParagraph: 2000, cellsPerLine: 100, levels: 8, indent: 80, blocks: 200};

const size = (bytes: number) =>
  bytes < 1_000_000 ? `${Math.round(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

/** The line that a place in a text stands on. */
const lineAt = (text: string, index: number) => text.slice(0, index).split('\n').length;

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** Finds the line from which on a text cannot be read in reasonable time. */
function lineOfExcess(lines: string[]): number | undefined {
  let marks = 0;
  let blocks = 0;
  const index = lines.findIndex((line) => {
    marks = line.trim() === '' ? 0 : marks + count(line, /[*_[\]<`:{]/g);
    blocks += /^\s*:{3,}\w/.test(line) ? 1 : 0;
    // A line of dashes alone divides two parts and nests nothing.
    const levels = /^\s*([*_-]\s*)+$/.test(line)
      ? 0
      : count(/^[\s>*+-]*/.exec(line)?.[0] ?? '', /\S/g);
    return (
      marks > limits.marksPerParagraph ||
      blocks > limits.blocks ||
      levels > limits.levels ||
      count(line, /\|/g) > limits.cellsPerLine ||
      new RegExp(`^\\s{${limits.indent},}[-*+>\\d]`).test(line)
    );
  });
  return index < 0 ? undefined : index + 1;
}

/** Finds the first line that git left where two versions of a file clash. */
function lineOfConflict(lines: string[]): number | undefined {
  const index = lines.findIndex((line) => line.startsWith('<<<<<<< '));
  return index < 0 ? undefined : index + 1;
}

/**
 * Turns a file's bytes into text.
 * @param bytes what the file holds, or nothing when it is too large to be read
 * @param byteLength how much it holds
 * @returns the text without a byte order mark, with line feeds alone; nothing when it cannot be read
 */
export function readText(
  read: () => Buffer,
  byteLength: number,
  report: Report,
): string | undefined {
  if (byteLength > maxTextBytes) {
    report(
      1,
      'file',
      `holds ${size(byteLength)} of text; ${size(maxTextBytes)} is the most. Divide it into several files.`,
    );
    return undefined;
  }
  const bytes = read();
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) {
    report(
      1,
      'file',
      'is saved as UTF-16. Save it again with the encoding UTF-8 (in Notepad: Save as, Encoding).',
    );
    return undefined;
  }
  const zero = bytes.indexOf(0);
  if (zero >= 0) {
    report(
      lineAt(bytes.subarray(0, zero).toString('latin1'), zero),
      'file',
      'holds a NUL, which no text has. Is it a picture or a Word file? Save it as plain text, in UTF-8.',
    );
    return undefined;
  }
  let text: string;
  try {
    text = new TextDecoder('utf-8', {fatal: true}).decode(bytes).replace(/\r\n?/g, '\n');
  } catch {
    const good = bytes.toString('utf8').indexOf('\uFFFD');
    report(
      lineAt(bytes.toString('utf8'), good),
      'file',
      'is not saved as UTF-8, so letters such as é would be broken. Save it again with the encoding UTF-8.',
    );
    return undefined;
  }
  if (text.trim() === '') {
    report(1, 'file', 'is empty. Write something into it, or delete it.');
    return undefined;
  }
  const lines = text.split('\n');
  const conflict = lineOfConflict(lines);
  if (conflict) {
    report(
      conflict,
      'text',
      'git left this line where two versions clash. Keep one version, and remove the lines of <, = and >.',
    );
    return undefined;
  }
  const excess = lineOfExcess(lines);
  if (excess) {
    report(
      excess,
      'text',
      'up to here there are far too many marks such as *, [, | or > in one place. Write it in plain words, or divide it.',
    );
    return undefined;
  }
  return text;
}
