import {site} from '../../site';
import {article, articleFile as file, pixel, service, serviceFile} from './project';

/**
 * A project with a fault: what is wrong, the files it adds to the good project or changes, and what
 * the writer is told. Nothing else may be reported.
 */
type BadCase = {
  fault: string;
  files: Record<string, string | Buffer>;
  /** The whole lines, or as much of their beginning as is worth pinning down. */
  told: string[];
};

/** A fault in the fields of the article: a line of it, and what stands there instead. */
const field = (fault: string, from: string, to: string, ...told: string[]): BadCase => ({
  fault,
  files: {[file]: article.replace(from, () => to)},
  told: told.map((line) => `${file}:${line}`),
});

/** A fault in the text, which starts at line 16. */
const text = (fault: string, body: string, ...told: string[]): BadCase => ({
  fault,
  files: {[file]: `${article.slice(0, article.indexOf('The first paragraph'))}${body}\n`},
  told: told.map((line) => `${file}:${line}`),
});

/** A fault of a file by itself. */
const other = (fault: string, files: BadCase['files'], ...told: string[]): BadCase => ({
  fault,
  files,
  told,
});

const fields: BadCase[] = [
  field(
    'a wrong category',
    'Technology',
    'Tecnology',
    '4 category: "Tecnology" is not a category. Did you mean Technology? The categories are: Technology, Behavioral Science, Space Tech, Healthcare, Cybersecurity, Innovation.',
  ),
  field(
    'a category in small letters',
    'Technology',
    'space tech',
    '4 category: "space tech" is not a category. Did you mean Space Tech? The categories are: ',
  ),
  field(
    'a missing title',
    'title: A Good Title\n',
    '',
    '1 title: missing. Write, for example: title: The Future of AI in Government Systems',
  ),
  field(
    'an empty title',
    'A Good Title',
    '',
    '2 title: missing. Write, for example: title: The Future of AI in Government Systems',
  ),
  field('a title of blanks', 'A Good Title', '"    "', '2 title: must hold words.'),
  field(
    'a title that is a number',
    'A Good Title',
    '2025',
    '2 title: 2025 is read as a number. Put it in quotes: "2025".',
  ),
  field(
    'a title that is too long',
    'A Good Title',
    'A'.repeat(91),
    '2 title: has 91 characters; 90 is the most.',
  ),
  field(
    'a colon in a title',
    'A Good Title',
    'Security: what to do',
    '2 front matter: the value holds a colon followed by a space. Put the whole value in quotes, as in title: "Numbers: what they say".',
  ),
  field(
    'a number sign in a title',
    'A Good Title',
    'The rule #1 of security',
    '2 title: what follows " #" would be left out. Put the whole value in quotes, as in title: "Numbers: what they say".',
  ),
  field(
    'a quote that stays open',
    'A Good Title',
    '"A Good Title',
    '2 front matter: a quotation mark that opens here is never closed.',
  ),
  field(
    'a star before a title',
    'A Good Title',
    '*Good* title',
    '2 front matter: a value must not start with this mark. Put the whole value in quotes, as in title: "Numbers: what they say".',
  ),
  field(
    'a tab',
    '  label',
    '\tlabel',
    '9 front matter: this line starts with a tab. Indent it with two spaces.',
  ),
  field(
    'a field twice',
    'read_time: 1',
    'read_time: 1\nread_time: 2',
    '7 front matter: this field stands here twice. Remove one of the two.',
  ),
  field(
    'a bracket that stays open',
    '[cybersecurity]',
    '[cybersecurity',
    '7 front matter: a bracket that opens here is never closed.',
  ),
  field(
    'a line that is no field',
    'read_time: 1',
    'read_time 1',
    '6 front matter: this line cannot be read. Every line is a field, a colon, a space and a value, as in category: Technology. Is the second "---" missing above it, or a quote around the value?',
  ),
  field(
    'a short description',
    /description: .*/.exec(article)?.[0] ?? '',
    'description: Too short.',
    '3 description: has 10 characters and needs at least 60.',
  ),
  field(
    'a day that does not exist',
    '2025-10-10',
    '2026-02-31',
    '5 date: 2026-02-31 is no day of the calendar: February 2026 has 28 days.',
  ),
  field(
    'a month that does not exist',
    '2025-10-10',
    '2025-13-01',
    '5 date: 2025-13-01 is no day of the calendar: there is no month 13. Write year, month and day as in 2025-10-10.',
  ),
  field(
    'a day in words',
    '2025-10-10',
    'October 10, 2025',
    '5 date: "October 10, 2025" is not a day. Write year, month and day as in 2025-10-10.',
  ),
  field(
    'another day than the file',
    '2025-10-10',
    '2025-10-11',
    `5 date: 2025-10-11 is not the day in the file's name, which says 2025-10-10. Change one of the two.`,
  ),
  field(
    'an unknown field',
    'category: Tech',
    'tags: [a]\ncategory: Tech',
    '4 tags: there is no field "tags". The fields are: title, description, category, date, read_time, services, cover, action, closing, search_terms, redirect_from, draft.',
  ),
  field(
    'a misspelled field',
    'category: Tech',
    'catgory: Tech',
    '1 category: missing. Write, for example: category: Technology',
    '4 catgory: there is no field "catgory". Did you mean category? The fields are: ',
  ),
  field(
    'an address of its own',
    'category: Tech',
    'slug: /other\ncategory: Tech',
    '4 slug: the address of a page is the name of its file. Remove this line, and rename the file where need be.',
  ),
  field(
    'a format of its own',
    'category: Tech',
    'mdx:\n  format: mdx\ncategory: Tech',
    '4 mdx: there is no field "mdx". The fields are: ',
  ),
  field(
    'a read time in words',
    'read_time: 1',
    'read_time: five',
    '6 read_time: "five" is not a number.',
  ),
  field(
    'a read time far off',
    'read_time: 1',
    'read_time: 9',
    '6 read_time: 9 is more than 30% off: the text has 8 words, which take about 1 minute. Write read_time: 1',
  ),
  field(
    'no services',
    '[cybersecurity]',
    '[]',
    '7 services: the list is empty. Name at least one.',
  ),
  field(
    'a title of which a word would be lost after &',
    'A Good Title',
    '&Co and others',
    '2 front matter: a value must not start with this mark. Put the whole value in quotes',
  ),
  field(
    'a title of which a word would be lost after !',
    'A Good Title',
    '!Important news',
    '2 front matter: a value must not start with this mark. Put the whole value in quotes',
  ),
  field(
    'a value that is a program',
    'read_time: 1',
    'read_time: !!js/function "function () { process.exit(); }"',
    '6 front matter: a value must not start with this mark. Put the whole value in quotes',
  ),
  field(
    'copies of copies, billions in all',
    'read_time: 1',
    `read_time: 1\nsearch_terms: [${'abcdefghijkl'
      .split('')
      .map(
        (name, index, all) =>
          `&${name} [${Array(9)
            .fill(index > 0 ? `*${all[index - 1] ?? ''}` : 'x')
            .join()}]`,
      )
      .join()}]`,
    '7 front matter: a value must not start with this mark. Put the whole value in quotes',
  ),
  field(
    'fields that end before the second fence',
    'read_time: 1',
    '...\nread_time: 1',
    '7 front matter: this line cannot be read.',
  ),
  field(
    'curly quotes',
    'A Good Title',
    '“Security: what to do”',
    '2 front matter: the quotation marks are curly, which are letters here.',
  ),
  field(
    'no space after a colon',
    'category: Tech',
    'category:Tech',
    '4 front matter: a space is missing after the first colon.',
  ),
  field(
    'an apostrophe in single quotes',
    'A Good Title',
    `'What's to do'`,
    '2 front matter: the apostrophe ends the quote that starts with one.',
  ),
  field(
    'a group that starts without indentation',
    '  label: Get',
    'label: Get',
    '9 front matter: the line below is indented further than this one.',
  ),
  field(
    'blanks that a word processor makes',
    '  label: Get',
    '\u00a0\u00a0label: Get',
    '9 front matter: this line starts with a special blank',
  ),
  field(
    'services that are no list',
    '[cybersecurity]',
    'cybersecurity',
    '7 services: "cybersecurity" is not a list in square brackets, such as [one, two].',
  ),
  field(
    'an unknown service',
    '[cybersecurity]',
    '[cybersecurty]',
    '7 services: "cybersecurty" is not a service. Did you mean cybersecurity? The services are: cybersecurity, data-rooms.',
  ),
  other(
    'a service that is a draft',
    {
      'docs/technology/cybersecurity.md': service
        .replace('sidebar_position: 2', 'sidebar_position: 1')
        .replace('[/services/vaults]', '[/services/locks]\ndraft: true'),
    },
    ...['blog/2025-09-01-older.md', file].map(
      (name) =>
        `${name}:7 services: "cybersecurity" is a draft, which no visitor can see. Publish it first, or leave it out.`,
    ),
  ),
  field(
    'an action that leads nowhere',
    'to: /contact',
    'to: /contract',
    '10 action.to: "/contract" leads nowhere: there is no page /contract. Did you mean /contact?',
  ),
  field(
    'an unknown mailbox',
    'to: /contact',
    'to: email:sales',
    '10 action.to: "email:sales" is not a place an action can lead to. Write a page of this site such as /contact, or a mailbox: email:general, email:behavioral.',
  ),
  field(
    'an action without a label',
    '  label: Get in Touch\n',
    '',
    '8 action.label: missing. Write, for example: label: Get in Touch',
  ),
  field(
    'no action',
    'action:\n  label: Get in Touch\n  to: /contact\n',
    '',
    '1 action: missing. Write, for example: action: {label: Get in Touch, to: /contact}',
  ),
  field(
    'a closing in one line',
    'closing:\n  heading: Ask us.\n  text: Say what you need.',
    'closing: Ask us.',
    '11 closing: "Ask us." is not a group of lines, each indented by two spaces.',
  ),
  field(
    'a cover that is not there',
    'category: Tech',
    'cover: /covers/teem.jpg\ncategory: Tech',
    '4 cover: there is no picture static/covers/teem.jpg. Save it there, or leave the line out: every article has a drawn cover.',
  ),
  field(
    'an old address in use',
    'category: Tech',
    'redirect_from: [/contact]\ncategory: Tech',
    '4 redirect_from: "/contact" is the address of a page there is. Remove it.',
  ),
  other(
    'an old address of another page',
    {[file]: article.replace('category', 'redirect_from: [/services/locks]\ncategory')},
    'docs/technology/cybersecurity.md:13 redirect_from: "/services/locks" leads to blog/2025-10-10-good.md already. Remove it from one of the two.',
  ),
  other(
    'an unknown icon',
    {[serviceFile]: service.replace('lock', 'lok')},
    'docs/technology/data-rooms.md:4 icon: "lok" is not an icon. Did you mean lock? The icons are: ',
  ),
  other(
    'an unknown industry',
    {[serviceFile]: service.replace('[government]', '[space]')},
    'docs/technology/data-rooms.md:6 industries: "space" is not an industry. Did you mean aerospace? The industries are: aerospace, government, consumer, healthcare.',
  ),
  other(
    'a place taken',
    {[serviceFile]: service.replace('sidebar_position: 2', 'sidebar_position: 1')},
    'docs/technology/data-rooms.md:5 sidebar_position: 1 is the place of docs/technology/cybersecurity.md too. Give each its own.',
  ),
  other(
    'another status',
    {[serviceFile]: service.replace('icon:', 'status: soon\nicon:')},
    'docs/technology/data-rooms.md:4 status: "soon" is not a status. Did you mean coming soon? The statuses are: coming soon.',
  ),
];

