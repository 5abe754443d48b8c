import {copyFile, mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {kinds, serviceFolders, type Kind} from '../content/kinds';
import {loadedCards} from '../content/loadedContent';
import {choices, type Field, type Fields} from '../content/schema';
import {readTemplate} from '../content/templates';
import {site, type Repository} from '../site';

type EditorField = {name: string; widget: string; [setting: string]: unknown};

const format = 'YYYY-MM-DD';

function widgetOf({type, list, whole, min, max = 0, ...field}: Field): Record<string, unknown> {
  const {fields = {}} = field;
  if (field.choices)
    return {widget: 'select', options: choices[field.choices], multiple: list ?? false};
  if (list) return {widget: 'list', ...(field.fields && {fields: editorFields(fields)})};
  return {
    group: {widget: 'object', fields: editorFields(fields)},
    // A new page is a draft until somebody says otherwise.
    boolean: {widget: 'boolean', default: true},
    number: {widget: 'number', value_type: whole ? 'int' : 'float', min, max},
    day: {widget: 'datetime', type: 'date', format, date_format: format, time_format: false},
    text: {widget: max > 100 ? 'text' : 'string', minlength: min, maxlength: max || undefined},
  }[type];
}

const picture = {widget: 'image', media_folder: '/static/covers', public_folder: '/covers'};

const editorFields = (fields: Fields): EditorField[] =>
  Object.entries(fields).map(([name, field]) => ({
    widget: 'string',
    name,
    label: name.charAt(0).toUpperCase() + name.slice(1).replaceAll('_', ' '),
    hint: field.description,
    required: !field.optional,
    ...(name === 'cover' ? picture : widgetOf(field)),
  }));

/** The editor's configuration: where it reads and writes, and its forms, made from the schemas and services' slugs. */
export function editorConfig({owner, name, branch}: Repository, services: readonly string[]) {
  const choices = {widget: 'select', options: services, multiple: true, min: 1};
  const collection = (kind: Kind, folder: string, label: string, slug: string) => {
    const {fields, body} = readTemplate(kind);
    return {
      name: folder.replace('/', '-'),
      label,
      folder,
      slug,
      create: true,
      // The file to copy is not a page.
      filter: {field: 'title', pattern: `^(?!${/^title: (.*)$/m.exec(fields)?.[1]}$)`},
      extension: 'md',
      format: 'yaml-frontmatter',
      // Pictures lie beside the text.
      media_folder: '',
      public_folder: '.',
      fields: [
        ...editorFields(kinds[kind].fields).map((field) =>
          field.name === 'services' ? {...field, ...choices} : field,
        ),
        {
          name: 'body',
          label: 'Text',
          widget: 'markdown',
          hint: 'Plain Markdown. The writing guide shows every block.',
          default: body.trimStart(),
          // The editor's rich text does not know the blocks and would take them apart.
          modes: ['raw'],
        },
      ],
    };
  };
  return {
    app_title: `${site.shortName} editor`,
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

/** An editor at `/admin/` where `repository` is set in `src/site.ts`; no page of the site, so that nothing lists it. */
export default function adminPlugin({siteDir}: LoadContext): Plugin {
  let services: string[] = [];
  return {
    name: 'admin',
    async allContentLoaded({allContent}) {
      // The published ones: a draft's name stays private.
      services = loadedCards(allContent).services.map(({slug}) => slug);
    },
    async postBuild({outDir}) {
      if (!site.repository) return;
      const folder = path.join(outDir, 'admin');
      await mkdir(folder, {recursive: true});
      const icons =
        '@fontsource-variable/material-symbols-outlined/files/material-symbols-outlined-latin-wght-normal.woff2';
      const files = {
        'index.html': path.join(__dirname, 'admin.html'),
        'sveltia-cms.js': path.join(siteDir, 'node_modules/@sveltia/cms/dist/sveltia-cms.js'),
        'icons.woff2': path.join(siteDir, 'node_modules', icons),
      };
      for (const [name, file] of Object.entries(files))
        await copyFile(file, path.join(folder, name));
      const config = editorConfig(site.repository, services);
      await writeFile(path.join(folder, 'config.json'), JSON.stringify(config));
    },
  };
}
