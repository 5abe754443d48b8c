import {readFileSync} from 'node:fs';
import path from 'node:path';
import {isMap, isScalar, parseDocument} from 'yaml';
import {kinds, projectRoot, type Kind} from '../kinds';
import {explain} from '../model';

const fence = '---\n';

/** Reads the template for a new page: its fields and its text. */
export function readTemplate(kind: Kind): {fields: string; body: string} {
  const file = path.join(projectRoot, kinds[kind].folder, '_template.md');
  const [, fields = '', ...body] = readFileSync(file, 'utf8').replace(/\r\n/g, '\n').split(fence);
  return {fields, body: body.join(fence)};
}

/** Renders a new page from its template, with the given values, and a comment that explains each field. */
export function renderTemplate(kind: Kind, fields: Record<string, unknown> = {}): string {
  const template = readTemplate(kind);
  const document = parseDocument(template.fields.replace(/^#.*\n/gm, ''));
  for (const [name, value] of Object.entries(fields))
    document.set(name, document.createNode(value, {flow: Array.isArray(value)}));
  for (const {key} of isMap(document.contents) ? document.contents.items : []) {
    if (!isScalar(key)) continue;
    const field = kinds[kind].fields[String(key.value)];
    key.commentBefore = ` ${field ? explain(field).replace(/[“”]/g, '"') : ''}`;
  }
  const yaml = document.toString({lineWidth: 0, flowCollectionPadding: false});
  return `${fence}${yaml}${fence}${template.body}`;
}
