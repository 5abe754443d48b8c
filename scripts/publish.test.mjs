/**
 * What a build makes of content that is not of every day: one copy of the project with drafts, signs
 * that mean something to HTML, old addresses, a page of its own and the browser editor.
 * @jest-environment node
 */
import {existsSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {parse, stringify} from 'yaml';
import {article, pixel} from '../src/content/corpus/project';
import {buildCopy, copyProject} from './project-copy.mjs';

let root;

const at = (...names) => path.join(root, ...names);
const write = (file, text) => writeFileSync(at(file), text);
const read = (file) => readFileSync(at('build', file), 'utf8');

/** The corpus's article with these fields in place of its own. */
function articleWith(fields, text = 'Text.') {
  const [, own] = article.split('---\n');
  return `---\n${stringify({...parse(own), date: '2025-10-12', ...fields})}---\n\n${text}\n`;
}

/** What must not be found: a word of each file's name, of its title and of its text. */
const hidden = ['zebrawood', 'quillfeather', 'marzipan', 'nightjar', 'tamarind', 'umbrellabird'];

/** What stands after a picture's end does not matter to browsers. Under 10 kB it would be inlined. */
const picture = (bytes) => Buffer.concat([pixel, Buffer.alloc(bytes)]);

beforeAll(() => {
  root = copyProject();
  const service = readFileSync('docs/technology/cybersecurity.md', 'utf8')
    .replace(/\nredirect_from:(.*|\n {2}-.*)+/, '')
    .replace(/^title: .*$/m, 'title: Quillfeather rooms')
    .replace(/^sidebar_position: .*$/m, 'sidebar_position: 98\ndraft: true');
  write('docs/technology/zebrawood-rooms.md', service);
  const draft = {title: 'Nightjar news', draft: true, redirect_from: ['/insights/nightjar']};
  write(
    'blog/2025-10-12-marzipan-news.md',
    articleWith(draft, 'Nightjars.\n\n![It](./marzipan.png)'),
  );
  write('blog/marzipan.png', picture(20_001));
  const later = {title: 'Umbrellabird news', date: '2999-10-12'};
  write('blog/2999-10-12-tamarind-news.md', articleWith(later, 'Umbrellabirds.'));

  write('blog/large.png', picture(20_000));
  write('blog/form.pdf', '%PDF-1.4');
  const signs = {
    title: 'Signs & "quotes" with 5 < 6',
    redirect_from: ['/insights/old-signs', '/signs.html'],
  };
  const text = 'Words & "quotes" with 5 < 6.\n\n![Large](./large.png)\n\n[The form](./form.pdf)';
  write('blog/2025-10-12-signs.md', articleWith(signs, text));
  write('src/pages/quokka.md', '---\ntitle: Quokka\ndescription: Work here.\n---\n\nJoin us.\n');
  const site = readFileSync('src/site.ts', 'utf8');
  const repository = "repository: {owner: 'owner', name: 'website', branch: 'main'} as";
  write('src/site.ts', site.replace('repository: undefined as', repository));
  const {status, said} = buildCopy(root);
  if (status !== 0) throw new Error(said);
}, 180_000);

afterAll(() => rmSync(root, {recursive: true}));

/** The files in the build that hold one of some words, in their name or text. */
function filesWith(...words) {
  const files = readdirSync(at('build'), {recursive: true, encoding: 'utf8'});
  return files.filter((file) => {
    // A redirect from `/signs.html` is a folder of that name.
    const text = statSync(at('build', file)).isFile() ? read(file).toLowerCase() : '';
    return words.some((word) => file.includes(word) || text.includes(word));
  });
}

test('nothing of a draft or of an article of a later day is published, in any kind of file', () => {
  expect(filesWith(...hidden)).toEqual([]);
  const kinds = filesWith('insights/signs').map((file) => path.extname(file));
  expect(kinds).toEqual(expect.arrayContaining(['.html', '.json', '.xml', '.txt']));
});

test('the pictures and files beside an article are where its page says', () => {
  const $ = load(read('insights/signs.html'));
  const own = $('#__blog-post-container');
  const named = [own.find('img').attr('src'), own.find('a[href*="form"]').attr('href')];
  expect(named).toEqual([
    expect.stringMatching(/large-.*png$/),
    expect.stringMatching(/form-.*pdf$/),
  ]);
  for (const address of named)
    expect(existsSync(at(`build${address.slice('/copy'.length)}`))).toBe(true);
});

test('signs that mean something to HTML are escaped once, and are themselves in the feeds', () => {
  for (const file of ['insights/signs.html', 'insights.html', 'index.html'])
    expect(read(file)).not.toMatch(/&amp;(amp|quot|lt|gt|#)/);
  const $ = load(read('insights/signs.html'));
  expect($('h1').text()).toBe('Signs & “quotes” with 5 < 6');
  const [item] = JSON.parse(read('insights/feed.json')).items.filter(({url}) => /signs/.test(url));
  expect(item.title).toBe('Signs & “quotes” with 5 < 6');
  for (const file of ['rss.xml', 'atom.xml']) {
    const titles = load(read(`insights/${file}`), {xml: true})('h\\:h2').toArray();
    expect(titles.map((title) => $(title).text())).toContain(item.title);
  }
});

test.each(['insights/old-signs/index.html', 'signs.html.html'])('%s leads on', (file) => {
  const $ = load(read(file));
  expect($('meta[http-equiv="refresh"]').attr('content')).toBe('0; url=/copy/insights/signs');
  expect($('meta[http-equiv="Content-Security-Policy"]').attr('content')).toContain('sha256-');
  expect($('title').text()).not.toBe('');
});

test('a page that a writer adds has a card and stands in the lists of pages', () => {
  const image = load(read('quokka.html'))('meta[property="og:image"]').attr('content');
  expect(image).toMatch(/\/copy\/cards\/quokka\.png\?v=\w+$/);
  expect(existsSync(at('build/cards/quokka.png'))).toBe(true);
  expect(read('llms.txt')).toMatch(/^- \[Quokka\]\(\S+\/copy\/quokka\): Work here\.$/m);
  expect(read('sitemap.xml')).toContain('/copy/quokka');
});

test('the editor is built where a repository is set, and listed nowhere', () => {
  expect(existsSync(at('build/admin/index.html'))).toBe(true);
  expect(read('sitemap.xml') + read('llms.txt')).not.toContain('/admin');
});

test('a program in place of the fields is never run, and stops the build in its own words', () => {
  const trace = at('was-run');
  const file = 'blog/2025-10-13-program.md';
  const program = `{title: require('fs').writeFileSync(${JSON.stringify(trace)}, '')}`;
  write(file, `---js\n${program}\n---\n\nText.\n`);
  const {status, said} = buildCopy(root);
  expect(status).not.toBe(0);
  expect(said).toContain(`${file}:1 front matter: the first line must be "---"`);
  expect(existsSync(trace)).toBe(false);
}, 60_000);
