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
import type {Report} from './problem';

/** The fields above the text, and where they stand. */
export type FrontMatter = {
  /** The fields as they were read. */
  data: Record<string, unknown>;
  /** The text below them. */
  content: string;
  /** The line a field stands on; where it is missing, that of its group or the first line. */
  lineOf(path: readonly (string | number)[]): number;
};

/** What YAML takes for a number or a word; made once, as each file would make its own. */
const schema = new Schema({schema: 'core'});

const quotes = 'Put the whole value in quotes, as in title: "Numbers: what they say".';

/** What a YAML error on a line means to somebody who has never heard of YAML. */
function explain({code, message}: YAMLError, line: string, next: string): string {
  if (code === 'DUPLICATE_KEY') return 'this field stands here twice. Remove one of the two.';
  if (/^\s*\t/.test(line)) return 'this line starts with a tab. Indent it with two spaces.';
  if (/^ *[^\S \t]/.test(line))
    return 'this line starts with a special blank, as some programs write them. Indent it with two blanks typed by hand.';
  if (/^\s*[\w-]+:[“”„‘’]|^\s*[\w-]+:\s+[“”„‘’]/.test(line))
    return 'the quotation marks are curly, which are letters here. Type straight ones: "..."';
  if (/^\s*[\w-]+:[^\s:]/.test(line))
    return 'a space is missing after the first colon. Write it as in category: Technology';
  if (/^\s*[\w-]+:\s+'.*\w'\w/.test(line))
    return 'the apostrophe ends the quote that starts with one. Put the value in double quotes: "..."';
  if (code === 'BLOCK_AS_IMPLICIT_KEY' && line.search(/\S/) < next.search(/\S/))
    return 'the line below is indented further than this one. Indent the lines of a group by two spaces each.';
  if (code === 'MISSING_CHAR' && /quote/.test(message))
    return 'a quotation mark that opens here is never closed.';
  if (/^\s*[\w-]+:\s+[*&!%@`|>]/.test(line))
    return `a value must not start with this mark. ${quotes}`;
  if (code === 'BLOCK_AS_IMPLICIT_KEY')
    return `the value holds a colon followed by a space. ${quotes}`;
  if (code === 'MISSING_CHAR' || code === 'BAD_COLLECTION_TYPE' || /flow/i.test(message))
    return 'a bracket that opens here is never closed.';
  if (code === 'BAD_DQ_ESCAPE')
    return 'a backslash has a meaning between double quotes. Use single quotes instead.';
  return 'this line cannot be read. Every line is a field, a colon, a space and a value, as in category: Technology. Is the second "---" missing above it, or a quote around the value?';
}

/** Where a quote or a bracket was opened that YAML misses the end of, further down. */
function lineOfOpening(lines: string[], {message}: YAMLError): number {
  const isOpen = /quote/.test(message)
    ? (line: string) => {
        const [, mark = ''] = /^\s*[\w-]+:\s*(["'])/.exec(line) ?? [];
        return mark !== '' && line.split(mark).length % 2 === 0;
      }
    : (line: string) =>
        line.split('[').length > line.split(']').length ||
        line.split('{').length > line.split('}').length;
  return lines.findIndex(isOpen);
}

/** Reports each line that YAML cannot read, once. */
function reportErrors(
  errors: YAMLError[],
  lines: string[],
  counter: LineCounter,
  report: Report,
): void {
  const told = new Set<number>();
  let last = {index: -1, words: ''};
  for (const error of errors) {
    const opening =
      error.code === 'MISSING_CHAR' || error.code === 'BAD_INDENT'
        ? lineOfOpening(lines, error)
        : -1;
    const index = opening >= 0 ? opening : counter.linePos(error.pos[0]).line - 1;
    if (told.has(index)) continue;
    told.add(index);
    const words = explain(error, lines[index] ?? '', lines[index + 1] ?? '');
    // The lines below one that cannot be read suffer from it, and are not wrong by themselves.
    if (words !== last.words || index !== last.index + 1) report(index + 2, 'front matter', words);
    last = {index, words};
  }
}

/** The fence around the front matter: a line of three dashes. */
const isFence = (line: string | undefined) => /^---\s*$/.test(line ?? '');

/**
 * Finds the second of the two lines that the fields stand between.
 * @param text a whole file
 * @returns its index, or nothing when there are no such lines, which is then reported
 */
export function endOfFields(text: string, report: Report): number | undefined {
  const lines = text.split('\n');
  if (!isFence(lines[0])) {
    const message = lines[0]?.startsWith('---')
      ? `the first line must be "---" and nothing else, but it is "${lines[0].slice(0, 40)}".`
      : 'the first line must be "---", then come the fields, then "---" again. Copy them from _template.md.';
    report(1, 'front matter', message);
    return undefined;
  }
  const end = lines.findIndex((line, index) => index > 0 && isFence(line));
  if (end > 0) return end;
  report(
    1,
    'front matter',
    'the "---" after the last field is missing. Put it on a line of its own.',
  );
  return undefined;
}

/**
 * Reports values of which YAML would leave out a part, from a `#` on or up to a blank, and those that
 * would copy another field. Each line is told once: a few lines of copies can name billions.
 * @returns whether there are any
 */
function reportTraps(
  document: Document,
  lineAt: (offset: number) => number,
  report: Report,
): boolean {
  const told = new Set<number>();
  const tell = (offset: number | undefined, about: string, message: string) => {
    const line = lineAt(offset ?? 0);
    if (!told.has(line)) report(line, about, message);
    told.add(line);
  };
  visit(document, {
    Node: (_key, node) => {
      if (isAlias(node) || node.tag !== undefined || node.anchor !== undefined)
        tell(node.range?.[0], 'front matter', `a value must not start with this mark. ${quotes}`);
    },
    Pair: (_key, {key, value}) => {
      if (
        isScalar(value) &&
        value.type === 'PLAIN' &&
        typeof value.value === 'string' &&
        value.comment
      ) {
        tell(value.range?.[0], String(key), `what follows " #" would be left out. ${quotes}`);
      }
    },
  });
  return told.size > 0;
}

/**
 * Reads the fields above the text. Our own parser: the framework's would run a program that stands
 * between `---js` and `---`, and takes 2026-02-31 for the 3rd of March.
 * @param text a whole file
 * @param end index of the line after the fields
 * @returns the fields, or nothing when they cannot be read, which is then reported
 */
export function readFrontMatter(
  text: string,
  end: number,
  report: Report,
): FrontMatter | undefined {
  const lines = text.split('\n');
  const fields = lines.slice(1, end);
  const counter = new LineCounter();
  const document = parseDocument(fields.join('\n'), {
    schema,
    lineCounter: counter,
    prettyErrors: false,
    logLevel: 'error',
  });
  // The fields start below the first fence.
  const lineAt = (offset: number) => counter.linePos(offset).line + 1;
  reportErrors(document.errors, fields, counter, report);
  if (document.errors.length > 0) return undefined;
  if (reportTraps(document, lineAt, report)) return undefined;
  if (!isMap(document.contents)) {
    report(
      2,
      'front matter',
      'there are no fields between the two "---". Copy them from _template.md.',
    );
    return undefined;
  }
  return {
    data: document.toJS() as Record<string, unknown>,
    content: lines.slice(end + 1).join('\n'),
    lineOf: (path) => lineOfField(document, path, lineAt),
  };
}

function lineOfField(
  document: Document,
  path: readonly (string | number)[],
  lineAt: (offset: number) => number,
): number {
  let node: unknown = document.contents;
  let line = 1;
  for (const part of path) {
    const pair = isMap(node)
      ? node.items.find(({key}) => isScalar(key) && key.value === part)
      : undefined;
    const child = pair ?? (node as {items?: unknown[]} | undefined)?.items?.[part as number];
    const start = isPair(child)
      ? (child.key as {range?: [number]}).range?.[0]
      : (child as {range?: [number]} | undefined)?.range?.[0];
    if (start === undefined) break;
    line = lineAt(start);
    node = isPair(child) ? child.value : child;
  }
  return line;
}
