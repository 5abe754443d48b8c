import {existsSync} from 'node:fs';
import path from 'node:path';
import {site} from '../src/site';
import {postalAddress} from '../src/structuredData';
import {buildFolder, builtPage, expect, root, test} from './fixtures';
import {routes} from './published';

type Thing = Record<string, unknown>;

const canonical = (route: string) => root + route.slice(1);

/** What each type of thing must have, by Google's documentation of structured data and schema.org. */
const required: Record<string, string[]> = {
  Organization: ['@id', 'name'],
  WebSite: ['@id', 'name', 'url', 'publisher'],
  WebPage: ['@id', 'url', 'name', 'description', 'isPartOf'],
  AboutPage: ['@id', 'url', 'name', 'mainEntity'],
  ContactPage: ['@id', 'url', 'name', 'mainEntity'],
  CollectionPage: ['@id', 'url', 'name'],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement', 'numberOfItems'],
  ListItem: ['position', 'name'],
  Service: ['name', 'description', 'provider'],
  Blog: ['name', 'blogPost', 'publisher'],
  BlogPosting: ['headline', 'datePublished', 'url'],
  ImageObject: ['url', 'width', 'height'],
  PostalAddress: ['addressLocality', 'addressRegion', 'postalCode', 'addressCountry'],
};

/** The types each route's block must hold, the page's own first. */
function typesOf(route: string): string[] {
  if (route === '/') return ['WebPage'];
  if (route === '/services') return ['CollectionPage', 'ItemList', 'BreadcrumbList'];
  if (route === '/insights') return ['CollectionPage', 'Blog', 'BreadcrumbList'];
  if (route === '/about') return ['AboutPage', 'BreadcrumbList'];
  if (route === '/contact') return ['ContactPage', 'BreadcrumbList'];
  if (route.startsWith('/services/')) return ['WebPage', 'Service', 'BreadcrumbList'];
  if (route.startsWith('/insights/')) return ['WebPage', 'BlogPosting', 'BreadcrumbList'];
  return ['WebPage', 'BreadcrumbList'];
}

/** All objects in a value, however deep. */
function objectsIn(value: unknown): Thing[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(objectsIn);
  return Array.isArray(value) ? inside : [value as Thing, ...inside];
}

/** A built page, as a search engine reads it, with its one block. */
function readPage(route: string) {
  const $ = builtPage(route);
  const blocks = $('script[type="application/ld+json"]');
  expect(blocks.length, route).toBe(1);
  const block = JSON.parse(blocks.text()) as {'@context': string; '@graph': Thing[]};
  const objects = objectsIn(block['@graph']);
  const oneOf = (type: string): Thing => {
    const found = block['@graph'].filter((thing) => thing['@type'] === type);
    expect(found, `${route}: ${type}`).toHaveLength(1);
    return found[0] ?? {};
  };
  return {$, block, objects, oneOf};
}

test('every page describes itself', () => {
  for (const route of routes) {
    const {$, block, objects, oneOf} = readPage(route);
    expect(block['@context']).toBe('https://schema.org');
    const things = objects.filter((thing) => '@type' in thing);
    expect(things.map((thing) => thing['@type'])).toEqual(
      expect.arrayContaining(['Organization', 'WebSite', ...typesOf(route)]),
    );
    for (const thing of things) {
      const type = String(thing['@type']);
      expect(required, `the type ${type} is known`).toHaveProperty(type);
      for (const property of required[type] ?? [])
        expect(thing[property], `${route}: ${type}.${property}`).toBeTruthy();
    }
    // A mailing address that isn't American stands there in one piece.
    const [company] = objects.filter((thing) => thing.address);
    expect(company?.address).toEqual(postalAddress(site.address));
    const self = oneOf(typesOf(route)[0] ?? '');
    expect(self.url).toBe(canonical(route));
    expect(self.description).toBe($('meta[name="description"]').attr('content'));
  }
});

test('all addresses are pages or pictures of the site, and all references are described', () => {
  const objects = routes.flatMap((route) => readPage(route).objects);
  const isReference = (thing: Thing) => Object.keys(thing).join() === '@id';
  const described = new Set(
    objects.filter((thing) => !isReference(thing)).map((thing) => thing['@id']),
  );
  const referred = objects.filter(isReference).map((thing) => thing['@id']);
  expect(referred.length).toBeGreaterThan(0);
  expect(referred.filter((id) => !described.has(id))).toEqual([]);

  const pages = new Set(routes.map(canonical));
  const addresses = objects.flatMap(({url, item, image}) => [url, item, image]);
  const files = addresses.filter((url) => typeof url === 'string' && !pages.has(url)) as string[];
  expect(files.length).toBeGreaterThan(0);
  for (const address of files) {
    const name = address.slice(root.length).split('?')[0] ?? '';
    expect(address.startsWith(root) && name.endsWith('.png'), address).toBe(true);
    expect(existsSync(path.join(buildFolder, name)), address).toBe(true);
  }
});
