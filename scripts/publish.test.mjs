/** @jest-environment node */
import {existsSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {buildCopy, copyProject} from './project-copy.mjs';

/**
 * What a build makes of content that is not of every day: one copy of the project, with what must stay
 * out of the site, with signs that mean something to HTML, and with the browser editor switched on.
 */
let root;

const at = (...names) => path.join(root, ...names);

/** An article with these fields in place of the usual ones. */
const article = (fields, text) => {
  const all = {
    title: 'Usual',
    description:
      'What the reader learns here in two sentences, and why it matters to them at this very time.',
    category: 'Technology',
    date: '2025-10-12',
    read_time: 1,
    services: ['cybersecurity'],
    action: {label: 'Get in Touch', to: '/contact'},
    closing: {heading: 'Ask us.', text: 'Say what you need.'},
    ...fields,
  };
  const rows = Object.entries(all).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return ['---', ...rows, '---', '', text, ''].join('\n');
};

/** What must not be found: a word of each file's name, of its title and of its text. */
const hidden = ['zebrawood', 'quillfeather', 'marzipan', 'nightjar', 'tamarind', 'umbrellabird'];

const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const text = `Words & "quotes" with 5 < 6.

## Heading & "quotes" with 5 < 6

:::cards

### Card & "quotes" with 5 < 6

About :term[Q&A].

:::

:::note

| Column | Next |
| :-- | --: |
| \`code\` | [A service](/services/cybersecurity#encryption) |

:::

\`\`\`js
const five = "6"; // less
\`\`\`

1. One[^1], and [an article](./2025-10-10-ai-in-government.md)

[^1]: The note.
`;

const files = `:::figure

![Shown & "quoted" with 5 < 6 > 4](./pixel.png)

Caption & "quotes".

:::

![A picture that is larger than ten kilobytes](./large.png)

[The form](./form.pdf)

![The same picture, by reference][large]

[large]: ./large.png`;

beforeAll(() => {
  root = copyProject();

  const service = readFileSync('docs/technology/cybersecurity.md', 'utf8').replace(
    /\nredirect_from:(.*|\n {2}-.*)+/,
    '',
  );
  writeFileSync(
    at('docs/technology/zebrawood-rooms.md'),
    service
      .replace(/^title: .*$/m, 'title: Quillfeather rooms')
      .replace(/^sidebar_position: .*$/m, 'sidebar_position: 98\ndraft: true'),
  );
  writeFileSync(
    at('blog/2025-10-12-marzipan-news.md'),
    article(
      {title: 'Nightjar news', draft: true, redirect_from: ['/insights/nightjar']},
      'Nightjars.\n\n![Nightjars in marzipan](./marzipan.png)',
    ),
  );
  writeFileSync(
    at('blog/2999-10-12-tamarind-news.md'),
    article({title: 'Umbrellabird news', date: '2999-10-12'}, 'Umbrellabirds.'),
  );

  writeFileSync(at('blog/pixel.png'), Buffer.from(pixel, 'base64'));
  // What stands after a picture's end is no matter to browsers, nor to the check.
  writeFileSync(
    at('blog/large.png'),
    Buffer.concat([Buffer.from(pixel, 'base64'), Buffer.alloc(20_000)]),
  );
  writeFileSync(
    at('blog/marzipan.png'),
    Buffer.concat([Buffer.from(pixel, 'base64'), Buffer.alloc(20_001)]),
  );
  writeFileSync(at('blog/form.pdf'), '%PDF-1.4');
  writeFileSync(
    at('docs/_glossary.yml'),
    `${readFileSync('docs/_glossary.yml', 'utf8')}\n"Q&A": "Questions & answers, \\"5 < 6\\" of them."\n`,
  );
  writeFileSync(
    at('blog/2025-10-12-signs.md'),
    article(
      {
        title: 'Signs & "quotes" with 5 < 6',
        description:
          'All about signs & "quotes" with 5 < 6 in them, and about what a reader may learn from each.',
      },
      `${text}\n${files}`,
    ),
  );
  writeFileSync(at('blog/2025-10-12-words.md'), article({title: 'Words'}, text));
  // As some editors save it: with a mark before the text, which counts as no letter of it.
  writeFileSync(
    at('blog/2025-10-12-mark.md'),
    `\ufeff${article({title: 'Mark'}, ':::note[Beside]\n\nA note at the end.\n\n:::')}`,
  );
  writeFileSync(
    at('src/site.ts'),
    readFileSync('src/site.ts', 'utf8').replace(
      /^ {2}repository: .*$/m,
      "  repository: {owner: 'owner', name: 'website', branch: 'main'} as Repository | undefined,",
    ),
  );
  const {status, said} = buildCopy(root);
  if (status !== 0) throw new Error(said);
}, 180_000);

afterAll(() => rmSync(root, {recursive: true}));

const published = () => readdirSync(at('build'), {recursive: true, encoding: 'utf8'});

const read = (file) => readFileSync(at('build', file), 'latin1');

test('nothing of a draft or of an article of a later day is published, in no kind of file', () => {
  const files = published().filter((file) => path.extname(file) || file === '_redirects');
  expect(files.filter((file) => hidden.some((word) => file.includes(word)))).toEqual([]);
  const traces = files.flatMap((file) => {
    const text = read(file).toLowerCase();
    return hidden.filter((word) => text.includes(word)).map((word) => `${word} in ${file}`);
  });
  expect(traces).toEqual([]);
});

test('what is published is found by the same search', () => {
  const files = published().filter((file) => path.extname(file));
  const kinds = files
    .filter((file) => read(file).includes('insights/signs'))
    .map((file) => path.extname(file));
  expect([...new Set(kinds)]).toEqual(
    expect.arrayContaining(['.html', '.js', '.json', '.xml', '.md']),
  );
});

test('the pictures and files beside an article are where its page says', () => {
  const named = [
    ...read('insights/signs.html').matchAll(/["'=](\/copy\/assets\/(?:images|files)\/[^\s"'>]+)/g),
  ].map(([, address]) => address);
  expect(named.map((address) => path.basename(address).replace(/-[\da-f]{32}/, ''))).toEqual([
    'large.png',
    'form.pdf',
    'large.png',
  ]);
  for (const address of named)
    expect(existsSync(at(`build${address.slice('/copy'.length)}`))).toBe(true);
});

test('a note is published with its article, in its Markdown copy too', () => {
  expect(read('insights/mark.html')).toMatch(/<aside[^>]*role=["']?note[\s\S]*A note at the end\./);
  expect(read('insights/mark.md')).toContain('A note at the end.');
});

test('an article is the same whether the bundler compiles it, for its pictures, or not', () => {
  /** An article's text and its footnotes, which are numbered by the name of the file too. */
  const partsOf = (file) => {
    const page = read(file).replaceAll(/(fn(?:ref)?-1)-[\da-f]{6}/g, '$1');
    const inText = page.slice(page.indexOf('__blog-post-container'));
    return [
      inText.slice(0, inText.indexOf('</ol>')),
      inText.slice(inText.indexOf('<section'), inText.indexOf('</section>')),
    ];
  };
  const [words, notes] = partsOf('insights/words.html');
  for (const part of [
    '<table',
    'href=/copy/services/cybersecurity#encryption',
    'href=/copy/insights/ai-in-government',
    'data-tooltip',
    'user-content-fnref-1',
  ])
    expect(words).toContain(part);
  expect(notes).toContain('The note.');
  expect(partsOf('insights/signs.html')).toEqual([words, notes]);
  const beside = readdirSync(at('.docusaurus/articles')).join(' ');
  expect(beside).toMatch(/words-md/);
  expect(beside).not.toMatch(/signs-md/);
});

test('code is colored in the page itself, and as it was written in its copies', () => {
  expect(read('insights/words.html')).toMatch(
    /<pre><code><span class=\w+>const<\/span> five = <span class=\w+>"6"<\/span>; <span class=\w+>\/\/ less<\/span>/,
  );
  expect(read('insights/words.md')).toContain('const five = "6"; // less');
  expect(read('insights/feed.json')).toContain('const five = \\"6\\"; // less');
});

describe('signs that mean something to HTML', () => {
  const page = () => read('insights/signs.html');

  test('are escaped once, wherever a writer puts them', () => {
    for (const file of ['insights/signs.html', 'insights.html', 'index.html'])
      expect(read(file)).not.toMatch(/&amp;(amp|quot|lt|gt|#)/);
    expect(page()).toMatch(/<h1[^>]*>Signs & "quotes" with 5 &lt; 6</);
    expect(page()).toMatch(/<title[^>]*>Signs & "quotes" with 5 &lt; 6/);
    expect(page()).toContain(`content='All about signs & "quotes" with 5 < 6`);
    expect(page()).toContain(`alt='Shown & "quoted" with 5 < 6 > 4'`);
    expect(page()).toMatch(/<h2[^>]*><span[^>]*>Heading & "quotes" with 5 &lt; 6</);
    expect(page()).toMatch(/<h3[^>]*><span[^>]*>Card & "quotes" with 5 &lt; 6</);
    expect(page()).toContain(`data-tooltip='Questions & answers, "5 < 6" of them.'`);
  });

  test('are what they are in the feed', () => {
    const item = JSON.parse(readFileSync(at('build/insights/feed.json'), 'utf8')).items.find(
      ({url}) => url.endsWith('/signs'),
    );
    expect(item.title).toBe('Signs & "quotes" with 5 < 6');
  });

  test('leave no markup in search', () => {
    const pages = published().filter((file) => /search-index.*page-\d+\.json$/.test(file));
    const found = pages.map(read).find((text) => text.includes('Caption & '));
    expect(found).toBeDefined();
    expect(found).not.toMatch(/base64|&lt;|&amp;/);
  });
});

test('the editor is beside the pages, with a policy of its own', () => {
  expect(existsSync(at('build/admin/index.html'))).toBe(true);
  expect(readFileSync(at('build/_headers'), 'utf8')).toMatch(
    /^\/copy\/admin\/\*\n {2}Content-Security-Policy: default-src 'none'/m,
  );
  expect(readFileSync(at('build/sitemap.xml'), 'utf8')).not.toContain('/admin');
});

test('a program in place of the fields is never run, and stops the build in its own words', () => {
  const trace = at('was-run');
  const file = 'blog/2025-10-13-program.md';
  writeFileSync(
    at(file),
    `---js\n{title: require('fs').writeFileSync(${JSON.stringify(trace)}, '')}\n---\n\nText.\n`,
  );
  const {status, said} = buildCopy(root);
  rmSync(at(file));
  expect(status).not.toBe(0);
  expect(said).toContain(
    `${file}:1 front matter: the first line must be "---" and nothing else, but it is "---js".`,
  );
  expect(said).not.toMatch(/^\s+at /m);
  expect(existsSync(trace)).toBe(false);
}, 60_000);
