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

/** What YAML takes for a number or a word; made once, as each file would make its own. */
const core = new Schema({schema: 'core'});

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

/** Reports the first error: those below it may come from it. */
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

/** Whether a value goes on behind a `#`, as in `Suite #4`. */
const isCutOff = (node: unknown): node is Scalar =>
  isScalar(node) && node.type === 'PLAIN' && Boolean(node.value) && Boolean(node.comment);

/** Reports values that YAML would cut off at a `#`, or copy: a few lines of copies can name billions. */
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

/** Reads fields whose first line is line `start` of a file; nothing where they can't be read, which is reported. */
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
    /** The line a field stands on; where it is missing, that of its group or the first line. */
    lineOf(path: readonly (string | number)[]): number {
      const at = [...path];
      while (at.length > 0 && !document.hasIn(at)) at.pop();
      const node = at.length > 0 ? document.getIn(at, true) : undefined;
      return isNode(node) ? lineAt(node.range?.[0]) : 1;
    },
  };
}

const isFence = (line = '') => /^---\s*$/.test(line);

/** Divides a page into its front matter, with its fences, and what follows. Without one, all of it is front matter. */
export function divide(text: string): {head: string; content: string} {
  const lines = text.split('\n');
  const end = isFence(lines[0]) ? lines.findIndex((line, index) => index > 0 && isFence(line)) : -1;
  const length = end < 0 ? lines.length : end + 1;
  return {head: lines.slice(0, length).join('\n'), content: lines.slice(length).join('\n')};
}

/**
 * Reads the fields above the text; nothing where they can't be read, which is reported. The framework's own parser
 * would run a program that stands between `---js` and `---`, and takes 2026-02-31 for the 3rd of March.
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
    /** The fields, with the names of the identity filled in. */
    data: yaml.document.toJS() as Record<string, unknown>,
    lineOf: yaml.lineOf,
  };
}
