import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {site} from '../src/site';
import {basePath, expect, test} from './fixtures';
import {articles, routes, services, unknownPath} from './table';

test.use({javaScriptEnabled: false});

const buildFolder = path.resolve(process.env.BUILD_DIR || 'build');

/** The site's canonical address. */
const root = `${(process.env.SITE_URL || site.url).replace(/\/$/, '')}${basePath}`;

/** Files of the cards that the pages name. */
const named = new Set<string>();

test.describe.configure({mode: 'serial'});

for (const route of routes) {
  test(`${route} has a card and says what it is`, async ({page, visit}) => {
    await visit(route);
    const tags = page.locator('meta[property], meta[name]');
    const list = await tags.evaluateAll((elements) =>
      elements.map(
        (tag) =>
          [
            tag.getAttribute('property') ?? tag.getAttribute('name') ?? '',
            tag.getAttribute('content') ?? '',
          ] as const,
      ),
    );
    const names = list.map(([name]) => name).filter((name) => /^(og|twitter|article):/.test(name));
    expect(new Set(names).size, 'every tag once').toBe(names.length);
    const meta = new Map(list);

    expect(meta.get('og:url')).toBe(root + route.slice(1));
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      meta.get('og:url') ?? '',
    );
    await expect(page).toHaveTitle(`${meta.get('og:title')} | ${site.shortName}`);
    expect(meta.get('og:description')).toBe(meta.get('description'));
    expect(meta.get('og:site_name')).toBe(site.shortName);
    const isArticle = route.startsWith('/insights/');
    expect(meta.get('og:type')).toBe(isArticle ? 'article' : 'website');
    expect(meta.has('article:published_time')).toBe(isArticle);
    expect(meta.get('twitter:card')).toBe('summary_large_image');
    expect(meta.get('twitter:image')).toBe(meta.get('og:image'));
    expect(meta.get('og:image:alt')?.length).toBeGreaterThan(10);
    expect(meta.get('twitter:image:alt')).toBe(meta.get('og:image:alt'));

    const image = meta.get('og:image') ?? '';
    expect(image.startsWith(`${root}cards/`), image).toBe(true);
    const file = path.basename(image);
    const png = readFileSync(path.join(buildFolder, 'cards', file));
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)].map(String)).toEqual([
      meta.get('og:image:width'),
      meta.get('og:image:height'),
    ]);
    expect([
      meta.get('og:image:width'),
      meta.get('og:image:height'),
      meta.get('og:image:type'),
    ]).toEqual(['1200', '630', 'image/png']);
    expect(png.length).toBeLessThanOrEqual(60_000);
    expect(named.has(file), 'a card of its own').toBe(false);
    named.add(file);
  });
}

test('cards of services and articles carry their titles', async ({page, visit}) => {
  const pages = [
    ...services.map(({slug, title}) => ({route: `/services/${slug}`, title})),
    ...articles.map(({slug, title}) => ({route: `/insights/${slug}`, title})),
  ];
  for (const {route, title} of pages) {
    await visit(route);
    await expect(page.locator('meta[property="og:image:alt"]')).toHaveAttribute(
      'content',
      new RegExp(`: ${title.replace(/[.()/]/g, '\\$&')}$`),
    );
  }
});

test.describe('an unknown path', () => {
  test.use({expected: /Failed to load resource/});

  test('has a card too, and there are no cards without a page', async ({page, visit}) => {
    await visit(unknownPath);
    const image = await page.locator('meta[property="og:image"]').getAttribute('content');
    const file = path.basename(image ?? '');
    expect(existsSync(path.join(buildFolder, 'cards', file))).toBe(true);
    named.add(file);
    expect(readdirSync(path.join(buildFolder, 'cards')).sort()).toEqual([...named].sort());
  });
});
