/** What search engines, link previews, and feed readers find in the built files without running scripts. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {ownPages} from '../src/content/ownPages';
import {site} from '../src/site';
import {postalAddress} from '../src/structuredData';
import {at, buildFolder, builtPage, expect, root, test} from './fixtures';
import {articles, routes, services} from './published';

const read = (file: string) => readFileSync(path.join(buildFolder, file), 'utf8');

/** The paths of absolute URLs, which must all belong to the published site. */
function pathsOf(addresses: string[]): string[] {
  const hosts = new Set(addresses.map((address) => new URL(address).origin));
  expect([...hosts]).toEqual([expect.stringMatching(/^https:/)]);
  return addresses.map((address) => new URL(address).pathname).sort();
}

const pages = routes.map(at).sort();
const articlePages = articles.map(({route}) => at(route)).sort();
const titles = new Map([
  ...Object.entries(ownPages).map(([route, {copy}]) => [route, copy.title] as const),
  ...[...services, ...articles].map(({route, title}) => [route, title] as const),
]);

/** Reads the articles of an XML feed, given the tag names of an entry, its text, and its date. */
const xmlReader = (entry: string, html: string, day: string) => (text: string) => {
  const $ = load(text, {xml: true});
  return $(entry)
    .toArray()
    .map((element) => ({
      url: $(element).children('link').attr('href') ?? $(element).children('link').text(),
      html: $(element).children(html).text(),
      day: new Date($(element).children(day).text()).toISOString().slice(0, 10),
    }));
};

type JsonFeed = {items: {url: string; content_html: string; date_modified: string}[]};
const feedReaders = {
  'insights/rss.xml': xmlReader('item', 'content\\:encoded', 'pubDate'),
  'insights/atom.xml': xmlReader('entry', 'content', 'published'),
  'insights/feed.json': (text: string) =>
    (JSON.parse(text) as JsonFeed).items.map(({url, content_html: html, date_modified: day}) => ({
      url,
      html,
      day: day.slice(0, 10),
    })),
};

for (const [file, entriesOf] of Object.entries(feedReaders)) {
  test(`${file} has the full text of every article, with its date`, () => {
    const entries = entriesOf(read(file));
    expect(pathsOf(entries.map(({url}) => url))).toEqual(articlePages);
    for (const {url, html, day} of entries) {
      const article = articles.find(({slug}) => url.endsWith(`/${slug}`));
      expect(day).toBe(article?.date);
      const $ = builtPage(article?.route ?? '');
      const paragraphs = $('#__blog-post-container p:not([aria-hidden] *)').toArray();
      const text = load(html).text();
      expect(paragraphs.length).toBeGreaterThan(0);
      for (const paragraph of paragraphs) {
        const words = $(paragraph).clone();
        words.find('[popover]').remove();
        expect(text).toContain(words.text().trim());
      }
      expect(html).not.toMatch(/<(button|svg|nav|form)|class=|href="(?!https?:|mailto:|tel:)/);
    }
  });
}

test('the site map and llms.txt list every page and nothing else, and robots.txt links the site map', () => {
  const sitemap = load(read('sitemap.xml'), {xml: true});
  const listed = sitemap('loc').toArray();
  expect(pathsOf(listed.map((loc) => sitemap(loc).text()))).toEqual(pages);
  const days = listed.map((loc) => [
    sitemap(loc).text(),
    sitemap(loc).siblings('lastmod').text().slice(0, 10),
  ]);
  const lastDay = ({date, updates = []}: (typeof articles)[number]) =>
    [date, ...updates.map((update) => update.date)].sort().at(-1) ?? '';
  const expected = articles.map((one) => [root + one.route.slice(1), lastDay(one)]);
  const newest = expected
    .map(([, day]) => day)
    .sort()
    .at(-1);
  expect(days.filter(([, day]) => day).sort()).toEqual(
    [[`${root}insights`, newest], ...expected].sort(),
  );
  const lines = [...read('llms.txt').matchAll(/^- \[[^\]]+\]\((\S+)\): \S/gm)];
  expect(pathsOf(lines.map(([, address = '']) => address))).toEqual(pages);
  const [, map = ''] =
    /^User-agent: \*\nAllow: \/\n[^]*^Sitemap: (\S+)$/m.exec(read('robots.txt')) ?? [];
  expect(pathsOf([map])).toEqual([at('/sitemap.xml')]);
  expect(existsSync(path.join(buildFolder, 'admin'))).toBe(Boolean(site.repository));
});

test('security.txt says where to report a vulnerability, and is valid for a year', () => {
  const text = read('.well-known/security.txt');
  expect(text).toContain(`Contact: mailto:${site.emails.general}\n`);
  const expires = Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '');
  expect((expires - Date.now()) / 86_400_000).toBeGreaterThan(360);
});

