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

/** A mistake in the fields of the article: a line, what is there instead, and what it is changed to. */
const field = (mistake: string, from: string, to: string, fix = from): Mistake => ({
  mistake,
  files: {[file]: article.replace(from, () => to)},
  fixed: {[file]: article.replace(from, () => fix)},
});

/** The good article with another text, which starts at line 16. */
const withText = (body: string) =>
  `${article.slice(0, article.indexOf('The first paragraph'))}${body}\n`;

/** A mistake in the text, which is all there is. */
const text = (mistake: string, body: string, fix: string): Mistake => ({
  mistake,
  files: {[file]: withText(body)},
  fixed: {[file]: withText(fix)},
});

/** A mistake of files. */
const files = (mistake: string, wrong: Files, fixed: Files = {}): Mistake => ({
  mistake,
  files: wrong,
  fixed,
});

/** A file of the wrong name or kind, and the name it is changed to; none when it is deleted. */
const named = (mistake: string, wrong: string, right: string, content: string | Buffer) =>
  files(mistake, {[wrong]: content}, right ? {[right]: content} : {});

const description = /description: .*/.exec(article)?.[0] ?? '';
const more = article.replace('2025-10-10', '2025-10-12').replace('A Good Title', 'Another Title');
const plainService = service
  .replace('redirect_from: [/services/vaults]\n', '')
  .replace('Data Rooms', 'Another Service')
  .replace('position: 2', 'position: 3');
const lol = 'abcdefghijkl'.split('').map((name, index, all) => {
  const inner = index > 0 ? `*${all[index - 1] ?? ''}` : 'x';
  return `&${name} [${Array(9).fill(inner).join()}]`;
});
const cyber = 'docs/technology/cybersecurity.md';
const cyberText = service
  .replace('position: 2', 'position: 1')
  .replace('Data Rooms', 'Cybersecurity')
  .replace('vaults', 'locks');
const note = 'updates: [{date: 2025-11-03, text: "The [rule](/contact) is final: 571 cases."}]\n';

