/** Unusual files of writers (drafts, HTML characters, redirects), in the copy of the site with form services. */
import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {articles, services} from './published';
import {expect, test} from './support/contactTest';

/** A word each from the name, title, and text of every hidden file. */
const hidden = ['zebrawood', 'quillfeather', 'marzipan', 'nightjar', 'tamarind', 'umbrellabird'];

const read = (folder: string, file: string) => readFileSync(path.join(folder, file), 'utf8');

test('no published file contains anything of a draft or of an article with a future date', ({
  built: {folder},
}) => {
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((file) =>
    statSync(path.join(folder, file)).isFile(),
  );
  const withWords = (...words: string[]) =>
    files.filter((file) => {
      const all = (file + read(folder, file)).toLowerCase();
      return words.some((word) => all.includes(word));
    });
  expect(withWords(...hidden)).toEqual([]);
  const kinds = withWords('insights/signs').map((file) => path.extname(file));
  expect(kinds).toEqual(expect.arrayContaining(['.html', '.json', '.xml', '.txt']));
});

test('special characters of HTML are escaped once, and appear as written in the feeds', ({
  built: {folder},
}) => {
  for (const file of ['insights/signs.html', 'insights.html', 'index.html'])
    expect(read(folder, file)).not.toMatch(/&amp;(amp|quot|lt|gt|#)/);
  const title = 'Signs & “quotes” with 5 < 6';
  const $ = load(read(folder, 'insights/signs.html'));
  expect($('h1').text()).toBe(title);
  expect($('nav a[href="#5--6--more"]').first().text()).toBe('5 < 6 & more');
  const {items} = JSON.parse(read(folder, 'insights/feed.json')) as {items: {title: string}[]};
  expect(items.map((item) => item.title)).toContain(title);
  for (const file of ['rss.xml', 'atom.xml']) {
    const feed = load(read(folder, `insights/${file}`), {xml: true});
    const titles = feed('title').toArray();
    expect(titles.map((one) => feed(one).text())).toContain(title);
  }
});

test('the files next to an article are published, and its old URLs redirect to it', ({
  built: {folder},
}) => {
  const $ = load(read(folder, 'insights/signs.html'));
  const own = $('#__blog-post-container');
  for (const address of [own.find('img').attr('src'), own.find('a[href*="form"]').attr('href')])
    expect(existsSync(path.join(folder, address ?? 'nowhere')), address).toBe(true);
  for (const file of ['insights/old-signs/index.html', 'signs.html.html']) {
    const old = load(read(folder, file));
    expect(old('meta[http-equiv="refresh"]').attr('content')).toBe('0; url=/insights/signs');
    const policy = old('meta[http-equiv="Content-Security-Policy"]').attr('content');
    expect(policy).toContain('sha256-');
  }
});

test('a build parses the front matter and the Markdown of each page once', ({
  built: {folder, parses},
}) => {
  const files = [...articles, ...services].map(({file}) => read(path.dirname(folder), file));
  for (const text of files) {
    const [, fields = ''] = /^---\n([^]*?)\n---\n/.exec(text) ?? [];
    expect([parses(fields), parses(text)]).toEqual([1, 1]);
  }
});
