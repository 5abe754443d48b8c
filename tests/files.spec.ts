import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {site} from '../src/site';
import {at, buildFolder, builtPage, expect, test} from './fixtures';
import {articles, onePageOfEachKind, routes} from './published';

const read = (file: string) => readFileSync(path.join(buildFolder, file), 'utf8');

/** The paths of whole addresses, all of which must be on the published site. */
function pathsOf(addresses: string[]): string[] {
  const hosts = new Set(addresses.map((address) => new URL(address).origin));
  expect(hosts.size).toBe(1);
  expect([...hosts][0]).toMatch(/^https:/);
  return addresses.map((address) => new URL(address).pathname).sort();
}

const pages = routes.map(at).sort();
const articlePages = articles.map(({slug}) => at(`/insights/${slug}`)).sort();

type Entry = {url: string; html: string; day: string};

/** The articles of an XML feed: what an entry is called, and what its parts are. */
const xmlReader = (entry: string, html: string, day: string) => (text: string) => {
  const $ = load(text, {xml: true});
  return $(entry)
    .toArray()
    .map((element): Entry => {
      const link = $(element).children('link');
      return {
        url: link.attr('href') ?? link.text(),
        html: $(element).children(html).text(),
        day: new Date($(element).children(day).text()).toISOString().slice(0, 10),
      };
    });
};

const feedReaders = {
  'insights/rss.xml': xmlReader('item', 'content\\:encoded', 'pubDate'),
  'insights/atom.xml': xmlReader('entry', 'content', 'published'),
  'insights/feed.json': (text: string) =>
    (
      JSON.parse(text) as {items: {url: string; content_html: string; date_modified: string}[]}
    ).items.map(({url, content_html: html, date_modified: day}): Entry => ({
      url,
      html,
      day: day.slice(0, 10),
    })),
};

test('the site map and llms.txt list the pages of the table, and nothing else', () => {
  const sitemap = load(read('sitemap.xml'), {xml: true});
  const listed = sitemap('loc').toArray();
  expect(pathsOf(listed.map((loc) => sitemap(loc).text()))).toEqual(pages);
  const dated = listed.filter((loc) => sitemap(loc).siblings('lastmod').length > 0);
  expect(pathsOf(dated.map((loc) => sitemap(loc).text()))).toEqual(
    [...articlePages, at('/insights')].sort(),
  );

  const lines = [...read('llms.txt').matchAll(/^- \[[^\]]+\]\((\S+)\): \S/gm)];
  expect(pathsOf(lines.map(([, address = '']) => address))).toEqual(pages);
});

test('there is an editor where a repository is set, and nothing of it elsewhere', () => {
  expect(readdirSync(buildFolder).includes('admin')).toBe(Boolean(site.repository));
});

test('robots.txt lets crawlers in and names the site map', () => {
  const robots = read('robots.txt');
  expect(robots).toMatch(/^User-agent: \*\nAllow: \/\n/);
  expect(pathsOf([/^Sitemap: (\S+)$/m.exec(robots)?.[1] ?? ''])).toEqual([at('/sitemap.xml')]);
});

for (const [file, entriesOf] of Object.entries(feedReaders)) {
  test(`${file} holds the articles of the table in full, on their days`, () => {
    const entries = entriesOf(read(file));
    expect(pathsOf(entries.map(({url}) => url))).toEqual(articlePages);
    for (const {url, html, day} of entries) {
      const article = articles.find(({slug}) => url.endsWith(`/${slug}`));
      expect(day).toBe(article?.date);
      const page = builtPage(article?.route ?? '');
      page('[popover]').remove();
      const paragraphs = page('#__blog-post-container p:not([aria-hidden] *)')
        .toArray()
        .map((paragraph) => page(paragraph).text().trim());
      const text = load(html).text();
      expect(paragraphs.length).toBeGreaterThan(0);
      for (const words of paragraphs) expect(text).toContain(words);
      expect(html).not.toMatch(/<(button|svg|nav|form)|class=|href="(?!https?:|mailto:|tel:)/);
    }
  });
}

test('the pages name the feeds', () => {
  for (const route of onePageOfEachKind) {
    const links = builtPage(route)('link[rel="alternate"][type^="application/"]').toArray();
    expect(links.map(({attribs}) => attribs.href).sort()).toEqual(
      Object.keys(feedReaders)
        .map((file) => at(`/${file}`))
        .sort(),
    );
  }
});
