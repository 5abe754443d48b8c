import * as z from 'zod';
import type {Repository, Site} from '../site';
import {kinds, serviceFolders, type Kind} from './kinds';
import {renderTemplate, templateTitle} from './templates';

/** A field as JSON Schema describes it. */
type Described = {
  type?: string;
  title?: string;
  description?: string;
  format?: string;
  enum?: string[];
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  items?: Described;
  properties?: Record<string, Described>;
  required?: string[];
};

/** A field of a form of the browser editor. */
export type EditorField = Record<string, unknown> & {name: string; widget: string};

/** Choices that the schema cannot know: what there is on the site. */
type Choices = Record<string, readonly string[]>;

const body: EditorField = {
  name: 'body',
  label: 'Text',
  widget: 'markdown',
  hint: 'Plain Markdown. The writing guide shows every block.',
  // The editor's own kind of rich text knows no blocks and would take them apart.
  modes: ['raw'],
};

/** What fits the kind of value: a list of choices, a number, a day. */
function widgetFor(name: string, field: Described, choices: Choices): Record<string, unknown> {
  const options = choices[name] ?? field.enum ?? field.items?.enum;
  if (options)
    return {
      widget: 'select',
      options,
      ...(field.type === 'array' && {multiple: true, min: field.minItems ?? 0}),
    };
  if (field.type === 'object') return {widget: 'object', fields: fieldsOf(field, choices)};
  if (field.type === 'array') return {widget: 'list'};
  // A new page is a draft until somebody says otherwise.
  if (field.type === 'boolean') return {widget: 'boolean', default: true};
  if (field.type === 'integer')
    return {widget: 'number', value_type: 'int', min: field.minimum, max: field.maximum};
  if (field.format === 'date')
    return {
      widget: 'datetime',
      type: 'date',
      format: 'YYYY-MM-DD',
      date_format: 'YYYY-MM-DD',
      time_format: false,
    };
  if (name === 'cover')
    return {widget: 'image', media_folder: '/static/covers', public_folder: '/covers'};
  const isLong = (field.maxLength ?? 0) > 100;
  return {
    widget: isLong ? 'text' : 'string',
    minlength: field.minLength,
    maxlength: field.maxLength,
  };
}

function fieldsOf({properties = {}, required = []}: Described, choices: Choices): EditorField[] {
  return Object.entries(properties).map(([name, field]) => ({
    name,
    label: field.title,
    hint: field.description,
    required: required.includes(name),
    ...widgetFor(name, field, choices),
  })) as unknown as EditorField[];
}

/** The form for a kind of page, made from its schema, so that the two cannot drift apart. */
export function editorFields(kind: Kind, choices: Choices): EditorField[] {
  const described = z.toJSONSchema(kinds[kind].schema, {io: 'input'}) as Described;
  return [...fieldsOf(described, choices), body];
}

/** What a new page of the browser editor starts with. */
const bodyOf = (kind: Kind) => renderTemplate(kind).replace(/^---[^]*?\n---\n+/, '');

const collection = (
  kind: Kind,
  name: string,
  label: string,
  folder: string,
  slug: string,
  choices: Choices,
) => ({
  name,
  label,
  folder,
  slug,
  create: true,
  // The file to copy is no page.
  filter: {field: 'title', pattern: `^(?!${templateTitle}$)`},
  extension: 'md',
  format: 'yaml-frontmatter',
  // Pictures lie beside the text.
  media_folder: '',
  public_folder: '.',
  fields: editorFields(kind, choices).map((field) =>
    field === body ? {...body, default: bodyOf(kind)} : field,
  ),
});

/**
 * The configuration of the browser editor (Sveltia CMS): where it reads and writes, and its forms.
 * @param site the identity
 * @param repository where the files are kept
 * @param services the addresses' last parts of all services
 */
export function editorConfig(
  site: Pick<Site, 'shortName'>,
  repository: Repository,
  services: readonly string[],
) {
  return {
    load_config_file: false,
    app_title: `${site.shortName} editor`,
    backend: {
      name: 'github',
      repo: `${repository.owner}/${repository.name}`,
      branch: repository.branch,
      // Signing in by name would need a server of ours.
      auth_methods: ['token'],
    },
    media_folder: 'static/uploads',
    public_folder: '/uploads',
    slug: {encoding: 'ascii', clean_accents: true, maxlength: 70, lowercase: true},
    output: {omit_empty_optional_fields: true},
    collections: [
      collection(
        'article',
        'articles',
        'Articles',
        kinds.article.folder,
        '{{fields.date}}-{{title}}',
        {services},
      ),
      ...serviceFolders.map((folder) =>
        collection(
          'service',
          folder,
          `Services: ${folder}`,
          `${kinds.service.folder}/${folder}`,
          '{{title}}',
          {},
        ),
      ),
    ],
  };
}
