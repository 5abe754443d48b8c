import {readFileSync} from 'node:fs';
import path from 'node:path';
import {kinds, projectRoot, type Kind} from './kinds';
import {fieldsAt, metaOf} from './schema';

/** What a new file starts with; a value left out gets the template's own. */
type NewFields = Record<string, unknown>;

/** Words of the fields that no published page may hold. */
const placeholders = {
  title: 'A Title of Three to Ten Words',
  description:
    'Say in one or two sentences what the reader learns here, and why it matters to them now.',
  heading: 'A short invitation.',
  text: 'Say what happens when the reader clicks the button.',
};

/** The title of the files to copy, by which they are known. */
export const templateTitle = placeholders.title;

/** Stands for the services of an article, until somebody names them. */
export const serviceToName = 'name-of-a-service';

/** The text of a new page, which is written in its template. The words of it are to be replaced. */
function bodyOf(kind: Kind): string {
  const file = path.join(projectRoot, kinds[kind].folder, '_template.md');
  const text = readFileSync(file, 'utf8').replace(/\r\n/g, '\n');
  return text.slice(text.indexOf('\n---\n') + '\n---\n'.length);
}

/** What nobody but the templates says: comments, headings and a note may be kept as they are. */
const ownLines = (body: string) =>
  body
    .replace(/^:::note[^]*?^:::$/gm, '')
    .split('\n')
    .filter((line) => line.length >= 20 && !/^(<!--|## |\|-)/.test(line));

let lines: ReadonlySet<string> | undefined;

/**
 * Says whether a line comes from a template.
 * @param line of a page, with the field's name before it where it is one
 */
export function isTemplateLine(line: string): boolean {
  lines ??= new Set([
    ...Object.values(placeholders),
    ...ownLines(bodyOf('article')),
    ...ownLines(bodyOf('service')),
  ]);
  return lines.has(line.trim().replace(/^[\w-]+: /, ''));
}

/** The fields a new page has, in this order, and what they hold unless something else is asked for. */
const defaults: Record<Kind, NewFields> = {
  article: {
    title: placeholders.title,
    description: placeholders.description,
    category: 'Technology',
    date: '2025-10-10',
    read_time: 1,
    services: [serviceToName],
  },
  service: {
    title: placeholders.title,
    description: placeholders.description,
    icon: 'layers',
    sidebar_position: 50,
    industries: ['government'],
  },
};

/** Fields that every new page ends with. It is a draft until somebody removes that line. */
const ending: NewFields = {
  action: {label: 'Get in Touch', to: '/contact'},
  closing: {heading: placeholders.heading, text: placeholders.text},
  draft: true,
};

/** A value as a writer would type it: in quotes only where it must be. */
function scalar(value: unknown): string {
  if (typeof value !== 'string') return String(value);
  const isPlain =
    /^[\p{L}\d/(][^\n]*$/u.test(value) &&
    !/: |:$| #|\s$/.test(value) &&
    !/^(true|false|null|yes|no|on|off|[\d.]+)$/i.test(value);
  return isPlain ? value : JSON.stringify(value);
}

function write(name: string, value: unknown): string {
  if (Array.isArray(value)) return `${name}: [${value.map(scalar).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return `${name}: ${scalar(value)}`;
  return [
    `${name}:`,
    ...Object.entries(value).map(([part, inner]) => `  ${write(part, inner)}`),
  ].join('\n');
}

/**
 * Writes a new page: every field with its explanation above it, and a text to replace.
 * @param kind what it is
 * @param fields values for some of its fields
 * @returns what the file holds
 */
export function renderTemplate(kind: Kind, fields: NewFields = {}): string {
  const schemas = fieldsAt(kinds[kind].schema, []);
  const explain = (name: string) =>
    `# ${(metaOf(schemas[name]).description ?? '').replace(/[“”]/g, '"')}`;
  const lines = Object.entries({...defaults[kind], ...ending, ...fields}).map(
    ([name, value]) => `${explain(name)}\n${write(name, value)}`,
  );
  return `---\n${lines.join('\n')}\n---\n${bodyOf(kind)}`;
}
