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
const quoted = 'More words, a sentence of the text.';

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

const texts: Mistake[] = [
  text('a term outside of its brackets', 'About :term(CMMC).', 'About :term[CMMC].'),
  text('a link the wrong way round', 'See (us)[/contact].', 'See [us](/contact).'),
  text('a link that starts with www', 'See [it](www.nist.gov).', 'See [it](https://www.nist.gov).'),
  text(
    'a mail address as a link',
    'Write [us](me@firm.example).',
    'Write [us](mailto:me@firm.example).',
  ),
  text('a note that no word calls', 'Words.\n\n[^1]: Lost.', 'Words.[^1]\n\n[^1]: Lost.'),
  text('a row with a cell too many', '| A |\n|---|\n| 1 | 2 |', '| A | B |\n|---|---|\n| 1 | 2 |'),
  text('a row with a cell missing', '| A | B |\n|---|---|\n| 1 |', '| A | B |\n|---|---|\n| 1 | |'),
  text('dashes one column short', '| A | B |\n|---|\n| 1 | 2 |', '| A | B |\n|---|---|\n| 1 | 2 |'),
  text(
    'a table without its second line',
    '| A | B |\n| 1 | 2 |',
    '| A | B |\n|---|---|\n| 1 | 2 |',
  ),
  text('a picture behind a backslash', '![One point](.\\pixel.png)', '![One point](./pixel.png)'),
  text(
    'a picture on a disk',
    '![One point](C:\\Users\\me\\pixel.png)',
    '![One point](./pixel.png)',
  ),
  text(
    'a block within one that was not closed',
    '## One\n\n:::steps\n\n### Two\n\nText.\n\n:::note\n\nText.\n\n:::',
    '## One\n\n:::steps\n\n### Two\n\nText.\n\n:::\n\n:::note\n\nText.\n\n:::',
  ),
  text(
    'an item of another level',
    '## One\n\n:::cards\n\n## :icon[lock] Two\n\n:::',
    '## One\n\n:::cards\n\n### :icon[lock] Two\n\n:::',
  ),
  text('a heading with one #', '# The first part', '## The first part'),
  text('a level left out', '## One\n\n#### Two', '## One\n\n### Two'),
  text('a first heading that is too deep', '### One', '## One'),
  text('a heading that repeats the title', '## A good title!', '## What to do'),
  text('a heading without words', '##\n\nText.', 'Text.'),
  text('a heading that is an address alone', '## {#one}\n\nText.', '## One {#one}\n\nText.'),
  text('a heading without a space', '##One\n\nText.', '## One\n\nText.'),
  text('a bold line as a heading', '**What to do**\n\nText.', '## What to do\n\nText.'),
  text(
    'a bold line below a heading',
    '## One\n\n**What to do:**\n\nText.',
    '## One\n\n### What to do\n\nText.',
  ),
  text(
    'an unknown block',
    'Text.\n\n:::kards\n\n### One\n\n:::',
    'Text.\n\n## Cards\n\n:::cards\n\n### One\n\n:::',
  ),
  text('a block that stays open', ':::note\n\nText.\n', ':::note\n\nText.\n\n:::'),
  text(
    'a block with a space before its name',
    '::: note\n\nText.\n\n:::',
    ':::note\n\nText.\n\n:::',
  ),
  text(
    'a title without brackets',
    ':::note Title\n\nText.\n\n:::',
    ':::note[Title]\n\nText.\n\n:::',
  ),
  text(
    'a quote in one line',
    `${quoted}\n\n:::quote a sentence of the text`,
    `${quoted}\n\n:::quote\na sentence of the text\n:::`,
  ),
  text(
    'a quote that is not in the text',
    `${quoted}\n\n:::quote\nanother sentence\n:::`,
    `${quoted}\n\n:::quote\na sentence of the text\n:::`,
  ),
  text('the end of no block', 'Text.\n\n:::', 'Text.'),
  text('two colons', '::note[Text]', ':::note[Text]\n:::'),
  text('two colons before a word', '::std[vector]', '`::std[vector]`'),
  text(
    'cards without headings',
    '## One\n\n:::cards\n\nText.\n\n:::',
    '## One\n\n:::cards\n\n### Two\n\nText.\n\n:::',
  ),
  text(
    'a title for cards',
    '## One\n\n:::cards[Title]\n\n### Two\n\n:::',
    '## One\n\n:::cards\n\n### Two\n\n:::',
  ),
  text(
    'braces after a block',
    ':::note{onclick="alert(1)"}\n\nText.\n\n:::',
    ':::note\n\nText.\n\n:::',
  ),
  text(
    'a tier without a time',
    '## One\n\n:::tiers\n\n### Fast\n\nSoon.\n\n:::',
    '## One\n\n:::tiers\n\n### Fast\n\n**15 minutes** target response\n\nSoon.\n\n:::',
  ),
  text('phrases without a list', ':::phrases\n\nText.\n\n:::', ':::phrases\n\n- Text.\n\n:::'),
  text(
    'standards without a table',
    ':::standards\n\nText.\n\n:::',
    ':::standards\n\n| A |\n|---|\n| B |\n\n:::',
  ),
  text(
    'a figure without a picture',
    ':::figure\n\nText.\n\n:::',
    ':::figure\n\n![One point](./pixel.png)\n\nText.\n\n:::',
  ),
  text('a quote without words', ':::quote\n\n:::', ''),
  text('an unknown term', 'About :term[CMMMC].', 'About :term[CMMC].'),
  text('a misspelled term', 'About :trem[CMMC].', 'About :term[CMMC].'),
  text('an unknown icon in a heading', '## :icon[lok] One', '## :icon[lock] One'),
  text('an icon within a text', 'About :icon[lock] locks.', 'About locks.'),
  text('a program in HTML', 'Text.\n\n<script>alert(1)</script>', 'Text.'),
  text(
    'a handler',
    'See <img src="x" onerror="alert(1)"> there.',
    'See ![One point](./pixel.png) there.',
  ),
  text('bold type in HTML', 'A <b>bold</b> word.', 'A **bold** word.'),
  text('a tag that is unknown', 'A List<String> here.', 'A List`<String>` here.'),
  text(
    'HTML pasted from Word',
    '<p class="MsoNormal"><span style="x">Our <b>plan</b><o:p></o:p></span></p>',
    'Our plan',
  ),
  text(
    'a comment that stays open',
    'Text.\n\n<!-- open\n\nMore.',
    'Text.\n\n<!-- open -->\n\nMore.',
  ),
  text('words after a comment', '<!-- note --> Text.', '<!-- note -->\n\nText.'),
  text('a javascript address', '[Click](javascript:alert(1))', '[Click](/contact)'),
  text(
    'a javascript address in disguise',
    '[Click](Java&#x09;Script&colon;alert(1))',
    '[Click](/contact)',
  ),
  text('a data address', '[Click](data:text/html,x)', '[Click](/contact)'),
  text(
    'a javascript address given elsewhere',
    '[Click][a]\n\n[a]: javascript:alert(1)',
    '[Click][a]\n\n[a]: /contact',
  ),
  text('a page that is not there', 'See [us](/contac).', 'See [us](/contact).'),
  text(
    'a page whose name is nearly right',
    'See [it](/services/cyber-securty).',
    'See [it](/services/cybersecurity).',
  ),
  text('a page that is far from any', 'See [it](/xyz).', 'See [it](/contact).'),
  text(
    'a page that has moved',
    'See [it](/services/vaults#overview).',
    'See [it](/services/data-rooms#overview).',
  ),
  text(
    'a part that is not there',
    'See [it](/services/cybersecurity#overvew).',
    'See [it](/services/cybersecurity#overview).',
  ),
  text(
    'a part of this page that is not there',
    '## One\n\nSee [it](#tow).',
    '## One\n\nSee [it](#one).',
  ),
  text(
    'a part of a list that is not there',
    'See [it](/services#techology).',
    'See [it](/services#technology).',
  ),
  text('a link without a slash', 'See [it](contact).', 'See [it](/contact).'),
  text(
    'a link to a file that is not there',
    'See [it](./2025-10-10-god.md).',
    'See [it](/contact).',
  ),
  text(
    'a link to a file of the other folder',
    'See [it](../docs/technology/cybersecurity.md).',
    'See [it](/services/cybersecurity).',
  ),
  text('a file outside the content', '[Secret](../../secret.txt)', '[Secret](/contact)'),
  text('a file outside by a shortcut', '[Secret](@site/../secret.txt)', '[Secret](/contact)'),
  text(
    'a file outside, written in code',
    '[Secret](%2e%2e/%2e%2e/secret.txt)',
    '[Secret](/contact)',
  ),
  text(
    'an address without https',
    '[Other](//other.example/x)',
    '[Other](https://other.example/x)',
  ),
  text('an address of the dev server', '[Own](http://localhost:3000/contact)', '[Own](/contact)'),
  text('the site’s own address', `[Own](${site.url}/contact)`, '[Own](/contact)'),
  text('a broken address', '[Other](https://)', '[Other](https://www.nist.gov/)'),
  text('a link without words', 'See [](/contact).', 'See [what it leads to](/contact).'),
  text('a link without an address', 'See [us]().', 'See [us](/contact).'),
  text('a space between the brackets', 'See [us] (/contact).', 'See [us](/contact).'),
  text('a space in an address', 'See [us](/Report 2025.pdf).', 'See [us](/Report%202025.pdf).'),
  text(
    'a link that never closes',
    'See [us](/contact and (some) more.',
    'See [us](/contact) and (some) more.',
  ),
  text(
    'a foreign link that never closes',
    'See [us](https://www.nist.gov/.',
    'See [us](https://www.nist.gov/).',
  ),
  text(
    'a link whose bracket never closes',
    'See [us (/contact) there.',
    'See [us](/contact) there.',
  ),
  text('a link whose bracket never opens', 'See us](/contact) there.', 'See [us](/contact) there.'),
  text('a name that is given nowhere', 'See [us][contact].', 'See [us](/contact).'),
  text('a footnote without a note', 'Text.[^1]', 'Text.[^1]\n\n[^1]: The note.'),
  text(
    'a picture without a description',
    '![](./pixel.png)',
    '![Two people at a screen](./pixel.png)',
  ),
  text('a picture described by its name', '![pixel.png](./pixel.png)', '![One point](./pixel.png)'),
  text('a picture described as one', '![Image 1](./pixel.png)', '![One point](./pixel.png)'),
  text('a picture without an address', '![One point]()', '![One point](./pixel.png)'),
  text('a picture that is not there', '![One point](./pixl.png)', '![One point](./pixel.png)'),
  text('a picture that is nowhere', '![One point](./xyz.png)', '![One point](./pixel.png)'),
  text('a page outside of the site', '[Us](/../contact)', '[Us](/contact)'),
  text('a picture in other capitals', '![One point](./Pixel.png)', '![One point](./pixel.png)'),
  text(
    'a picture of another site',
    '![One point](https://other.example/pixel.png)',
    '![One point](./pixel.png)',
  ),
  text(
    'a picture outside the content',
    '![One point](@site/src/pixel.png)',
    '![One point](./pixel.png)',
  ),
  text('a picture outside of static', '![One point](/../pixel.png)', '![One point](./pixel.png)'),
  text('a picture that is none', '![A report](/report.pdf)', '![A report](./pixel.png)'),
  text(
    'bullets of a word processor',
    'Three things:\n• One\n• Two',
    'Three things:\n\n- One\n- Two',
  ),
  text('dashes as bullets', '– One\n– Two', '- One\n- Two'),
  text('code that stays open', '```\ncode\n', '```\ncode\n```'),
  text('code of the framework', '```mdx-code-block\n<b>x</b>\n```', '```\n<b>x</b>\n```'),
  text('an import', "import X from './x'\n\nText.", "```\nimport X from './x'\n```\n\nText."),
  text('an export', 'export const x = 1\n\nText.', '```\nexport const x = 1\n```\n\nText.'),
  text('an expression', 'The key is {process.env.SECRET}.', 'The key is `{process.env.SECRET}`.'),
  text('a name in single braces', 'Write to {company}.', 'Write to {{company}}.'),
  text('a name that nothing is filled in for', 'Use {{user}} here.', 'Use `{{user}}` here.'),
  text(
    'a name misspelled in a heading',
    'Text.\n\n## What {{shortname}} does',
    'Text.\n\n## What {{shortName}} does',
  ),
  text('a conflict of versions', '<<<<<<< HEAD\nOne\n=======\nTwo\n>>>>>>> other', 'One'),
  text(
    'words of the template',
    'Start with the point: what has changed, for whom, and what the reader can do about it.',
    'Text.',
  ),
  text('a zero-width space', 'Cyber\u200Bsecurity.', 'Cybersecurity.'),
  text('letters turned around', '\u202EText.', 'Text.'),
  text('far too many marks', '_a*'.repeat(2000), 'Text.'),
  text('far too many levels', `${'>'.repeat(60)} deep`, 'Deep.'),
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