const fields: Mistake[] = [
  field('a wrong category', 'Technology', 'Tecnology'),
  field(
    'a category in small letters',
    'category: Technology',
    'category: space tech',
    'category: Space Tech',
  ),
  field(
    'a missing title',
    'title: A Good Title',
    '',
    'title: The Future of AI in Government Systems',
  ),
  field('an empty title', 'A Good Title', '', 'The Future of AI in Government Systems'),
  field('a title of blanks', 'A Good Title', '"    "', 'The Future of AI in Government Systems'),
  field('a title that is a number', 'A Good Title', '2025', '"2025"'),
  field('a title that is too long', 'A Good Title', 'A'.repeat(91), 'A'.repeat(90)),
  field('a colon in a title', 'A Good Title', 'Security: what to do', '"Security: what to do"'),
  field('a number sign in a title', 'A Good Title', 'The rule #1 of all', '"The rule #1 of all"'),
  field('a quote that stays open', 'A Good Title', '"A Good Title', '"A Good Title"'),
  field('a star before a title', 'A Good Title', '*Good* title', '"*Good* title"'),
  field('a tab', '  label', '\tlabel'),
  field('a field twice', 'read_time: 1', 'read_time: 1\nread_time: 2'),
  field('a bracket that stays open', '[cybersecurity]', '[cybersecurity'),
  field('a line that is no field', 'read_time: 1', 'read_time 1'),
  field('a short description', description, 'description: Too short.'),
  field('a day that does not exist', '2025-10-10', '2025-10-32'),
  field('a month that does not exist', '2025-10-10', '2025-13-10'),
  field('a day in words', '2025-10-10', 'October 10, 2025'),
  field('a day in slashes', '2025-10-10', '10/10/2025'),
  field('a day that is none', '2025-10-10', 'soon'),
  field('another day than the file', '2025-10-10', '2025-10-11'),
  field('an unknown field', 'category: Tech', 'tags: [a]\ncategory: Tech'),
  field('a misspelled field', 'category: Tech', 'catgory: Tech'),
  field('an address of its own', 'category: Tech', 'slug: /other\ncategory: Tech'),
  field('a format of its own', 'category: Tech', 'mdx:\n  format: mdx\ncategory: Tech'),
  field('a read time in words', 'read_time: 1', 'read_time: five'),
  field('a read time far off', 'read_time: 1', 'read_time: 9'),
  field('no services', '[cybersecurity]', '[]'),
  field('a service nobody chose', '[cybersecurity]', '[name-of-a-service]'),
  field('a title that starts with &', 'A Good Title', '&Co and others', '"&Co and others"'),
  field('a title that starts with !', 'A Good Title', '!Important news', '"!Important news"'),
  field('a value that is a program', 'read_time: 1', 'read_time: !!js/function "exit()"'),
  field(
    'copies of copies, billions in all',
    'read_time: 1',
    `read_time: 1\nsearch_terms: [${lol.join()}]`,
  ),
  field('fields that end before the second fence', 'read_time: 1', '...\nread_time: 1'),
  field(
    'curly quotes and a colon',
    'A Good Title',
    '“Security: what to do”',
    '"Security: what to do"',
  ),
  field('curly quotes', 'A Good Title', '“What to do”', '"What to do"'),
  field('no space after a colon', 'category: Tech', 'category:Tech'),
  field('an apostrophe in single quotes', 'A Good Title', `'What's to do'`, `"What's to do"`),
  field('a backslash in double quotes', 'A Good Title', '"A \\Good Title"', `'A \\Good Title'`),
  field('a group that starts without indentation', '  label: Get', 'label: Get'),
  field('spaces that a word processor makes', '  label: Get', '\u00a0\u00a0label: Get'),
  field('services that are no list', '[cybersecurity]', 'cybersecurity'),
  field('an unknown service', '[cybersecurity]', '[cybersecurty]'),
  field('an action that leads nowhere', 'to: /contact', 'to: /contract'),
  field(
    'an action that leads to an old address',
    'to: /contact',
    'to: /services/vaults',
    'to: /services/data-rooms',
  ),
  field('an unknown mailbox', 'to: /contact', 'to: email:sales'),
  field('an action without a label', '  label: Get in Touch\n', ''),
  field(
    'no action',
    'action:\n  label: Get in Touch\n  to: /contact\n',
    '',
    'action: {label: Get in Touch, to: /contact}\n',
  ),
  field(
    'a closing in one line',
    'closing:\n  heading: Ask us.\n  text: Say what you need.',
    'closing: Ask us.',
  ),
  field('a cover that is not there', 'category: Tech', 'cover: /covers/teem.jpg\ncategory: Tech'),
  field(
    'a figure that the text does not have',
    'category: Tech',
    'cover_figure: 571 → 1,110\ncategory: Tech',
  ),
  field(
    'a figure that is too long',
    'category: Tech',
    'cover_figure: more than anybody thought\ncategory: Tech',
  ),
  field('an old address in use', 'category: Tech', 'redirect_from: [/contact]\ncategory: Tech'),
  field(
    'an old address that is none',
    'category: Tech',
    'redirect_from: [old]\ncategory: Tech',
    'redirect_from: [/insights/old]\ncategory: Tech',
  ),
  field(
    'a name that is misspelled',
    'Say what you need.',
    'Write to {{compnay}}.',
    'Write to {{company}}.',
  ),
  field(
    'a name that starts a value',
    'A Good Title',
    '{{partner}} at work',
    '"{{partner}} at work"',
  ),
  field('a name alone', 'A Good Title', '{{partner}}', '"{{partner}}"'),
  field(
    'a note before its article',
    'category',
    `${note.replace('11-03', '10-03')}category`,
    `${note}category`,
  ),
  field(
    'a note of tomorrow',
    'category',
    `${note.replace('11-03', '12-03')}category`,
    `${note}category`,
  ),
  field(
    'a note of no day',
    'category',
    `${note.replace('11-03', '11-31')}category`,
    `${note}category`,
  ),
  field(
    'a note that leads nowhere',
    'category',
    `${note.replace('/contact', '/contac')}category`,
    `${note}category`,
  ),
  field(
    'a note with bold type',
    'category',
    `${note.replace('final', '**final**')}category`,
    `${note}category`,
  ),
  field(
    'a note that is too short',
    'category',
    'updates: [{date: 2025-11-03, text: Hm.}]\ncategory',
    `${note}category`,
  ),
  field(
    'a note without a day',
    'category',
    'updates: [{text: The rule is final now.}]\ncategory',
    'updates: [{date: 2025-11-03, text: The rule is final now.}]\ncategory',
  ),
  field('a read time of nothing', 'read_time: 1', 'read_time: 0'),
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
    {
      [serviceFile]: service.replace('icon:', 'status: coming soon\nicon:'),
    },
  ),
  files(
    'a title twice',
    {'blog/2025-10-12-more.md': more.replace('Another Title', 'A good title')},
    {'blog/2025-10-12-more.md': more},
  ),
];

/** Those that read best as text; the others have characters that nobody sees, or too many. */
const written = parse(readFileSync(path.join(__dirname, 'mistakes.yml'), 'utf8')) as {
  mistake: string;
  text: string;
  fixed: string;
}[];

const texts: Mistake[] = [
  ...written.map(({mistake, text: body, fixed}) => text(mistake, body, fixed)),
  text('the site’s own address', `[Own](${site.url}/contact)`, '[Own](/contact)'),
  text('a zero-width space', 'Cyber\u200Bsecurity.', 'Cybersecurity.'),
  text('letters turned around', '\u202EText.', 'Text.'),
  text('far too many marks', '_a*'.repeat(2000), 'Text.'),
];

