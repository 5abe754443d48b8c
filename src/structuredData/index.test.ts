/** @jest-environment node */
import {articles, services} from '../testing/samples';
import type {ArticleCard, ServiceCard} from '../content/types';
import {site} from '../site';
import {article, blog, graph, idOf, page, postalAddress, serialize, service} from './index';

const root = 'https://company.example/repo';
const at = (path: string) => root + path;
const [first] = articles as [ArticleCard];
const [technology, , behavioral] = services as [ServiceCard, ServiceCard, ServiceCard];

const companyOf = (block: ReturnType<typeof graph>) =>
  (block['@graph'] as object[]).find(
    (thing) => Reflect.get(thing, '@id') === idOf.organization(at),
  );

it('knows the company by name and logo on every page, and in full on pages about it', () => {
  const short = {'@type': 'Organization', name: site.company, url: `${root}/`};
  expect(companyOf(graph([], at))).toMatchObject(short);
  expect(companyOf(graph([], at))).not.toHaveProperty('telephone');
  expect(companyOf(graph([], at, true))).toMatchObject({
    ...short,
    email: site.emails.general,
    telephone: site.phone.dial,
  });
});

it.each([
  [
    ['P.O. Box 7', 'Miami Beach, FL 33101-0001'],
    {
      postOfficeBoxNumber: '7',
      addressLocality: 'Miami Beach',
      addressRegion: 'FL',
      postalCode: '33101-0001',
      addressCountry: 'US',
    },
  ],
  [['1 Main Street', 'Suite 2', 'Miami, FL 33101'], {streetAddress: '1 Main Street, Suite 2'}],
])('tells the parts of an American mailing address: %j', (lines, parts) => {
  expect(postalAddress(lines)).toMatchObject(parts);
});

it('leaves a mailing address as it is where it is written in another way', () => {
  const lines = ['10 High Street', 'London N1 9GU'];
  expect(postalAddress(lines)).toBe('10 High Street, London N1 9GU');
});

it('leads from the home page to a page, but not to itself', () => {
  const facts = {
    path: '/services/x',
    title: 'X',
    description: 'What X is.',
    parent: {path: '/services', title: 'Services'},
  };
  expect(page(facts, at)[1]).toMatchObject({
    itemListElement: [
      {position: 1, name: 'Home', item: `${root}/`},
      {position: 2, name: 'Services', item: `${root}/services`},
      {position: 3, name: 'X', item: `${root}/services/x`},
    ],
  });
  expect(page({...facts, path: '/'}, at)).toHaveLength(1);
});

it('says who provides a service, and names no area while the site states none', () => {
  const company = {'@id': idOf.organization(at)};
  expect(service(technology, at)).toMatchObject({name: technology.title, provider: company});
  expect(service(behavioral, at)).toMatchObject({provider: [{'@id': idOf.partner(at)}, company]});
  expect(service(technology, at)).not.toHaveProperty('areaServed');
});

it('speaks of the same article on its page and in the list', () => {
  const image = 'https://company.example/card.png';
  const own = article(first, {about: [technology], image}, at);
  expect(own).toMatchObject({
    headline: first.title,
    datePublished: '2025-10-10',
    timeRequired: 'PT5M',
    image,
    about: [{'@id': idOf.service(at, technology.permalink)}],
  });
  const facts = {path: '/insights', title: 'Insights', description: 'Articles.'};
  expect(blog(articles, facts, at)).toMatchObject({
    '@id': idOf.blog(at),
    blogPost: expect.arrayContaining([
      expect.objectContaining({'@id': idOf.article(at, first.permalink)}),
    ]) as unknown,
  });
});

it('can stand in a page whatever a title holds', () => {
  const title = '</script><script>alert(1)</script><!-- & "quoted"';
  const text = serialize(graph(page({path: '/x', title, description: ''}, at), at));
  expect(text).not.toContain('<');
  const {'@graph': things} = JSON.parse(text) as {'@graph': unknown[]};
  expect(things).toContainEqual(expect.objectContaining({'@type': 'WebPage', name: title}));
});