const texts: BadCase[] = [
  text(
    'a term outside of its brackets',
    'About :term(CMMC).',
    '16 term: a term stands in square brackets, right behind the word: :term[CMMC]',
  ),
  text(
    'a link with its brackets the wrong way round',
    'See (us)[/contact].',
    '16 link: "(us)[/contact]" has its brackets the wrong way round. Write [us](/contact)',
  ),
  text(
    'a link that starts with www',
    'See [it](www.nist.gov).',
    '16 link: "www.nist.gov" is taken for a file of this site. Write https://www.nist.gov',
  ),
  text(
    'a mail address as a link',
    'Write [us](me@firm.example).',
    '16 link: "me@firm.example" is taken for a file of this site. Write mailto:me@firm.example',
  ),
  text(
    'a note that no word calls',
    'Words.\n\n[^1]: Lost.',
    '18 footnote: no word calls this note, so it would be left out. Write [^1] where it belongs, or remove it.',
  ),
  text(
    'a row with more cells than the table',
    '| A |\n|---|\n| 1 | 2 |',
    '18 table: this row has 2 cells and the first one 1, so what is beyond would be left out.',
  ),
  text(
    'a picture behind a backslash',
    '![One point](.\\pixel.png)',
    '16 image: ".\\pixel.png" has a backslash. Write ./pixel.png',
  ),
  text(
    'a picture on a disk',
    '![One point](C:\\Users\\me\\pixel.png)',
    '16 image: "C:\\Users\\me\\pixel.png" is not on this site. Save the picture beside this file, and write ./pixel.png',
  ),
  text(
    'a block within one that was not closed',
    '## One\n\n:::steps\n\n### Two\n\nText.\n\n:::note\n\nText.\n\n:::',
    '24 block: :::note stands within :::steps of line 18, and one of the two is never closed.',
  ),
  text(
    'an item of the wrong level with an icon',
    '## One\n\n:::cards\n\n## :icon[lock] Two\n\n:::',
    '20 block: an item of :::cards starts with three #. Write ### :icon[lock] Two',
  ),
  text(
    'a heading with one #',
    '# The first part',
    `16 heading: "The first part" has one #, which is the page's title. Write ## The first part`,
  ),
  text(
    'a level left out',
    '## One\n\n#### Two',
    '18 heading: "Two" skips a level: the heading above it has ##. Write ### Two',
  ),
  text(
    'a first heading that is too deep',
    '### One',
    '16 heading: "One" skips a level: only the title stands above it. Write ## One',
  ),
  text(
    'a heading that repeats the title',
    '## A good title!',
    '16 heading: "A good title!" repeats the title, which stands right above the text. Say what this part is about.',
  ),
  text(
    'a heading without words',
    '##\n\nText.',
    '16 heading: there are no words after "##". Write some, or remove the line.',
  ),
  text(
    'a heading that is an address alone',
    '## {#one}\n\nText.',
    '16 heading: there are no words after "##". Write some, or remove the line.',
  ),
  text(
    'a heading without a blank',
    '##One\n\nText.',
    '16 heading: "##One" is not read as a heading. Put a space after the #: ## One',
  ),
  text(
    'an unknown block',
    'Text.\n\n:::kards\n\nText.\n\n:::',
    '18 block: there is no block ":::kards". Did you mean :::cards? The blocks are: cards, list, steps, tiers, tags, principles, numbered, phrases, standards, quote, figure, note, tip, info, warning, danger, caution.',
  ),
  text(
    'a block that stays open',
    ':::note\n\nText.\n',
    '16 block: :::note is never closed, so all that follows is part of it. End it with a line ":::".',
  ),
  text(
    'a block with a blank before its name',
    '::: note\n\nText.\n\n:::',
    '16 block: "::: note" is not read as a block. Write :::note on a line of its own, with an empty line before it.',
  ),
  text(
    'a title without brackets',
    ':::note Title\n\nText.\n\n:::',
    '16 block: ":::note Title" is not read as a block. Write :::note[Title] on a line of its own, with an empty line before it.',
  ),
  text(
    'the end of no block',
    'Text.\n\n:::',
    '18 block: ":::" ends a block here, but none was started above. Remove the line, or leave an empty line around it.',
  ),
  text(
    'two colons',
    '::note[Text]',
    '16 block: "::note" has two colons; a block starts with three. Write :::note',
  ),
  text(
    'cards without headings',
    ':::cards\n\nText.\n\n:::',
    '18 block: :::cards is made of items, and each starts with a heading. Write ### and its name first.',
  ),
  text(
    'cards with a heading of another level',
    '## One\n\n:::cards\n\n#### Two\n\nText.\n\n:::',
    '20 block: an item of :::cards starts with three #. Write ### Two',
  ),
  text(
    'a title for cards',
    '## One\n\n:::cards[Title]\n\n### Two\n\n:::',
    '18 block: :::cards takes no title. Remove [...]; a heading above the block does the same.',
  ),
  text(
    'braces after a block',
    ':::note{onclick="alert(1)"}\n\nText.\n\n:::',
    '16 block: :::note takes nothing in braces. Remove {...}.',
  ),
  text(
    'a tier without a time',
    '## One\n\n:::tiers\n\n### Fast\n\nSoon.\n\n:::',
    '20 block: a tier starts with its response time. Below "Fast" write, for example: **15 minutes** target response',
  ),
  text(
    'phrases without a list',
    ':::phrases\n\nText.\n\n:::',
    '16 block: :::phrases holds a list: lines that start with "- ".',
  ),
  text(
    'standards without a table',
    ':::standards\n\nText.\n\n:::',
    '16 block: :::standards holds a table: lines of cells between |.',
  ),
  text(
    'a figure without a picture',
    ':::figure\n\nText.\n\n:::',
    '16 block: :::figure holds a picture before anything else: ![What it shows](./picture.png).',
  ),
  text('a quote without words', ':::quote\n\n:::', '16 block: :::quote holds words.'),
  text(
    'an unknown term',
    'About :term[CMMMC].',
    '16 term: the glossary has no term "CMMMC". Did you mean CMMC? Otherwise add a line "CMMMC: ..." to docs/_glossary.yml.',
  ),
  text(
    'a misspelled term',
    'About :trem[CMMC].',
    '16 term: ":trem[CMMC]" is neither a term nor an icon. Write :term[CMMC], or put a space after the colon.',
  ),
  text(
    'an unknown icon in a heading',
    '## :icon[lok] One',
    '16 icon: "lok" is not an icon. Did you mean lock? The icons are: ',
  ),
  text(
    'an icon within a text',
    'About :icon[lock] locks.',
    '16 icon: an icon stands at the start of a heading, as in ### :icon[lock] Encryption',
  ),
  text(
    'a program',
    'Text.\n\n<script>alert(1)</script>',
    '18 html: "<script>" is HTML, which is not used here. Remove it: programs never run on a page of this site.',
  ),
  text(
    'a handler',
    'See <img src="x" onerror="alert(1)"> there.',
    '16 html: "<img src="x" onerror="alert(1)">" is HTML, which is not used here, and onerror never runs. Write ![What it shows](./picture.png).',
  ),
  text(
    'bold type in HTML',
    'A <b>bold</b> word.',
    '16 html: "<b>" is HTML, which is not used here. Write **the words**.',
  ),
  text(
    'a tag that is unknown',
    'A List<String> here.',
    '16 html: "<String>" is HTML, which is not used here. To show it as text, put it between backticks: `<String>`.',
  ),
  text(
    'a comment that stays open',
    'Text.\n\n<!-- open\n\nMore.',
    '18 html: this comment is never closed, so all that follows is left out. End it with -->',
  ),
  text(
    'words after a comment',
    '<!-- note --> Text.',
    '16 html: what stands on the same line as a comment is left out with it. Put the comment on a line of its own.',
  ),
  text(
    'a javascript address',
    '[Click](javascript:alert(1))',
    '16 link: "javascript:alert(1)" starts with "javascript:", which is never made a link. Write an https: address, or a page such as /contact.',
  ),
  text(
    'a javascript address in disguise',
    '[Click](Java&#x09;Script&colon;alert(1))',
    '16 link: "JavaScript:alert(1)" starts with "javascript:", which is never made a link. Write an https: address, or a page such as /contact.',
  ),
  text(
    'a data address',
    '[Click](data:text/html,x)',
    '16 link: "data:text/html,x" starts with "data:", which is never made a link. Write an https: address, or a page such as /contact.',
  ),
  text(
    'a javascript address given elsewhere',
    '[Click][a]\n\n[a]: javascript:alert(1)',
    '18 link: "javascript:alert(1)" starts with "javascript:", which is never made a link. Write an https: address, or a page such as /contact.',
  ),
  text(
    'a page that is not there',
    'See [us](/contac).',
    '16 link: "/contac" leads nowhere: there is no page /contac. Did you mean /contact?',
  ),
  text(
    'a part that is not there',
    'See [it](/services/cybersecurity#overvew).',
    '16 link: "/services/cybersecurity#overvew": the page has no part "#overvew". Did you mean #overview? There are: #overview.',
  ),
  text(
    'a part of this page that is not there',
    '## One\n\nSee [it](#tow).',
    '18 link: "#tow": the page has no part "#tow". There are: #one.',
  ),
  text(
    'a part of a list that is not there',
    'See [it](/services#techology).',
    '16 link: "/services#techology": the page has no part "#techology". Did you mean #technology? There are: #technology, #behavioral.',
  ),
  text(
    'a link without a slash',
    'See [it](contact).',
    `16 link: "contact" leads nowhere: there is no file blog/contact. A page's address starts with a slash; did you mean /contact?`,
  ),
  text(
    'a link to a file that is not there',
    'See [it](./2025-10-10-god.md).',
    `16 link: "./2025-10-10-god.md" leads nowhere: there is no file blog/2025-10-10-god.md. A page's address starts with a slash, as in /contact.`,
  ),
  text(
    'a link to a file of the other folder',
    'See [it](../docs/technology/cybersecurity.md).',
    '16 link: "../docs/technology/cybersecurity.md" is a file of another folder. Write its page: /services/cybersecurity',
  ),
  text(
    'a file outside the content',
    '[Secret](../../secret.txt)',
    '16 link: "../../secret.txt" leads outside of blog/ and docs/, which is never published. Link to a page of the site, such as /contact.',
  ),
  text(
    'a file outside by the framework’s shortcut',
    '[Secret](@site/../secret.txt)',
    '16 link: "@site/../secret.txt" leads outside of blog/ and docs/, which is never published. Link to a page of the site, such as /contact.',
  ),
  text(
    'a file outside, written in code',
    '[Secret](%2e%2e/%2e%2e/secret.txt)',
    '16 link: "%2e%2e/%2e%2e/secret.txt" leads outside of blog/ and docs/, which is never published. Link to a page of the site, such as /contact.',
  ),
  text(
    'an address of another site without https',
    '[Other](//evil.example/x)',
    '16 link: "//evil.example/x" starts with two slashes, which leads to another site. Write https: before them.',
  ),
  text(
    'an address of the live server',
    '[Own](http://localhost:3000/about#values)',
    '16 link: "http://localhost:3000/about#values" is on your own computer, where no visitor can see it. Write /about#values',
  ),
  text(
    'the site’s own address',
    `[Own](${site.url}/contact)`,
    `16 link: "${site.url}/contact" is a page of this site. Write /contact, so that it works wherever the site is.`,
  ),
  text(
    'a broken address',
    '[Other](https://)',
    '16 link: "https://" is not a whole address. Write it as in https://www.nist.gov/',
  ),
  text(
    'a file with blanks that is not there',
    'See [it](<./Report 2026.pdf>).',
    `16 link: "./Report 2026.pdf" leads nowhere: there is no file blog/Report 2026.pdf. A page's address starts with a slash, as in /contact.`,
  ),
  text(
    'a link without words',
    'See [](/contact).',
    '16 link: the link to "/contact" has no words. Write [what it leads to](/contact)',
  ),
  text(
    'a link without an address',
    'See [us]().',
    '16 link: the address is missing. Write it between the round brackets.',
  ),
  text(
    'a blank between the brackets',
    'See [us] (/contact).',
    '16 link: there is a space between ] and (. Remove it: [the words](/contact)',
  ),
  text(
    'a blank in an address',
    'See [us](/con tact).',
    '16 link: "[us](/con tact)" has a space in its address. Write %20 in its place, or rename the file.',
  ),
  text(
    'a name that is given nowhere',
    'See [us][contact].',
    '16 link: "[us][contact]" names an address that is given nowhere. Write [the words](/contact)',
  ),
  text(
    'a footnote without a note',
    'Text.[^1]',
    '16 footnote: [^1] has no note. Add one at the end of the text: [^1]: The note.',
  ),
  text(
    'a picture without a description',
    '![](./pixel.png)',
    '16 image: the picture ./pixel.png has no description. Say between the square brackets what it shows: ![Two people at a screen](./pixel.png)',
  ),
  text(
    'a picture described by its name',
    '![pixel.png](./pixel.png)',
    '16 image: "pixel.png" does not describe the picture. Say what it shows to somebody who cannot see it.',
  ),
  text(
    'a picture described as one',
    '![Image 1](./pixel.png)',
    '16 image: "Image 1" does not describe the picture. Say what it shows to somebody who cannot see it.',
  ),
  text(
    'a picture that is not there',
    '![One point](./pixl.png)',
    '16 image: there is no picture blog/pixl.png. Did you mean pixel.png? Capitals count.',
  ),
  text(
    'a picture in other capitals',
    '![One point](./Pixel.png)',
    '16 image: there is no picture blog/Pixel.png. Did you mean pixel.png? Capitals count.',
  ),
  text(
    'a picture of another site',
    '![One point](https://other.example/a.png)',
    '16 image: "https://other.example/a.png" is not on this site. Save the picture beside this file, and write ./a.png',
  ),
  text(
    'a picture outside the content',
    '![One point](@site/src/secret.png)',
    '16 image: "@site/src/secret.png" lies outside of the folders for pictures. Save the picture beside this file, and write ./secret.png',
  ),
  text(
    'a picture outside of static',
    '![One point](/../secret.png)',
    '16 image: "/../secret.png" lies outside of the folders for pictures. Save the picture beside this file, and write ./secret.png',
  ),
  text(
    'a picture that is none',
    '![A report](/report.pdf)',
    '16 image: "/report.pdf" is not a picture. The kinds are: ',
  ),
  text(
    'a table without its second line',
    '| A | B |\n| 1 | 2 |',
    '16 table: these lines are not read as a table. Below the first one write a line of dashes: |---|---|',
  ),
  text(
    'code that stays open',
    '```\ncode\n',
    '16 text: the block of code that starts here is never closed. End it with a line ```',
  ),
  text(
    'code that the framework would let out',
    '```mdx-code-block\n<b>x</b>\n```',
    '16 text: a block of code of the kind mdx-code-block is not used here. Remove its name.',
  ),
  text(
    'an import',
    "import X from './x'\n\nText.",
    '16 text: this line is a program, which never runs here. Remove it; to show it, put it into a block of code between lines of ```.',
  ),
  text(
    'an export',
    'export const x = 1\n\nText.',
    '16 text: this line is a program, which never runs here. Remove it; to show it, put it into a block of code between lines of ```.',
  ),
  text(
    'an expression',
    'The key is {process.env.SECRET}.',
    '16 text: {process.env.SECRET} is a program, which never runs here. Remove it; to show it, put it between backticks: `{process.env.SECRET}`',
  ),
  text(
    'a conflict of versions',
    '<<<<<<< HEAD\nOne\n=======\nTwo\n>>>>>>> other',
    '16 text: git left this line where two versions clash. Keep one version, and remove the lines of <, = and >.',
  ),
  text(
    'words of the template',
    'Start with the point: what has changed, for whom, and what the reader can do about it.',
    '16 text: "Start with the point: what has changed, for whom, and what the reader can do about it." comes from the template. Write your own words, or keep draft: true until then.',
  ),
  text(
    'far too many marks',
    '_a*'.repeat(2000),
    '16 text: up to here there are far too many marks such as *, [, | or > in one place. Write it in plain words, or divide it.',
  ),
  text(
    'far too many levels',
    `${'>'.repeat(60)} deep`,
    '16 text: up to here there are far too many marks such as *, [, | or > in one place. Write it in plain words, or divide it.',
  ),
];

