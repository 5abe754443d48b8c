import {readFileSync} from 'node:fs';
import path from 'node:path';
import {isMap, isScalar, parseDocument} from 'yaml';
import {kinds, projectRoot, type Kind} from './kinds';

const fence = '---\n';

/** The file to copy for a new page: its fields, and its text. */
export function readTemplate(kind: Kind): {fields: string; body: string} {
  const file = path.join(projectRoot, kinds[kind].folder, '_template.md');
  const [, fields = '', ...body] = readFileSync(file, 'utf8').replace(/\r\n/g, '\n').split(fence);
  return {fields, body: body.join(fence)};
}

let lines: ReadonlySet<string> | undefined;

/** Whether a line comes from a template, as nobody else would write it: comments, headings and notes may stay. */
export function isTemplateLine(line: string): boolean {
  lines ??= new Set(
    (['article', 'service'] as const)
      .flatMap((kind) => Object.values(readTemplate(kind)))
      .join('\n')
      .replace(/^:::note[^]*?^:::$/gm, '')
      .split('\n')
      .map((own) => own.trim())
      .filter((own) => own.length >= 20 && own.split(' ').length > 3)
      .filter((own) => !/^(<!--|# |## |\|-)/.test(own)),
  );
  return lines.has(line.trim());
}

/** Writes a new page from the file to copy, with these values for some of its fields, and each of them explained. */
export function renderTemplate(kind: Kind, fields: Record<string, unknown> = {}): string {
  const template = readTemplate(kind);
  const document = parseDocument(template.fields.replace(/^#.*\n/gm, ''));
  for (const [name, value] of Object.entries(fields))
    document.set(name, document.createNode(value, {flow: Array.isArray(value)}));
  for (const {key} of isMap(document.contents) ? document.contents.items : []) {
    if (!isScalar(key)) continue;
    const {description = ''} = kinds[kind].fields[String(key.value)] ?? {};
    key.commentBefore = ` ${description.replace(/[“”]/g, '"')}`;
  }
  const yaml = document.toString({lineWidth: 0, flowCollectionPadding: false});
  return `${fence}${yaml}${fence}${template.body}`;
}
