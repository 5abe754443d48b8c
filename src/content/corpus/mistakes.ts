import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {site} from '../../site';
import {dayOf} from '../days';
import {article, articleFile as file, pixel, service, serviceFile} from './project';

type Files = Record<string, string | Buffer | undefined>;

/** A mistake in the good project, and what the writer has who carries out the printed remedy. */
export type Mistake = {
  mistake: string;
  /** The files that are added or changed. */
  files: Files;
  /** The same after the remedy. */
  fixed: Files;
};

/** Those that read well as text; the others take files of their own, or characters that nobody sees. */
const written = parse(readFileSync(path.join(__dirname, 'mistakes.yml'), 'utf8')) as {
  fields: Record<string, [from: string, to: string, fix?: string]>;
  texts: Record<string, [text: string, fixed: string]>;
  names: Record<string, [wrong: string, right: string, content: string]>;
};

/** The good article with another text, which starts at line 16. */
const withText = (body: string) =>
  `${article.slice(0, article.indexOf('The first paragraph'))}${body}\n`;

const files = (mistake: string, wrong: Files, fixed: Files = {}): Mistake => ({
  mistake,
  files: wrong,
  fixed,
});

const inFields = Object.entries(written.fields).map(([mistake, [from, to, fix = from]]) => {
  const change = (line: string) => ({[file]: article.replace(from, () => line)});
  return files(mistake, change(to), change(fix));
});

const inTexts = [
  ...Object.entries(written.texts),
  ['the site’s own address', [`[Own](${site.url}/contact)`, '[Own](/contact)']] as const,
  ['a zero-width space', ['Cyber\u200Bsecurity.', 'Cybersecurity.']] as const,
  ['far too many marks', ['_a*'.repeat(2000), 'Text.']] as const,
  ['letters turned around', ['\u202EText.', 'Text.']] as const,
].map(([mistake, [text, fixed]]) =>
  files(mistake, {[file]: withText(text)}, {[file]: withText(fixed)}),
);

const more = article.replace('2025-10-10', '2025-10-12').replace('A Good Title', 'Another Title');
const named = 'blog/2025-10-12-more.md';
const plainService = service
  .replace('redirect_from: [/services/vaults]\n', '')
  .replace('Data Rooms', 'Another Service')
  .replace('position: 2', 'position: 3');
const contents: Record<string, string | Buffer> = {article: more, service: plainService, pixel};

const inNames = Object.entries(written.names).map(([mistake, [wrong, right, content]]) => {
  const held = contents[content] ?? content;
  return files(mistake, {[wrong]: held}, right ? {[right]: held} : {});
});

const cyber = 'docs/technology/cybersecurity.md';
const cyberText = service
  .replace('position: 2', 'position: 1')
  .replace('Data Rooms', 'Cybersecurity')
  .replace('vaults', 'locks');
const linking = {[file]: article.replace('More words', '[More](/insights/more)')};

const inFiles: Mistake[] = [
  files('a place far off', {[serviceFile]: service.replace('position: 2', 'position: 100')}),
  files('a cover that is too large', {
    'static/covers/big.jpg': Buffer.concat([pixel, Buffer.alloc(2_000_000)]),
    [file]: article.replace('category', 'cover: /covers/big.jpg\ncategory'),
  }),
  files(
    'a service that is a draft',
    {[cyber]: cyberText.replace('locks]', 'locks]\ndraft: true')},
    {[cyber]: cyberText},
  ),
  files('an old address of another page', {
    [file]: article.replace('category', 'redirect_from: [/services/locks]\ncategory'),
  }),
  files('an unknown icon', {[serviceFile]: service.replace('icon: lock', 'icon: lok')}),
  files(
    'an unknown industry',
    {[serviceFile]: service.replace('[government]', '[space]')},
    {[serviceFile]: service.replace('[government]', '[aerospace]')},
  ),
  files('a place taken', {[serviceFile]: service.replace('position: 2', 'position: 1')}),
  files(
    'a place taken, before others',
    {'docs/technology/more.md': plainService.replace('position: 3', 'position: 1')},
    {'docs/technology/more.md': plainService.replace('position: 3', 'position: 1.5')},
  ),
  files(
    'another status',
    {[serviceFile]: service.replace('icon:', 'status: soon\nicon:')},
    {[serviceFile]: service.replace('icon:', 'status: coming soon\nicon:')},
  ),
  files('a title twice', {[named]: more.replace('Another Title', 'A good title')}, {[named]: more}),
  files('an article without fields', {[file]: 'Text.\n'}),
  ...['--- js', '---json', '+++'].map((fence) =>
    files(`fields after ${fence}`, {[file]: `${fence}\n{"title": "A"}\n---\n`}),
  ),
  files('a program in place of fields', {[file]: '---js\n{title: process.exit()}\n---\n'}),
  files('fields that never end', {[file]: article.replace('\n---\n\n', '\n\n')}),
  files('fields that are none', {[file]: '---\n---\nText.\n'}),
  files('an empty file', {[file]: '\n \n'}),
  files('UTF-16', {[file]: Buffer.from(`\uFEFF${article}`, 'utf16le')}),
  files('Latin 1', {[file]: Buffer.from(article.replace('More words', 'Caf\u00e9'), 'latin1')}),
  files('a NUL', {[file]: article.replace('More', 'Mo\0re')}),
  files('ten megabytes of text', {[file]: `${article}${'word '.repeat(2_000_000)}`}),
  files('a picture of twenty megabytes', {
    'blog/huge.png': Buffer.concat([pixel, Buffer.alloc(20_000_000)]),
  }),
  files('a picture that is broken', {'blog/broken.png': 'no picture'}),
  files('a drawing with a program', {
    'blog/a.svg':
      '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><script>x</script></svg>',
  }),
  files('an article as a Word file', {'blog/2025-10-12-more.docx': 'PK'}, {[named]: more}),
  files(
    'an article without a day',
    {'blog/more.md': more},
    {[`blog/${dayOf()}-more.md`]: more.replace('2025-10-12', dayOf())},
  ),
  files(
    'a service twice',
    {'docs/behavioral/data-rooms.md': plainService},
    {
      'docs/behavioral/data-rooms.md': plainService,
      [serviceFile]: undefined,
      'docs/technology/data-rooms-2.md': service,
    },
  ),
  files(
    'a link to a draft',
    {[named]: more.replace('category', 'draft: true\ncategory'), ...linking},
    {[named]: more, ...linking},
  ),
  files('a link to an article of tomorrow', {
    'blog/2026-01-01-more.md': more.replace('2025-10-12', '2026-01-01'),
    ...linking,
  }),
  files('a term twice', {'docs/_glossary.yml': 'CUI: One.\nCUI: Two.\n'}),
  files('a term without words', {'docs/_glossary.yml': 'CUI:\n'}),
  files('a term that is not spelled out', {'docs/_glossary.yml': `CUI: ${'word '.repeat(41)}\n`}),
  files('a line that is no term', {'docs/_glossary.yml': 'CUI: One: two.\n'}),
];

/** All of them. */
export const mistakes: Mistake[] = [...inFields, ...inTexts, ...inNames, ...inFiles];
