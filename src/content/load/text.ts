import {firstOf, patterns, say, type Report} from '../messages';

/** The maximum size of a text: about 80 minutes of reading. */
const maxTextBytes = 100_000;

const formatBytes = (bytes: number) =>
  bytes < 1_000_000 ? `${Math.round(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

/** Both sizes, formatted for a message; undefined if the file is no larger than `most`. */
export const tooLarge = (bytes: number, most: number) =>
  bytes > most ? {size: formatBytes(bytes), most: formatBytes(most)} : undefined;

/** Decodes a text, without BOM and with LF line endings; reports why and returns undefined if it can't be read. */
export function readText(bytes: Buffer, report: Report): string | undefined {
  const large = tooLarge(bytes.length, maxTextBytes);
  if (large) {
    report(1, 'file', say('file too long', large));
    return undefined;
  }
  const text = bytes
    .toString()
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n');
  const fault = firstOf(patterns.files, text);
  if (!fault) return text;
  const line = text.slice(0, fault.match.index).split('\n').length;
  report(line, fault.name.startsWith('file') ? 'file' : 'text', say(fault.name));
  return undefined;
}