const named2025 = 'blog/2025-10-12-more.md';
const ofFiles: Mistake[] = [
  files('an article without fields', {[file]: 'Text.\n'}),
  ...['--- js', '---json', '---toml'].map((fence) =>
    files(`fields after ${fence}`, {[file]: `${fence}\n{"title": "A"}\n---\n`}),
  ),
  files('fields between +++', {[file]: '+++\ntitle = "A"\n+++\n'}),
  files('a program in place of fields', {[file]: '---js\n{title: process.exit()}\n---\n'}),
  files('fields that never end', {[file]: article.replace('\n---\n\n', '\n\n')}),
  files('fields that are none', {[file]: '---\n---\nText.\n'}),
  files('an empty file', {[file]: ''}),
  files('a file of blanks', {[file]: '\n \n'}),
  files('UTF-16', {[file]: Buffer.from(`\uFEFF${article}`, 'utf16le')}),
  files('Latin 1', {[file]: Buffer.from(article.replace('More words', 'Caf\u00e9'), 'latin1')}),
  files('a NUL', {[file]: article.replace('More', 'Mo\0re')}),
  files('ten megabytes of text', {[file]: `${article}${'word '.repeat(2_000_000)}`}),
  files('a picture of twenty megabytes', {
    'blog/huge.png': Buffer.concat([pixel, Buffer.alloc(20_000_000)]),
  }),
  files('a picture that is broken', {'blog/broken.png': 'no picture'}),
  named('a picture by another name', 'blog/point.jpg', 'blog/point.png', pixel),
  files('a drawing with a program', {
    'blog/a.svg':
      '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><script>x</script></svg>',
  }),
  named('an ending behind the right one', 'blog/2025-10-12-more.md.txt', named2025, more),
  files('an article as a Word file', {'blog/2025-10-12-more.docx': 'PK'}, {[named2025]: more}),
  named('a page that is a program', 'blog/2025-10-12-more.mdx', named2025, more),
  named('an ending in capitals', 'blog/2025-10-12-more.MD', named2025, more),
  named('a file of another kind', 'docs/technology/page.html', '', '<p>'),
  files(
    'an article without a day',
    {'blog/more.md': more},
    {[`blog/${dayOf()}-more.md`]: more.replace('2025-10-12', dayOf())},
  ),
  named('an article of a day that does not exist', 'blog/2025-02-30-more.md', named2025, more),
  named(
    'an article with capitals and spaces',
    'blog/2025-10-12-My Page.md',
    'blog/2025-10-12-my-page.md',
    more,
  ),
  named(
    'an article with accents',
    'blog/2025-10-12-Über-Fälle.md',
    'blog/2025-10-12-uber-falle.md',
    more,
  ),
  named('an article in a folder', 'blog/2025/2025-10-12-more.md', named2025, more),
  named('a service in no folder', 'docs/page.md', 'docs/technology/page.md', plainService),
  named(
    'a service with capitals',
    'docs/technology/Page.md',
    'docs/technology/page.md',
    plainService,
  ),
  named('an address twice', 'blog/2025-10-12-good.md', 'blog/2025-10-12-good-2.md', more),
  files(
    'a service twice',
    {'docs/behavioral/data-rooms.md': plainService},
    {
      'docs/behavioral/data-rooms.md': plainService,
      'docs/technology/data-rooms.md': undefined,
      'docs/technology/data-rooms-2.md': service,
    },
  ),
  files(
    'a link to a draft',
    {
      [named2025]: more.replace('category', 'draft: true\ncategory'),
      [file]: article.replace('More words', '[More](/insights/more)'),
    },
    {[named2025]: more, [file]: article.replace('More words', '[More](/insights/more)')},
  ),
  files('a link to an article of tomorrow', {
    'blog/2026-01-01-later.md': more.replace('2025-10-12', '2026-01-01'),
    [file]: article.replace('More words', '[More](/insights/later)'),
  }),
  ...['#', '%', '?', '!', '|'].map((sign) =>
    named(
      `a file with ${sign} in its name`,
      `blog/Report ${sign}3.pdf`,
      'blog/Report-3.pdf',
      '%PDF',
    ),
  ),
  named('signs in a picture’s name', 'blog/100% (done!)#.png', 'blog/100-(done-).png', pixel),
  named(
    'a sign in a folder’s name',
    'docs/technology/Q&A?/plan.png',
    'docs/technology/Q&A/plan.png',
    pixel,
  ),
  named('a name of signs alone', 'static/covers/##.jpg', 'static/covers/name.jpg', pixel),
  files('a term twice', {'docs/_glossary.yml': 'CUI: One.\nCUI: Two.\n'}),
  files('a term without words', {'docs/_glossary.yml': 'CUI:\n'}),
  files('a term that is not spelled out', {'docs/_glossary.yml': `CUI: ${'word '.repeat(41)}\n`}),
  files('a line that is no term', {'docs/_glossary.yml': 'CUI: One: two.\n'}),
];

/** All of them. */
export const mistakes: Mistake[] = [...fields, ...texts, ...ofFiles];
