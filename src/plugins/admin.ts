import {cpSync, mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {
  isDevServer,
  kinds,
  ownerFiles,
  projectRoot,
  serviceFolders,
  type Kind,
} from '../content/kinds';
import {loadedCards} from '../content/docusaurus';
import {maxImageBytes} from '../content/check';
import {choices, explain, files, type Field, type Fields} from '../content/model';
import {readTemplate} from '../content/guide';
import {site, type Repository} from '../site';

type Order = {field: string; direction?: 'descending'};

type EditorField = {name: string; widget: string; [setting: string]: unknown};

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

const format = 'YYYY-MM-DD';

function widgetOf({type, list, whole, min, max = 0, ...field}: Field, services: readonly string[]) {
  const {fields} = field;
  if (field.refersTo === 'service')
    return {widget: 'select', options: services, multiple: list ?? false, ...(list && {min: 1})};
  if (field.choices)
    return {widget: 'select', options: choices[field.choices], multiple: list ?? false};
  if (list) return {widget: 'list', ...(fields && {fields: editorFields(fields, services)})};
  return {
    group: fields
      ? {widget: 'object', fields: editorFields(fields, services)}
      : {widget: 'keyvalue'},
    // A new page starts as a draft. `adminFormat.mjs` sets `draft: false` for files without the field.
    boolean: {widget: 'boolean', default: true},
    number: {widget: 'number', value_type: whole ? 'int' : 'float', min, max},
    day: {widget: 'datetime', type: 'date', format, date_format: format, time_format: false},
    text: {widget: max > 100 ? 'text' : 'string', minlength: min, maxlength: max || undefined},
  }[type];
}

const picture = {widget: 'image', media_folder: '/static/covers', public_folder: '/covers'};

/** The hint beside a form field: its description or an example. */
const hintOf = (field: Field): string | undefined => {
  const {description, example, label, proof} = field;
  const words = [example].flat()[0];
  const shown = typeof words === 'string' && words !== label ? `For example: ${words}` : undefined;
  const link = proof && '<https://...> behind it says where it can be checked.';
  return [description ? explain(field) : shown, link].filter(Boolean).join('. ') || undefined;
};

const editorFields = (fields: Fields, services: readonly string[]): EditorField[] =>
  Object.entries(fields).map(([name, field]) => ({
    name,
    label: field.label,
    hint: hintOf(field),
    required: !field.optional,
    ...(name === 'cover' ? picture : widgetOf(field, services)),
  }));

/**
 * The editor's configuration: its repository, and forms made from the model and the services' slugs.
 * Without a repository, it edits only files on this computer.
 */
export function editorConfig(repository: Repository | undefined, services: readonly string[]) {
  const collection = (kind: Kind, folder: string, label: string, slug: string, order: Order) => {
    const {fields, body} = readTemplate(kind);
    return {
      name: folder.replace('/', '-'),
      label,
      folder,
      slug,
      create: true,
      // A copy of a published page would be published too.
      duplicate: false,
      // Hide the template, which isn't a page.
      filter: {field: 'title', pattern: `^(?!${/^title: (.*)$/m.exec(fields)?.[1]}$)`},
      sortable_fields: {fields: ['title', order.field], default: order},
      format: 'page',
      // Pictures are stored beside the text.
      media_folder: '',
      public_folder: '.',
      fields: [
        ...editorFields(kinds[kind].fields, services),
        {
          name: 'pictures',
          label: 'Add pictures',
          widget: 'image',
          multiple: true,
          required: false,
          hint: 'They are stored beside the text, and shown at its end: describe them there, or move their lines.',
        },
        {
          name: 'body',
          label: 'Text',
          widget: 'markdown',
          hint: 'Plain Markdown. The writing guide shows every block.',
          default: body.trimStart(),
          // The rich text editor would break blocks. Without it there is no button for pictures, hence the
          // field above.
          modes: ['raw'],
        },
      ],
    };
  };
  /** The YAML files: the owner's, or those with the text of pages. */
  const yamlFiles = (isOwn: boolean) =>
    Object.entries(files)
      .filter(([name]) => name in ownerFiles === isOwn)
      .map(([name, {file, label, fields}]) => ({
        name,
        label,
        file,
        fields: editorFields(fields, services),
      }));
  return {
    app_title: `${site.shortName} editor`,
    backend: repository
      ? {
          name: 'github',
          repo: `${repository.owner}/${repository.name}`,
          branch: repository.branch,
          // OAuth would need a server of our own.
          auth_methods: ['token'],
        }
      : {name: 'github', repo: `local/${path.basename(projectRoot)}`, auth_methods: ['token']},
    // Saving a page opens a pull request, because the branch rules require one.
    publish_mode: 'editorial_workflow',
    media_folder: 'static/uploads',
    public_folder: '/uploads',
    media_libraries: {
      default: {config: {slugify_filename: true, max_file_size: maxImageBytes}},
      stock_assets: {providers: []},
    },
    slug: {encoding: 'ascii', clean_accents: true, maxlength: 70, lowercase: true},
    output: {omit_empty_optional_fields: true},
    collections: [
      collection('article', kinds.article.folder, 'Articles', '{{fields.date}}-{{title}}', {
        field: 'date',
        direction: 'descending',
      }),
      ...serviceFolders.map((line) =>
        collection('service', `${kinds.service.folder}/${line}`, capital(line), '{{title}}', {
          field: 'sidebar_position',
        }),
      ),
      {name: 'pages', label: 'Pages', format: 'words', files: yamlFiles(false)},
      {name: 'company', label: 'Company', format: 'words', files: yamlFiles(true)},
    ],
  };
}

/** Writes the editor's page, scripts, and configuration to a folder. */
export function writeEditor(folder: string, config: ReturnType<typeof editorConfig>): void {
  const package_ = (name: string) => path.join(projectRoot, 'node_modules', name);
  const icons = 'files/material-symbols-outlined-latin-wght-normal.woff2';
  const files = {
    'index.html': path.join(__dirname, 'admin.html'),
    'format.js': path.join(__dirname, 'adminFormat.mjs'),
    'sveltia-cms.js': package_('@sveltia/cms/dist/sveltia-cms.js'),
    'icons.woff2': package_(`@fontsource-variable/material-symbols-outlined/${icons}`),
    yaml: package_('yaml/browser/dist'),
  };
  mkdirSync(folder, {recursive: true});
  for (const [name, file] of Object.entries(files))
    cpSync(file, path.join(folder, name), {recursive: true});
  writeFileSync(path.join(folder, 'config.json'), JSON.stringify(config));
}

/**
 * An editor at `/admin/`: in the dev server, for files on this computer, and in builds if `repository` is set in
 * `src/site/identity.yml`. It isn't a page of the site, so it isn't listed anywhere.
 */
export default function adminPlugin({generatedFilesDir, baseUrl}: LoadContext): Plugin {
  let services: string[] = [];
  const directory = path.join(generatedFilesDir, 'admin');
  return {
    name: 'admin',
    async allContentLoaded({allContent}) {
      // Published services only, because the configuration is public.
      services = loadedCards(allContent).services.map(({slug}) => slug);
      if (isDevServer()) writeEditor(directory, editorConfig(undefined, services));
    },
    configureWebpack: (): object =>
      isDevServer() ? {devServer: {static: [{directory, publicPath: `${baseUrl}admin/`}]}} : {},
    async postBuild({outDir}) {
      if (site.repository)
        writeEditor(path.join(outDir, 'admin'), editorConfig(site.repository, services));
    },
  };
}
