import {
  LineCounter,
  parseDocument,
  isAlias,
  isMap,
  isNode,
  isScalar,
  Schema,
  visit,
  type Scalar,
  type Document,
  type YAMLError,
} from 'yaml';
import {fillNames} from '../names';
import {firstOf, patterns, say, type Report} from '../messages';

export type FrontMatter = NonNullable<ReturnType<typeof readFrontMatter>>;

/** YAML's core schema, created once instead of for each file. */
const core = new Schema({schema: 'core'});

/** The index of the line that opens the quote or bracket whose end is missing; -1 if there is none. */
function lineOfOpening(lines: string[], {message}: YAMLError): number {
  return lines.findIndex((line) => {
    const isOpen = (start: string, end: string) =>
      line.split(start).length > line.split(end).length;
    if (!message.includes('quote')) return isOpen('[', ']') || isOpen('{', '}');
    const [, mark = ''] = /^\s*[\w-]+:\s*(["'])/.exec(line) ?? [];
    return mark !== '' && line.split(mark).length % 2 === 0;
  });
}

/** Reports the first error, which may cause the others. */
function reportError(error: YAMLError, lines: string[], lineAt: LineAt, report: Report) {
  const isOpen = error.code === 'MISSING_CHAR' || error.code === 'BAD_INDENT';
  const opening = isOpen ? lineOfOpening(lines, error) : -1;
  const index = opening >= 0 ? opening : lineAt(error.pos[0]) - lineAt(0);
  const [line = '', next = ''] = lines.slice(index);
  const said = `${error.code} ${error.message.replaceAll('\n', ' ')}`;
  const name = firstOf(patterns.frontMatter, [said, line, next].join('\n'))?.name ?? '';
  report(index + lineAt(0), 'fields', say(name, {line: line.trim()}));
}

type LineAt = (offset?: number) => number;

/** Whether a value is cut off at a `#`, as in `Suite #4`. */
const isCutOff = (node: unknown): node is Scalar =>
  isScalar(node) && node.type === 'PLAIN' && Boolean(node.value) && Boolean(node.comment);

/** Reports values cut off at a `#`, tags, and aliases, a few lines of which can expand to billions of values. */
function reportTraps(document: Document, lineAt: LineAt, report: Report) {
  let isTrap = false;
  const tell = (offset: number | undefined, about: string, name: string) => {
    isTrap = true;
    report(lineAt(offset), about, say(name));
  };
  visit(document, {
    Node: (_key, node) => {
      if (isAlias(node) || node.tag !== undefined || node.anchor !== undefined)
        tell(node.range?.[0], 'fields', 'field behind a mark');
    },
    Pair: (_key, {key, value}) => {
      if (isMap(key)) tell(key.range?.[0], 'fields', 'name without quotes');
      if (isCutOff(value)) tell(value.range?.[0], String(key), 'field with a hash');
    },
    Seq: (_key, {items}) =>
      items.filter(isCutOff).forEach(({range}) => tell(range?.[0], 'fields', 'field with a hash')),
  });
  return isTrap;
}

/** Reads fields that start on line `start` of a file; reports why and returns undefined if they can't be read. */
export function readFields(
  fields: string[],
  start: number,
  schema: Schema | 'failsafe',
  report: Report,
) {
  const lineCounter = new LineCounter();
  const options = {schema, lineCounter, prettyErrors: false, logLevel: 'error'} as const;
  const document = parseDocument(fields.join('\n'), options);
  const lineAt = (offset = 0) => lineCounter.linePos(offset).line + start - 1;
  const [error] = document.errors;
  if (error) reportError(error, fields, lineAt, report);
  if (error || reportTraps(document, lineAt, report)) return undefined;
  if (!isMap(document.contents)) {
    report(start, 'fields', say(start > 1 ? 'fields missing' : 'file without fields'));
    return undefined;
  }
  return {
    document,
    lineAt,
    /** A field's line number; for a missing field, that of its group, or 1. */
    lineOf(path: readonly (string | number)[]): number {
      const at = [...path];
      while (at.length > 0 && !document.hasIn(at)) at.pop();
      const node = at.length > 0 ? document.getIn(at, true) : undefined;
      return isNode(node) ? lineAt(node.range?.[0]) : 1;
    },
  };
}

const isFence = (line = '') => /^---\s*$/.test(line);

/** Splits a page into front matter, including its fences, and content. Without a closing fence, all is front matter. */
export function divide(text: string): {head: string; content: string} {
  const lines = text.split('\n');
  const end = isFence(lines[0]) ? lines.findIndex((line, index) => index > 0 && isFence(line)) : -1;
  const length = end < 0 ? lines.length : end + 1;
  return {head: lines.slice(0, length).join('\n'), content: lines.slice(length).join('\n')};
}

/**
 * Reads front matter; reports why and returns undefined if it can't be read. The framework's own parser would execute
 * code between `---js` and `---`, and reads 2026-02-31 as March 3.
 */
export function readFrontMatter(text: string, report: Report) {
  const {head} = divide(text);
  const lines = head.split('\n');
  if (lines.length < 2 || !isFence(lines[0]) || !isFence(lines.at(-1))) {
    const name = firstOf(patterns.fences, text)?.name ?? '';
    report(1, 'front matter', say(name, {first: lines[0]?.slice(0, 40)}));
    return undefined;
  }
  const yaml = readFields(lines.slice(1, -1), 2, core, report);
  if (!yaml) return undefined;
  visit(yaml.document.contents, {
    Scalar: (_key, node) => {
      const reportName = (message: string) => report(yaml.lineAt(node.range?.[0]), 'name', message);
      if (typeof node.value === 'string') node.value = fillNames(node.value, reportName);
    },
  });
  return {
    /** The fields, with the identity's names filled in. */
    data: yaml.document.toJS() as Record<string, unknown>,
    lineOf: yaml.lineOf,
  };
}
