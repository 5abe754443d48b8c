/** @jest-environment node */
import {articles, services} from '../testing/samples';
import type {ArticleCard, ServiceCard} from '../content/types';
import {site} from '../site';
import {article, blog, graph, idOf, page, serialize, service, serviceList} from './index';
import {postalAddress} from './site';

const root = 'https://company.example/repo';
const at = (path: string) => root + path;
const [first] = articles as [ArticleCard];
const [technology, , behavioral] = services as [ServiceCard, ServiceCard, ServiceCard];

/** All objects in a value, however deep. */
function objectsIn(value: unknown): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(objectsIn);
  return Array.isArray(value) ? inside : [value as Record<string, unknown>, ...inside];
}

describe('the company', () => {
  const [company, sister, website] = objectsIn(graph([], at)).filter(
    (thing) => '@type' in thing && '@id' in thing,
  );

  it('is known by name and logo on every page', () => {
    expect(company).toEqual({
      '@type': 'Organization',
      '@id': idOf.organization(at),
      name: site.company,
      url: `${root}/`,
      logo: expect.objectContaining({url: `${root}/icon-512-maskable.png`}) as unknown,
    });
  });

  it('is described by the identity file on pages about it, as the same thing', () => {
    const [whole] = objectsIn(graph([], at, true)).filter(
      (thing) => thing['@type'] === 'Organization',
    );
    expect(whole).toMatchObject({
      ...company,
      email: site.emails.general,
      telephone: site.phone.dial,
      slogan: expect.any(String) as string,
      address: expect.anything() as unknown,
    });
  });

  it('stands beside its partner and publishes the site', () => {
    expect(sister).toMatchObject({name: site.partner, email: site.emails.behavioral});
    expect(website).toMatchObject({
      '@type': 'WebSite',
      name: site.shortName,
      publisher: {'@id': company?.['@id']},
    });
  });
});

describe('the mailing address', () => {
  it('is told in parts where it has them', () => {
    expect(postalAddress(['P.O. Box 7', 'Miami Beach, FL 33101-0001'])).toMatchObject({
      postOfficeBoxNumber: '7',
      addressLocality: 'Miami Beach',
      addressRegion: 'FL',
      postalCode: '33101-0001',
      addressCountry: 'US',
    });
    expect(postalAddress(['1 Main Street', 'Suite 2', 'Miami, FL 33101'])).toMatchObject({
      streetAddress: '1 Main Street, Suite 2',
    });
  });

  it('is left as it is where it is written in another way', () => {
    expect(postalAddress(['10 High Street', 'London N1 9GU'])).toBe(
      '10 High Street, London N1 9GU',
    );
  });
});

describe('a page', () => {
  const facts = {
    path: '/services/x',
    title: 'X',
    description: 'What X is.',
    parent: {path: '/services', title: 'Services'},
  };

  it('has the way from the home page to it', () => {
    const [self, crumbs] = page(facts, at) as unknown as [
      Record<string, unknown>,
      Record<string, unknown>,
    ];
    expect(self).toMatchObject({
      '@type': 'WebPage',
      url: `${root}/services/x`,
      breadcrumb: {'@id': crumbs['@id']},
    });
    expect(crumbs.itemListElement).toMatchObject([
      {position: 1, name: 'Home', item: `${root}/`},
      {position: 2, name: 'Services', item: `${root}/services`},
      {position: 3, name: 'X', item: `${root}/services/x`},
    ]);
  });

  it('has none when it is the home page', () => {
    expect(page({...facts, path: '/'}, at)).toHaveLength(1);
  });
});

describe('a service', () => {
  it('is provided by the company', () => {
    expect(service(technology, at)).toMatchObject({
      '@type': 'Service',
      name: technology.title,
      provider: {'@id': idOf.organization(at)},
    });
  });

  it('is provided by the partner with the company, when it is behavioral', () => {
    expect(service(behavioral, at)).toMatchObject({
      provider: [{'@id': idOf.partner(at)}, {'@id': idOf.organization(at)}],
    });
  });

  it('names no area while the site states none', () => {
    expect(site.areaServed).toBeUndefined();
    expect(service(technology, at)).not.toHaveProperty('areaServed');
  });

  it('stands in the list at its place', () => {
    expect(serviceList(services, at)).toMatchObject({
      numberOfItems: services.length,
      itemListElement: services.map(({title}, index) => ({position: index + 1, name: title})),
    });
  });
});

describe('an article', () => {
  const described = article(
    first,
    {about: [technology], image: 'https://company.example/card.png'},
    at,
  );

  it('is published by the company on its day', () => {
    expect(described).toMatchObject({
      '@type': 'BlogPosting',
      headline: first.title,
      datePublished: '2025-10-10',
      articleSection: first.category,
      timeRequired: 'PT5M',
      image: 'https://company.example/card.png',
      publisher: {'@id': idOf.organization(at)},
      about: [{'@id': idOf.service(at, technology.permalink)}],
    });
  });

  it('is the one the list speaks of', () => {
    const list = blog(
      articles,
      {path: '/insights', title: 'Insights', description: 'Articles.'},
      at,
    );
    expect(objectsIn(list)).toContainEqual(
      expect.objectContaining({'@id': idOf.article(at, first.permalink), headline: first.title}),
    );
    expect(described).toMatchObject({
      '@id': idOf.article(at, first.permalink),
      isPartOf: {'@id': idOf.blog(at)},
    });
  });
});

it('can stand in a page whatever a title holds', () => {
  const title = '</script><script>alert(1)</script><!-- & "quoted"';
  const text = serialize(graph(page({path: '/x', title, description: ''}, at), at));
  expect(text).not.toContain('<');
  expect(objectsIn(JSON.parse(text))).toContainEqual(
    expect.objectContaining({'@type': 'WebPage', name: title}),
  );
});
