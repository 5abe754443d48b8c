import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {ownPages} from '../src/content/ownPages';
import {site} from '../src/site';
import {buildFolder, builtPage, expect, root, test} from './fixtures';
import {articles, routes, services} from './published';

const titles = new Map([
  ...Object.entries(ownPages).map(([route, {copy}]) => [route, copy.title] as const),
  ...[...services, ...articles].map(({route, title}) => [route, title] as const),
]);
const cards = path.join(buildFolder, 'cards');

/** A page's head as link previews read it: from its file, without scripts. */
function readHead(route: string) {
  const $ = builtPage(route);
  const tags = $('meta[property], meta[name]').toArray();
  const list = tags.map(({attribs}) => [
    attribs.property ?? attribs.name ?? '',
    attribs.content ?? '',
  ]);
  const names = list.map(([name = '']) => name).filter((name) => /^(og|twitter):/.test(name));
  expect(new Set(names).size, `${route} has every tag once`).toBe(names.length);
  const meta = Object.fromEntries(list) as Record<string, string>;
  return {meta, title: $('title').text(), canonical: $('link[rel="canonical"]').attr('href')};
}

/** The file of the card that a page names. */
const cardOf = ({meta}: ReturnType<typeof readHead>) => {
  const image = meta['og:image'] ?? '';
  expect(image.startsWith(`${root}cards/`), image).toBe(true);
  return decodeURI(image.slice(`${root}cards/`.length).split('?')[0] ?? '');
};

test('link previews of every page have its words and a card of its own', () => {
  const named = [...routes, '/404'].map((route) => {
    const head = readHead(route);
    const {meta, title, canonical} = head;
    const file = cardOf(head);
    const png = readFileSync(path.join(cards, file));
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(png.length).toBeLessThan(350_000);
    expect(meta).toMatchObject({
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:type': 'image/png',
      'og:site_name': site.shortName,
      'twitter:card': 'summary_large_image',
      'twitter:image': meta['og:image'],
      'twitter:image:alt': meta['og:image:alt'],
    });
    expect(meta['og:image:alt']?.length).toBeGreaterThan(10);
    if (route === '/404') return file;
    expect([meta['og:url'], canonical]).toEqual(Array(2).fill(root + route.slice(1)));
    expect(title).toBe(meta['og:title']);
    // A list of results cuts off the end, and with it a long name of the company.
    const own = titles.get(route) ?? title.split(' | ')[0];
    expect(title).toBe(`${own} | ${site.shortName}`);
    const isOfContent = /^.(services|insights)./.test(route);
    if (isOfContent) expect(meta['og:image:alt']).toContain(`: ${own}`);
    expect(meta['og:description']).toBe(meta.description);
    expect(meta['og:type']).toBe(route.startsWith('/insights/') ? 'article' : 'website');
    return file;
  });
  expect(new Set(named).size).toBe(named.length);
  const files = readdirSync(cards, {recursive: true, encoding: 'utf8'});
  const drawn = files.filter((file) => file.endsWith('.png')).map((file) => file.split(path.sep));
  expect(drawn.map((parts) => parts.join('/')).sort()).toEqual(named.sort());
});
