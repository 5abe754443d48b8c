import {at, basePath, expect, settle, test, type Page} from './fixtures';
import {site} from '../src/site';
import {articles, behavioral, routes, services} from './table';

type Thing = Record<string, unknown>;

/** The site's canonical address; paths of the tests' own server follow it. */
const root = `${(process.env.SITE_URL || site.url).replace(/\/$/, '')}${basePath}`;

/** The canonical address of a route. */
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

/** The types each route's block must hold, beside those of all pages. */
function typesOf(route: string): string[] {
  // What is about the company says where it is.
  if (route === '/') return ['WebPage', 'PostalAddress'];
  if (route === '/services') return ['CollectionPage', 'ItemList', 'BreadcrumbList'];
  if (route === '/insights') return ['CollectionPage', 'Blog', 'BreadcrumbList'];
  if (route === '/about') return ['AboutPage', 'BreadcrumbList', 'PostalAddress'];
  if (route === '/contact') return ['ContactPage', 'BreadcrumbList', 'PostalAddress'];
  if (route.startsWith('/services/')) return ['WebPage', 'Service', 'BreadcrumbList'];
  if (route.startsWith('/insights/')) return ['WebPage', 'BlogPosting', 'BreadcrumbList'];
  return ['WebPage', 'BreadcrumbList'];
}

/** All things in a value that have a type, however deep. */
function thingsIn(value: unknown): Thing[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(thingsIn);
  return '@type' in value ? [value, ...inside] : inside;
}

/** All references to things that are described elsewhere. */
function referencesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const keys = Object.keys(value);
  if (keys.length === 1 && keys[0] === '@id') return [String((value as Thing)['@id'])];
  return Object.values(value).flatMap(referencesIn);
}

/** The page's one block. */
async function readBlock(page: Page): Promise<{'@context': unknown; '@graph': Thing[]}> {
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(blocks).toHaveLength(1);
  return JSON.parse(blocks[0] ?? '') as {'@context': unknown; '@graph': Thing[]};
}

const oneOf = (things: Thing[], type: string): Thing => {
  const found = things.filter((thing) => thing['@type'] === type);
  expect(found, type).toHaveLength(1);
  return found[0] ?? {};
};

test.describe('without scripts', () => {
  // What a search engine reads is what the server sends.
  test.use({javaScriptEnabled: false});

  for (const route of routes) {
    test(`${route} describes itself`, async ({page, visit}) => {
      await visit(route);
      const {'@context': context, '@graph': graph} = await readBlock(page);
      expect(context).toBe('https://schema.org');
      const types = thingsIn(graph).map((thing) => thing['@type']);
      expect(types).toEqual(expect.arrayContaining(['Organization', 'WebSite', ...typesOf(route)]));

      for (const thing of thingsIn(graph)) {
        const needed = required[String(thing['@type'])];
        expect(needed, `the type ${String(thing['@type'])} is known`).toBeDefined();
        for (const property of needed ?? [])
          expect(thing[property], `${String(thing['@type'])}.${property}`).toBeTruthy();
      }

      const self = oneOf(graph, typesOf(route)[0] ?? '');
      expect(self.url).toBe(canonical(route));
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', String(self.url));
      expect(self.description).toBe(
        await page.locator('meta[name="description"]').getAttribute('content'),
      );
    });
  }

  test('all addresses are pages or files of the site, and all references lead to something described', async ({
    page,
    visit,
    request,
  }) => {
    test.slow();
    const described = new Set<string>();
    const referred = new Set<string>();
    const addresses = new Set<string>();
    for (const route of routes) {
      await visit(route);
      const {'@graph': graph} = await readBlock(page);
      for (const thing of thingsIn(graph)) {
        if (typeof thing['@id'] === 'string') described.add(thing['@id']);
        for (const key of ['url', 'item', 'image'])
          if (typeof thing[key] === 'string') addresses.add(thing[key]);
      }
      for (const reference of referencesIn(graph)) referred.add(reference);
    }
    expect([...referred].filter((id) => !described.has(id))).toEqual([]);
    const pages = new Set(routes.map(canonical));
    const files = [...addresses].filter((url) => !pages.has(url));
    expect(files.length).toBeGreaterThan(0);
    for (const address of files) {
      expect(address.startsWith(root), address).toBe(true);
      const response = await request.get(`./${address.slice(root.length)}`);
      expect(response.status(), address).toBe(200);
      expect(response.headers()['content-type']).toBe('image/png');
    }
  });

  for (const {slug, title, date, category, minutes} of articles) {
    test(`${slug} tells the facts that it shows`, async ({page, visit}) => {
      await visit(`/insights/${slug}`);
      const {'@graph': graph} = await readBlock(page);
      const article = oneOf(graph, 'BlogPosting');
      expect(article.headline).toBe(await page.getByRole('heading', {level: 1}).innerText());
      expect(article).toMatchObject({
        headline: title,
        articleSection: category,
        timeRequired: `PT${minutes}M`,
      });
      const shown = page.locator('main time').first();
      await expect(shown).toHaveText(date);
      expect(article.datePublished).toBe(await shown.getAttribute('datetime'));
      expect([article.publisher, article.author]).toEqual(
        Array(2).fill({'@id': `${root}#organization`}),
      );
      expect(article.image).toBe(
        await page.locator('meta[property="og:image"]').getAttribute('content'),
      );
    });
  }

  for (const {slug, title} of services) {
    test(`${slug} says who provides it`, async ({page, visit}) => {
      await visit(`/services/${slug}`);
      const {'@graph': graph} = await readBlock(page);
      const service = oneOf(graph, 'Service');
      expect(service.name).toBe(title);
      expect(service.name).toBe(await page.getByRole('heading', {level: 1}).innerText());
      const isBehavioral = behavioral.some((other) => other.slug === slug);
      expect(referencesIn(service.provider)).toEqual([
        ...(isBehavioral ? [`${root}#partner`] : []),
        `${root}#organization`,
      ]);
      const {itemListElement} = oneOf(graph, 'BreadcrumbList') as {itemListElement: Thing[]};
      expect(itemListElement.map(({position, name, item}) => ({position, name, item}))).toEqual([
        {position: 1, name: 'Home', item: canonical('/')},
        {position: 2, name: 'Services', item: canonical('/services')},
        {position: 3, name: title, item: canonical(`/services/${slug}`)},
      ]);
    });
  }
});

test('after a change of page the block is that of the new page', async ({page, visit}) => {
  await visit('/');
  await settle(page);
  await page.getByRole('banner').getByRole('link', {name: 'About', exact: true}).click();
  await expect(page).toHaveURL(at('/about'));
  await expect
    .poll(async () => (await readBlock(page))['@graph'].map((thing) => thing['@type']))
    .toContain('AboutPage');
});
