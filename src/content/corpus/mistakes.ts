import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {site} from '../../site';
import {dayOf} from '../days';
import {ownerFiles} from '../kinds';
import {files} from '../model';
import {
  article,
  articleFile,
  pixel,
  project,
  service,
  serviceFile,
  withText,
  type Files,
} from './project';

/** A mistake in the valid project, and the files after following the printed advice. */
type Mistake = {mistake: string; files: Files; fixed: Files};

type Change = [from: string, to: string, fix?: string];

/** The mistakes that are easy to read as text. */
const written = parse(readFileSync(path.join(__dirname, 'mistakes.yml'), 'utf8')) as {
  fields: Record<string, Change>;
  services: Record<string, Change>;
  identity: Record<string, Change>;
  company: Record<string, Change>;
  words: Record<string, Change>;
  texts: Record<string, [text: string, fixed: string]>;
  names: Record<string, [wrong: string, right: string, content: string]>;
};

const more = article.replace('2025-10-10', '2025-10-12').replace('A Good Title', 'Another Title');
const named = 'blog/2025-10-12-more.md';
const plainService = service
  .replace('redirect_from: [/services/vaults]\n', '')
  .replace('Data Rooms', 'Another Service')
  .replace('position: 2', 'position: 3');
const contents: Record<string, string | Buffer> = {article: more, service: plainService, pixel};

const cyber = service
  .replace('position: 2', 'position: 1')
  .replace('Data Rooms', 'Cybersecurity')
  .replace('vaults', 'locks');
const linking = {[articleFile]: article.replace('More words', '[More](/insights/more)')};

/** Values of the identity typed out instead of their placeholders. */
const typedOut = Object.fromEntries(
  [
    [site.company, '{{company}}'],
    [`${site.partner}’s`, '{{partner}}’s'],
    [site.phone.dial, '{{phone}}'],
    [site.phone.display.replace(/\D+/g, '.').replace(/^\./, ''), '{{phone}}'],
    [`[us](tel:${site.phone.dial})`, '[us](tel:{{phone}})'],
    [`[us](mailto:${site.emails.general}?subject=x)`, '[us](mailto:{{email}}?subject=x)'],
    [`<${site.emails.behavioral}>`, '{{behavioralEmail}}'],
  ].map(([typed, name]): [string, [Files, Files]] => [
    `${typed} typed out`,
    [
      {[articleFile]: withText(`Ask ${typed} about it.`)},
      {[articleFile]: withText(`Ask ${name} about it.`)},
    ],
  ]),
);

/** The mistakes that need files of their own. */
const inFiles: Record<string, [files: Files, fixed?: Files]> = {
  'the site’s own address': [
    {[articleFile]: withText(`[Own](${site.url}/contact)`)},
    {[articleFile]: withText('[Own](/contact)')},
  ],
  ...typedOut,
  'a cover that is too large': [
    {
      'static/covers/big.jpg': Buffer.concat([pixel, Buffer.alloc(2_000_000)]),
      [articleFile]: article.replace('category', 'cover: /covers/big.jpg\ncategory'),
    },
  ],
  'a service that is a draft': [
    {'docs/technology/cybersecurity.md': cyber.replace('locks]', 'locks]\ndraft: true')},
  ],
  'a place taken, before others': [
    {'docs/technology/more.md': plainService.replace('position: 3', 'position: 1')},
    {'docs/technology/more.md': plainService.replace('position: 3', 'position: 1.5')},
  ],
  'a title twice': [{[named]: more.replace('Another Title', 'A good title')}, {[named]: more}],
  'UTF-16': [{[articleFile]: Buffer.from(`\uFEFF${article}`, 'utf16le')}],
  'Latin 1': [{[articleFile]: Buffer.from(article.replace('More', 'Café'), 'latin1')}],
  'ten megabytes of text': [{[articleFile]: `${article}${'word '.repeat(2_000_000)}`}],
  'a picture of twenty megabytes': [
    {'blog/huge.png': Buffer.concat([pixel, Buffer.alloc(20_000_000)])},
  ],
  'an article without a day': [
    {'blog/more.md': more},
    {[`blog/${dayOf()}-more.md`]: more.replace('2025-10-12', dayOf())},
  ],
  'a service twice': [
    {'docs/behavioral/data-rooms.md': plainService},
    {
      'docs/behavioral/data-rooms.md': plainService,
      [serviceFile]: undefined,
      'docs/technology/data-rooms-2.md': service,
    },
  ],
  'a link to a draft': [
    {[named]: more.replace('category', 'draft: true\ncategory'), ...linking},
    {[named]: more, ...linking},
  ],
  'a link to an article of tomorrow': [
    {'blog/2026-01-01-more.md': more.replace('2025-10-12', '2026-01-01'), ...linking},
  ],
  'an owner’s file without fields': [
    {[ownerFiles.company]: 'Nothing yet'},
    {[ownerFiles.company]: 'people:\n'},
  ],
  'a term with a name in braces': [
    {'docs/_glossary.yml': 'CUI: What {{company}} keeps.\n'},
    {'docs/_glossary.yml': 'CUI: What we keep.\n'},
  ],
  'a term that is not spelled out': [{'docs/_glossary.yml': `CUI: ${'word '.repeat(41)}\n`}],
};

const changes = (file: string, good: string, cases: Record<string, Change>): Mistake[] =>
  Object.entries(cases).map(([mistake, [from, to, fix = from]]) => {
    const change = (part: string) => ({[file]: good.replace(from, () => part)});
    return {mistake, files: change(to), fixed: change(fix)};
  });

/** All mistakes. */
export const mistakes: Mistake[] = [
  ...changes(articleFile, article, written.fields),
  ...changes(serviceFile, service, written.services),
  ...(['identity', 'company'] as const).flatMap((name) =>
    changes(ownerFiles[name], String(project[ownerFiles[name]]), written[name]),
  ),
  ...changes(files.home.file, String(project[files.home.file]), written.words),
  ...Object.entries(written.texts).map(([mistake, [text, fixed]]) => ({
    mistake,
    files: {[articleFile]: withText(text)},
    fixed: {[articleFile]: withText(fixed)},
  })),
  ...Object.entries(written.names).map(([mistake, [wrong, right, content]]) => {
    const held = contents[content] ?? content;
    return {mistake, files: {[wrong]: held}, fixed: right ? {[right]: held} : {}};
  }),
  ...Object.entries(inFiles).map(([mistake, [files, fixed = {}]]) => ({mistake, files, fixed})),
];
