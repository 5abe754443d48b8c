import {readFileSync} from 'node:fs';
import path from 'node:path';
import {Document, isMap, isScalar} from 'yaml';
import {kinds, projectRoot, type Kind} from './kinds';
import {fieldsAt, metaOf} from './schema';

/** Words of the fields that no published page may hold. */
const placeholders = {
  title: 'A Title of Three to Ten Words',
  description:
    'Say in one or two sentences what the reader learns here, and why it matters to them now.',
  heading: 'A short invitation.',
  text: 'Say what happens when the reader clicks the button.',
};
const {title, description, ...closing} = placeholders;

/** The title of the files to copy, by which they are known. */
export const templateTitle = title;

/** Stands for the services of an article, until somebody names them. */
export const serviceToName = 'name-of-a-service';

/** The text of a new page, which is written in its template. The words of it are to be replaced. */
function bodyOf(kind: Kind): string {
  const file = path.join(projectRoot, kinds[kind].folder, '_template.md');
  const text = readFileSync(file, 'utf8').replace(/\r\n/g, '\n');
  return text.slice(text.indexOf('\n---\n') + '\n---\n'.length);
}

let lines: ReadonlySet<string> | undefined;

/**
 * Says whether a line comes from a template, as nobody else would write it: comments, headings and a
 * note may be kept as they are.
 * @param line of a page, with the field's name before it where it is one
 */
export function isTemplateLine(line: string): boolean {
  lines ??= new Set([
    ...Object.values(placeholders),
    ...`${bodyOf('article')}\n${bodyOf('service')}`
      .replace(/^:::note[^]*?^:::$/gm, '')
      .split('\n')
      .filter((own) => own.length >= 20 && !/^(<!--|## |\|-)/.test(own)),
  ]);
  return lines.has(line.trim().replace(/^[\w-]+: /, ''));
}

/** The fields a new page has, in this order, and what they hold unless something else is asked for. */
const defaults: Record<Kind, object> = {
  article: {
    category: 'Technology',
    date: '2025-10-10',
    read_time: 1,
    services: [serviceToName],
  },
  service: {icon: 'layers', sidebar_position: 50, industries: ['government']},
};

/** Fields that every new page ends with. It is a draft until somebody removes that line. */
const ending = {action: {label: 'Get in Touch', to: '/contact'}, closing, draft: true};

/**
 * Writes a new page: every field with its explanation above it, and a text to replace.
 * @param kind what it is
 * @param fields values for some of its fields; the others have the template's own
 * @returns what the file holds
 */
export function renderTemplate(kind: Kind, fields: Record<string, unknown> = {}): string {
  const schemas = fieldsAt(kinds[kind].schema, []);
  const document = new Document({title, description, ...defaults[kind], ...ending, ...fields});
  for (const {key, value} of isMap(document.contents) ? document.contents.items : []) {
    if (!isScalar(key)) continue;
    const {description: meaning = ''} = metaOf(schemas[String(key.value)]);
    key.commentBefore = ` ${meaning.replace(/[“”]/g, '"')}`;
    if (value && typeof value === 'object' && 'items' in value && !isMap(value))
      Object.assign(value, {flow: true});
  }
  const yaml = document.toString({lineWidth: 0, flowCollectionPadding: false});
  return `---\n${yaml}---\n${bodyOf(kind)}`;
}
