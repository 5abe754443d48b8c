import * as z from 'zod';
import type {Repository} from '../site';
import {kinds, serviceFolders, type Kind} from './kinds';
import {renderTemplate, templateTitle} from './templates';

/** A field of a form of the browser editor (Sveltia CMS). */
export type EditorField = {name: string; widget: string; [setting: string]: unknown};

function widgetOf(name: string, field: z.core.JSONSchema.BaseSchema): Record<string, unknown> {
  const item = field.items as z.core.JSONSchema.BaseSchema | undefined;
  const options = field.enum ?? item?.enum;
  if (options) return {widget: 'select', options, multiple: field.type === 'array'};
  if (field.type === 'object') return {widget: 'object', fields: fieldsOf(field)};
  if (field.type === 'array')
    return {widget: 'list', ...(item?.type === 'object' && {fields: fieldsOf(item)})};
  // A new page is a draft until somebody says otherwise.
  if (field.type === 'boolean') return {widget: 'boolean', default: true};
  if (field.type === 'integer')
    return {widget: 'number', value_type: 'int', min: field.minimum, max: field.maximum};
  if (field.format === 'date') {
    const format = 'YYYY-MM-DD';
    return {widget: 'datetime', type: 'date', format, date_format: format, time_format: false};
  }
  if (name === 'cover')
    return {widget: 'image', media_folder: '/static/covers', public_folder: '/covers'};
  const {minLength: minlength, maxLength: maxlength = 0} = field;
  return {
    widget: maxlength > 100 ? 'text' : 'string',
    minlength,
    maxlength: maxlength || undefined,
  };
}

const fieldsOf = ({properties = {}, required = []}: z.core.JSONSchema.BaseSchema): EditorField[] =>
  Object.entries(properties as Record<string, z.core.JSONSchema.BaseSchema>).map(
    ([name, field]) => ({
      widget: 'string',
      name,
      label: name.charAt(0).toUpperCase() + name.slice(1).replaceAll('_', ' '),
      hint: field.description,
      required: required.includes(name),
      ...widgetOf(name, field),
    }),
  );

/**
 * The form for a kind of page, made from its schema, so that the two cannot drift apart.
 * @param services the slugs of all services, for a writer to choose from
 */
export function editorFields(kind: Kind, services: readonly string[]): EditorField[] {
  const schema = z.toJSONSchema(kinds[kind].schema, {io: 'input'});
  const choices = {widget: 'select', options: services, multiple: true, min: 1};
  return [
    ...fieldsOf(schema).map((field) =>
      field.name === 'services' ? {...field, ...choices} : field,
    ),
    {
      name: 'body',
      label: 'Text',
      widget: 'markdown',
      hint: 'Plain Markdown. The writing guide shows every block.',
      default: renderTemplate(kind).replace(/^---[^]*?\n---\n+/, ''),
      // The editor's rich text does not know the blocks and would take them apart.
      modes: ['raw'],
    },
  ];
}

/**
 * The configuration of the browser editor: where it reads and writes, and its forms.
 * @param siteName what its tab is called after
 * @param repository where the files are kept
 * @param services the slugs of all services
 */
export function editorConfig(
  siteName: string,
  {owner, name, branch}: Repository,
  services: readonly string[],
) {
  const collection = (kind: Kind, folder: string, label: string, slug: string) => ({
    name: folder.replace('/', '-'),
    label,
    folder,
    slug,
    create: true,
    // The file to copy is not a page.
    filter: {field: 'title', pattern: `^(?!${templateTitle}$)`},
    extension: 'md',
    format: 'yaml-frontmatter',
    // Pictures lie beside the text.
    media_folder: '',
    public_folder: '.',
    fields: editorFields(kind, services),
  });
  return {
    app_title: `${siteName} editor`,
    // Signing in by name would need a server of ours.
    backend: {name: 'github', repo: `${owner}/${name}`, branch, auth_methods: ['token']},
    media_folder: 'static/uploads',
    public_folder: '/uploads',
    slug: {encoding: 'ascii', clean_accents: true, maxlength: 70, lowercase: true},
    output: {omit_empty_optional_fields: true},
    collections: [
      collection('article', kinds.article.folder, 'Articles', '{{fields.date}}-{{title}}'),
      ...serviceFolders.map((line) =>
        collection('service', `${kinds.service.folder}/${line}`, `Services: ${line}`, '{{title}}'),
      ),
    ],
  };
}
