import {
  LineCounter,
  parseDocument,
  isAlias,
  isMap,
  isPair,
  isScalar,
  Schema,
  visit,
  type Document,
  type YAMLError,
} from 'yaml';
import {fillNames} from '../names';
import {patterns, say, type Report} from './messages';

/** The fields above the text, and where they stand. */
export type FrontMatter = {
  /** The fields, with the names of `src/site.ts` filled in. */
  data: Record<string, unknown>;
  content: string;
  /** The line a field stands on; where it is missing, that of its group or the first line. */
  lineOf(path: readonly (string | number)[]): number;
};

/** What YAML takes for a number or a word; made once, as each file would make its own. */
const schema = new Schema({schema: 'core'});

const nameOf = ({code, message}: YAMLError, ...lines: string[]) =>
  patterns.frontMatter.find(([, pattern]) =>
    new RegExp(pattern, 'u').test(`${code} ${message.replaceAll('\n', ' ')}\n${lines.join('\n')}`),
  )?.[0] ?? '';

/** Where a quote or a bracket was opened whose end YAML misses further down. */
function lineOfOpening(lines: string[], {message}: YAMLError): number {
  return lines.findIndex((line) => {
    const isOpen = (start: string, end: string) =>
      line.split(start).length > line.split(end).length;
    if (!message.includes('quote')) return isOpen('[', ']') || isOpen('{', '}');
    const [, mark = ''] = /^\s*[\w-]+:\s*(["'])/.exec(line) ?? [];
    return mark !== '' && line.split(mark).length % 2 === 0;
  });
}

function reportErrors(errors: YAMLError[], lines: string[], counter: LineCounter, report: Report) {
  const told = new Set<number>();
  let last = {index: -1, name: ''};
  for (const error of errors) {
    const isOpen = error.code === 'MISSING_CHAR' || error.code === 'BAD_INDENT';
    const opening = isOpen ? lineOfOpening(lines, error) : -1;
    const index = opening >= 0 ? opening : counter.linePos(error.pos[0]).line - 1;
    if (told.has(index)) continue;
    told.add(index);
    const name = nameOf(error, lines[index] ?? '', lines[index + 1] ?? '');
    // The lines below one that can't be read suffer from it, and aren't wrong by themselves.
    if (name !== last.name || index !== last.index + 1)
      report(index + 2, 'front matter', say(name, {line: (lines[index] ?? '').trim()}));
    last = {index, name};
  }
}

const isFence = (line = '') => /^---\s*$/.test(line);

/** The index of the second fence; nothing when one of the two is missing, which is then reported. */
function endOfFields(lines: string[], report: Report): number | undefined {
  const first = lines.find((line) => line.trim() !== '') ?? '';
  const end = lines.findIndex((line, index) => index > 0 && isFence(line));
  if (isFence(lines[0]) && end > 0) return end;
  const name = isFence(lines[0])
    ? 'second fence missing'
    : isFence(first)
      ? 'first fence below empty lines'
      : /^([-–—]{2,}|—)/.test(first)
        ? 'first fence with words'
        : 'first fence missing';
  report(1, 'front matter', say(name, {first: first.slice(0, 40)}));
  return undefined;
}

/**
 * Reports values of which YAML would drop a part, from a `#` on or up to a space, and those that would
 * copy another field. Each line is told once: a few lines of copies can name billions.
 * @returns whether there are any
 */
function reportTraps(document: Document, lineAt: (offset?: number) => number, report: Report) {
  const told = new Set<number>();
  const tell = (offset: number | undefined, about: string, name: string) => {
    const line = lineAt(offset);
    if (!told.has(line)) report(line, about, say(name));
    told.add(line);
  };
  visit(document, {
    Node: (_key, node) => {
      if (isAlias(node) || node.tag !== undefined || node.anchor !== undefined)
        tell(node.range?.[0], 'front matter', 'field behind a mark');
    },
    Pair: (_key, {key, value}) => {
      if (isMap(key)) tell(key.range?.[0], 'front matter', 'name without quotes');
      const isPlain = isScalar(value) && value.type === 'PLAIN' && typeof value.value === 'string';
      if (isPlain && value.comment) tell(value.range?.[0], String(key), 'field with a hash');
    },
  });
  return told.size > 0;
}

/** The offset of a field, or of the group it should be in. */
function offsetOf(document: Document, path: readonly (string | number)[]): number | undefined {
  let node: unknown = document.contents;
  let offset: number | undefined;
  for (const part of path) {
    const {items = []} = (node ?? {}) as {items?: unknown[]};
    const child =
      items.find((item) => isPair(item) && isScalar(item.key) && item.key.value === part) ??
      items[part as number];
    const {range} = ((isPair(child) ? child.key : child) ?? {}) as {range?: [number]};
    if (!range) break;
    [offset] = range;
    node = isPair(child) ? child.value : child;
  }
  return offset;
}

/**
 * Reads the fields above the text. Our own parser: the framework's would run a program that stands
 * between `---js` and `---`, and takes 2026-02-31 for the 3rd of March.
 * @param text a whole file
 * @returns the fields, or nothing when they can't be read, which is then reported
 */
export function readFrontMatter(text: string, report: Report): FrontMatter | undefined {
  const lines = text.split('\n');
  const end = endOfFields(lines, report);
  if (end === undefined) return undefined;
  const fields = lines.slice(1, end);
  const lineCounter = new LineCounter();
  const options = {schema, lineCounter, prettyErrors: false, logLevel: 'error'} as const;
  const document = parseDocument(fields.join('\n'), options);
  // The fields start below the first fence.
  const lineAt = (offset = 0) => lineCounter.linePos(offset).line + 1;
  reportErrors(document.errors, fields, lineCounter, report);
  if (document.errors.length > 0 || reportTraps(document, lineAt, report)) return undefined;
  if (!isMap(document.contents)) {
    report(2, 'front matter', say('fields missing'));
    return undefined;
  }
  visit(document.contents, {
    Scalar: (_key, node) => {
      const tell = (message: string) => report(lineAt(node.range?.[0]), 'name', message);
      if (typeof node.value === 'string') node.value = fillNames(node.value, tell);
    },
  });
  return {
    data: document.toJS() as Record<string, unknown>,
    content: lines.slice(end + 1).join('\n'),
    lineOf: (path) => {
      const offset = offsetOf(document, path);
      return offset === undefined ? 1 : lineAt(offset);
    },
  };
}