test('each page has link preview text, a social card, and links to the feeds', () => {
  const named = [...routes, '/404'].map((route) => {
    const $ = builtPage(route);
    const tags = $('meta[property], meta[name]').toArray();
    const list = tags.map(({attribs}) => [attribs.property ?? attribs.name, attribs.content]);
    const names = list.map(([name = '']) => name).filter((name) => /^(og|twitter):/.test(name));
    expect(new Set(names).size, `${route} has no duplicate tags`).toBe(names.length);
    const meta = Object.fromEntries(list) as Record<string, string>;
    const {'og:image': image = '', 'og:image:alt': alt} = meta;
    const [file = ''] = decodeURI(image.replace(`${root}cards/`, '')).split('?');
    const png = readFileSync(path.join(buildFolder, 'cards', file));
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(png.length).toBeLessThan(350_000);
    expect(meta).toMatchObject({
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:type': 'image/png',
      'og:site_name': site.shortName,
      'twitter:card': 'summary_large_image',
      'twitter:image': image,
      'twitter:image:alt': alt,
    });
    expect(alt?.length).toBeGreaterThan(10);
    const feeds = $('link[rel="alternate"][type^="application/"]').toArray();
    expect(feeds.map(({attribs}) => attribs.href).sort()).toEqual(
      Object.keys(feedReaders)
        .map((name) => at(`/${name}`))
        .sort(),
    );
    if (route === '/404') return file;
    const address = root + route.slice(1);
    expect([meta['og:url'], $('link[rel="canonical"]').attr('href')]).toEqual([address, address]);
    // Search results cut off the end of a title, so the page's own title comes before the company name.
    const title = $('title').text();
    const own = titles.get(route) ?? title.split(' | ')[0];
    expect([title, meta['og:title']]).toEqual(Array(2).fill(`${own} | ${site.shortName}`));
    if (/^.(services|insights)./.test(route)) expect(alt).toContain(`: ${own}`);
    expect(meta['og:description']).toBe(meta.description);
    expect(meta['og:type']).toBe(route.startsWith('/insights/') ? 'article' : 'website');
    return file;
  });
  const cards = readdirSync(path.join(buildFolder, 'cards'), {recursive: true, encoding: 'utf8'});
  const drawn = cards.filter((file) => file.endsWith('.png')).map((file) => file.split(path.sep));
  expect(drawn.map((parts) => parts.join('/')).sort()).toEqual(named.sort());
});

type Thing = Record<string, unknown>;

/** All objects in a value, at any depth. */
function objectsIn(value: unknown): Thing[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(objectsIn);
  return Array.isArray(value) ? inside : [value as Thing, ...inside];
}

test('each page has structured data whose URLs and references all resolve', () => {
  const all: Thing[] = [];
  for (const route of routes) {
    const $ = builtPage(route);
    // Fails if there is more than one block, as their texts together are not JSON.
    const block = JSON.parse($('script[type="application/ld+json"]').text()) as Thing;
    const things = objectsIn(block['@graph']);
    all.push(...things);
    const wanted: Thing[] = [
      {'@type': 'Organization', address: postalAddress(site.address)},
      {'@type': 'WebSite'},
      {
        '@type': expect.stringMatching(/Page$/),
        url: root + route.slice(1),
        description: $('meta[name="description"]').attr('content'),
      },
      ...(route === '/' ? [] : [{'@type': 'BreadcrumbList'}]),
      ...(route === '/services' ? [{'@type': 'ItemList', numberOfItems: services.length}] : []),
    ];
    const service = services.find((one) => one.route === route);
    if (service) wanted.push({'@type': 'Service', name: service.title});
    const article = articles.find((one) => one.route === route);
    if (article)
      wanted.push({'@type': 'BlogPosting', headline: article.title, datePublished: article.date});
    for (const thing of wanted)
      expect.soft(things, route).toContainEqual(expect.objectContaining(thing));
  }
  const isReference = (thing: Thing) => Object.keys(thing).join() === '@id';
  const described = new Set(all.filter((thing) => !isReference(thing)).map((one) => one['@id']));
  const referred = all.filter(isReference).map((thing) => thing['@id']);
  expect(referred.length).toBeGreaterThan(0);
  expect(referred.filter((id) => !described.has(id))).toEqual([]);

  const known = new Set(routes.map((route) => root + route.slice(1)));
  const addresses = all.flatMap(({url, item, image}) => [url, item, image]);
  const files = addresses.filter((url) => typeof url === 'string' && !known.has(url)) as string[];
  expect(files.length).toBeGreaterThan(0);
  for (const address of files) {
    expect(address.startsWith(root), address).toBe(true);
    const [name = ''] = address.slice(root.length).split('?');
    expect(existsSync(path.join(buildFolder, name)), address).toBe(true);
  }
});