const files: BadCase[] = [
  other(
    'an article without fields',
    {[file]: 'Text.\n'},
    'blog/2025-10-10-good.md:1 front matter: the first line must be "---", then come the fields, then "---" again. Copy them from _template.md.',
  ),
  ...['--- js', '---json', '---toml'].map((fence) =>
    other(
      `fields after ${fence}`,
      {[file]: `${fence}\n{"title": "A"}\n---\n`},
      `${file}:1 front matter: the first line must be "---" and nothing else, but it is "${fence}".`,
    ),
  ),
  other(
    'fields between +++',
    {[file]: '+++\ntitle = "A"\n+++\n'},
    `${file}:1 front matter: the first line must be "---", then come the fields, then "---" again.`,
  ),
  other(
    'a page with another ending behind its own',
    {'blog/2025-10-12-more.md.txt': article},
    'blog/2025-10-12-more.md.txt:1 file: a page is plain text that ends with .md, so this one would never be published. Rename it to blog/2025-10-12-more.md',
  ),
  other(
    'an article as a Word file',
    {'blog/2025-10-12-more.docx': 'PK'},
    'blog/2025-10-12-more.docx:1 file: a page is plain text that ends with .md, so this one would never be published. Save its text as blog/2025-10-12-more.md',
  ),
  other(
    'an article that starts with a program',
    {[file]: '---js\n{title: process.exit()}\n---\n'},
    'blog/2025-10-10-good.md:1 front matter: the first line must be "---" and nothing else, but it is "---js".',
  ),
  other(
    'fields that never end',
    {[file]: article.replace('\n---\n\n', '\n\n')},
    'blog/2025-10-10-good.md:1 front matter: the "---" after the last field is missing. Put it on a line of its own.',
  ),
  other(
    'fields that are none',
    {[file]: '---\n---\nText.\n'},
    'blog/2025-10-10-good.md:2 front matter: there are no fields between the two "---". Copy them from _template.md.',
  ),
  other(
    'an empty file',
    {[file]: ''},
    'blog/2025-10-10-good.md:1 file: is empty. Write something into it, or delete it.',
  ),
  other(
    'a file of blanks',
    {[file]: '\n \n'},
    'blog/2025-10-10-good.md:1 file: is empty. Write something into it, or delete it.',
  ),
  other(
    'UTF-16',
    {[file]: Buffer.from(`\uFEFF${article}`, 'utf16le')},
    'blog/2025-10-10-good.md:1 file: is saved as UTF-16. Save it again with the encoding UTF-8 (in Notepad: Save as, Encoding).',
  ),
  other(
    'Latin 1',
    {[file]: Buffer.from(article.replace('More words', 'Caf\u00e9'), 'latin1')},
    'blog/2025-10-10-good.md:20 file: is not saved as UTF-8, so letters such as é would be broken. Save it again with the encoding UTF-8.',
  ),
  other(
    'a NUL',
    {[file]: article.replace('More', 'Mo\0re')},
    'blog/2025-10-10-good.md:20 file: holds a NUL, which no text has. Is it a picture or a Word file? Save it as plain text, in UTF-8.',
  ),
  other(
    'ten megabytes of text',
    {[file]: `${article}${'word '.repeat(2_000_000)}`},
    'blog/2025-10-10-good.md:1 file: holds 10.0 MB of text; 100 kB is the most. Divide it into several files.',
  ),
  other(
    'a picture of twenty megabytes',
    {'blog/huge.png': Buffer.concat([pixel, Buffer.alloc(20_000_000)])},
    'blog/huge.png:1 image: is 20.0 MB large; 1 MB is the most. Make it smaller, for example 1600 pixels wide, as a JPEG.',
  ),
  other(
    'a picture that is broken',
    {'blog/broken.png': 'no picture'},
    'blog/broken.png:1 image: is broken, or no picture at all. Save it again as PNG, JPEG or WebP.',
  ),
  other(
    'a picture by another name',
    {'blog/pixel.jpg': pixel},
    'blog/pixel.jpg:1 image: is a PNG picture by another name. Rename it to end with .png',
  ),
  other(
    'a drawing with a program',
    {
      'blog/a.svg':
        '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><script>alert(1)</script></svg>',
    },
    'blog/a.svg:1 image: holds a program, which a drawing must not. Save it again as a plain SVG, or as PNG.',
  ),
  other(
    'a page that is a program',
    {'blog/2025-10-11-page.mdx': article},
    'blog/2025-10-11-page.mdx:1 file: pages are plain Markdown: .mdx files can hold programs and are not read. Rename it to blog/2025-10-11-page.md',
  ),
  other(
    'an ending in capitals',
    {'blog/2025-10-11-page.MD': article},
    'blog/2025-10-11-page.MD:1 file: pages are plain Markdown. Rename it to blog/2025-10-11-page.md',
  ),
  other(
    'a file of another kind',
    {'docs/technology/page.html': '<p>'},
    'docs/technology/page.html:1 file: a file of the kind ".html" is not used here. Pages end with .md, pictures with .avif, .gif, .jpeg, .jpg, .png, .svg, .webp.',
  ),
  other(
    'an article without a day',
    {'blog/page.md': article},
    'blog/page.md:1 file: the name of an article starts with its day. Rename it, for example to blog/2025-10-10-page.md',
  ),
  other(
    'an article of a day that does not exist',
    {'blog/2025-02-30-page.md': article},
    'blog/2025-02-30-page.md:1 file: 2025-02-30 is no day of the calendar: February 2025 has 28 days.',
  ),
  other(
    'an article with capitals and blanks',
    {'blog/2025-10-10-My Page.md': article},
    'blog/2025-10-10-My Page.md:1 file: an article stands in blog/, and its name is a day and small letters, digits and hyphens. Rename it to blog/2025-10-10-my-page.md',
  ),
  other(
    'an article with accents',
    {'blog/2025-10-10-Über-Fälle.md': article},
    'blog/2025-10-10-Über-Fälle.md:1 file: an article stands in blog/, and its name is a day and small letters, digits and hyphens. Rename it to blog/2025-10-10-uber-falle.md',
  ),
  other(
    'an article in a folder',
    {'blog/2025/2025-10-10-page.md': article},
    'blog/2025/2025-10-10-page.md:1 file: an article stands in blog/, and its name is a day and small letters, digits and hyphens. Rename it to blog/2025-10-10-page.md',
  ),
  other(
    'a service in no folder',
    {'docs/page.md': service.replace('redirect_from: [/services/vaults]\n', '')},
    'docs/page.md:1 file: a service stands in docs/technology/ or docs/behavioral/. Move it there: docs/technology/page.md',
  ),
  other(
    'a service with capitals',
    {
      'docs/technology/Page.md': service
        .replace('redirect_from: [/services/vaults]\n', '')
        .replace('position: 2', 'position: 3'),
    },
    'docs/technology/Page.md:1 file: the name of a service is small letters, digits and hyphens. Rename it to docs/technology/page.md',
  ),
  other(
    'an address twice',
    {'blog/2025-10-12-good.md': article.replace('2025-10-10', '2025-10-12')},
    'blog/2025-10-12-good.md:1 file: its address /insights/good is that of blog/2025-10-10-good.md too. Rename one of the two.',
  ),
  other(
    'a service twice',
    {'docs/behavioral/data-rooms.md': service.replace('redirect_from: [/services/vaults]\n', '')},
    'docs/technology/data-rooms.md:1 file: its address /services/data-rooms is that of docs/behavioral/data-rooms.md too. Rename one of the two.',
  ),
  other(
    'a link to a draft',
    {
      'blog/2025-09-01-older.md': article
        .replace('2025-10-10', '2025-09-01')
        .replace('category', 'draft: true\ncategory'),
      [file]: article.replace('More words', '[More](/insights/older)'),
    },
    'blog/2025-10-10-good.md:20 link: "/insights/older" is a draft, which no visitor can see. Publish it first, or remove the link.',
  ),
  other(
    'a link to an article of tomorrow',
    {
      'blog/2026-01-01-later.md': article.replace('2025-10-10', '2026-01-01'),
      [file]: article.replace('More words', '[More](/insights/later)'),
    },
    'blog/2025-10-10-good.md:20 link: "/insights/later" is published on 2026-01-01 and cannot be seen before. Remove the link until then.',
  ),
  ...['#', '%', '?', '!', '|'].map((sign) =>
    other(
      `a file with ${sign} in its name`,
      {[`blog/Report ${sign}3.pdf`]: '%PDF'},
      `blog/Report ${sign}3.pdf:1 file: its name holds "${sign}", with which it cannot be published. Rename it to blog/Report-3.pdf`,
    ),
  ),
  other(
    'a picture with several signs in its name',
    {'blog/100% (done!)#.png': pixel},
    'blog/100% (done!)#.png:1 file: its name holds "%", "!", and "#", with which it cannot be published. Rename it to blog/100-(done-).png',
  ),
  other(
    'a folder with a sign in its name',
    {'docs/technology/Q&A?/plan.png': pixel},
    'docs/technology/Q&A?/plan.png:1 file: its name holds "?", with which it cannot be published. Rename it to docs/technology/Q&A/plan.png',
  ),
  other(
    'a name of signs alone',
    {'static/covers/##.jpg': pixel},
    'static/covers/##.jpg:1 file: its name holds "#", with which it cannot be published. Rename it to static/covers/name.jpg',
  ),
  other(
    'a term twice',
    {'docs/_glossary.yml': 'CUI: One.\nCUI: Two.\n'},
    'docs/_glossary.yml:2 glossary: this term stands here twice. Remove one of the two.',
  ),
  other(
    'a term without words',
    {'docs/_glossary.yml': 'CUI:\n'},
    'docs/_glossary.yml:1 glossary: "CUI" has no explanation. Write one sentence after the colon.',
  ),
];

/** All of them. */
export const badCases: BadCase[] = [...fields, ...texts, ...files];
