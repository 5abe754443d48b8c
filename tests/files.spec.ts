import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {at, basePath, expect, settle, test} from './fixtures';
import {articles, routes} from './table';

const buildFolder = path.resolve(process.env.BUILD_DIR || 'build');
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

/** Where a page's Markdown copy stands, as a file of the build. */
const copyOf = (route: string) => (route === '/' ? 'index.md' : `${route.slice(1)}.md`);

/** The addresses of a feed's articles, with their text and day. */
const feedReaders = {
  'insights/rss.xml': (text: string) => {
    const $ = load(text, {xml: true});
    return $('item')
      .toArray()
      .map((item) => ({
        url: $(item).children('link').text(),
        html: $(item).children('content\\:encoded').text(),
        day: new Date($(item).children('pubDate').text()).toISOString().slice(0, 10),
      }));
  },
  'insights/atom.xml': (text: string) => {
    const $ = load(text, {xml: true});
    return $('entry')
      .toArray()
      .map((entry) => ({
        url: $(entry).children('link').attr('href') ?? '',
        html: $(entry).children('content').text(),
        day: $(entry).children('published').text().slice(0, 10),
      }));
  },
  'insights/feed.json': (text: string) =>
    (
      JSON.parse(text) as {items: {url: string; content_html: string; date_modified: string}[]}
    ).items.map((item) => ({
      url: item.url,
      html: item.content_html,
      day: item.date_modified.slice(0, 10),
    })),
};

test('the content files are the pages of the table', () => {
  const files = (folder: string) =>
    readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .map((file) => path.basename(file))
      .filter((file) => file.endsWith('.md') && !file.startsWith('_'));
  const addresses = [
    ...files('docs').map((file) => `/services/${path.basename(file, '.md')}`),
    ...files('blog').map(
      (file) => `/insights/${path.basename(file, '.md').slice('2025-10-10-'.length)}`,
    ),
  ];
  expect(addresses.sort()).toEqual(
    routes.filter((route) => /^\/(services|insights)\//.test(route)).sort(),
  );
});

test('site map, search, llms.txt and Markdown copies hold the pages of the table, and nothing else', () => {
  const {version, pages: count} = JSON.parse(read('search-index/index.json')) as {
    version: string;
    pages: number;
  };
  const files = readdirSync(path.join(buildFolder, 'search-index', version)).filter((file) =>
    file.startsWith('page-'),
  );
  expect(files).toHaveLength(count);
  const found = files.map(
    (file) => (JSON.parse(read(`search-index/${version}/${file}`)) as {url: string}).url,
  );
  expect(found.sort()).toEqual(pages);

  const sitemap = load(read('sitemap.xml'), {xml: true});
  expect(
    pathsOf(
      sitemap('loc')
        .toArray()
        .map((loc) => sitemap(loc).text()),
    ),
  ).toEqual(pages);

  const listed = [...read('llms.txt').matchAll(/^- \[[^\]]+\]\((\S+)\): \S/gm)].map(
    ([, address = '']) => address,
  );
  expect(pathsOf(listed)).toEqual(routes.map((route) => basePath + copyOf(route)).sort());

  const copies = readdirSync(buildFolder, {recursive: true, encoding: 'utf8'}).filter((file) =>
    file.endsWith('.md'),
  );
  expect(copies.map((file) => file.split(path.sep).join('/')).sort()).toEqual(
    routes.map(copyOf).sort(),
  );
});

for (const [file, entriesOf] of Object.entries(feedReaders)) {
  test(`${file} holds the articles of the table in full, on their days`, () => {
    const entries = entriesOf(read(file));
    expect(pathsOf(entries.map(({url}) => url))).toEqual(articlePages);
    for (const {url, html, day} of entries) {
      const article = articles.find(({slug}) => url.endsWith(`/${slug}`));
      expect(day).toBe(new Date(`${article?.date} UTC`).toISOString().slice(0, 10));
      const page = load(read(`insights/${article?.slug}.html`));
      const source = page('#__blog-post-container');
      source.find('[data-frame], aside:not([role="note"])').remove();
      const words = (text: string) => text.replace(/\s+/g, '');
      expect(words(load(html).text())).toBe(words(source.text()));
      // Notes are the only asides in it.
      expect(load(html)('aside')).toHaveLength(source.find('aside').length);
      expect(html).not.toMatch(/<(button|svg|nav|form)|class=|href="(?!https?:|mailto:|tel:)/);
    }
  });
}

test('the site map dates the articles, their list, and nothing else', () => {
  const $ = load(read('sitemap.xml'), {xml: true});
  const dated = $('url')
    .toArray()
    .filter((url) => $(url).children('lastmod').length > 0);
  expect(pathsOf(dated.map((url) => $(url).children('loc').text()))).toEqual(
    [...articlePages, at('/insights')].sort(),
  );
});

test('robots.txt lets crawlers in and names the site map', () => {
  const robots = read('robots.txt');
  expect(robots).toMatch(/^User-agent: \*\nAllow: \/\n/);
  expect(pathsOf([/^Sitemap: (\S+)$/m.exec(robots)?.[1] ?? ''])).toEqual([at('/sitemap.xml')]);
});

for (const route of ['/', '/services/cybersecurity', '/insights', '/insights/defense-security']) {
  test(`${route} names its feeds and its Markdown copy, and they are there`, async ({
    page,
    visit,
    request,
  }) => {
    await visit(route);
    await settle(page);
    const alternates = page.locator('link[rel="alternate"][type]');
    const links = await alternates.evaluateAll((found) =>
      found.map((link) => ({
        type: link.getAttribute('type'),
        href: link.getAttribute('href') ?? '',
        title: link.getAttribute('title'),
      })),
    );
    expect(links.map(({type, href}) => `${type} ${href}`).sort()).toEqual([
      `application/atom+xml ${at('/insights/atom.xml')}`,
      `application/feed+json ${at('/insights/feed.json')}`,
      `application/rss+xml ${at('/insights/rss.xml')}`,
      `text/markdown ${basePath}${copyOf(route)}`,
    ]);
    expect(new Set(links.map(({title}) => title)).size).toBe(4);
    for (const {href} of links) expect((await request.get(href)).status()).toBe(200);
    const copy = await (await request.get(basePath + copyOf(route))).text();
    const heading = await page.getByRole('heading', {level: 2}).first().innerText();
    expect(copy.replace(/\s+/g, ' ')).toContain(heading.replace(/[#\s]+$/, ''));
    expect(copy).not.toMatch(/\]\((?!https?:|mailto:|tel:)/);
  });
}

for (const file of ['insights/rss.xml', 'insights/atom.xml']) {
  test(`${file} can be read in a browser, and leads to the articles`, async ({page}) => {
    await page.goto(`./${file}`);
    const links = page.locator('h2 a');
    await expect(links).toHaveCount(articles.length);
    await expect(links.first()).toBeVisible();
    await expect(links.first()).toHaveText(articles[0]?.title ?? '');
    expect(new URL((await links.first().getAttribute('href')) ?? '').pathname).toBe(
      at(`/insights/${articles[0]?.slug}`),
    );
    await expect(page.getByText('This is a web feed.')).toBeVisible();
    // The full texts are for feed readers.
    await expect(page.locator('item > content\\:encoded, entry > content').first()).toBeHidden();
  });
}
