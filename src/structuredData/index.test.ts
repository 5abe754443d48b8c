/** @jest-environment node */
import {articles} from '../testing/samples';
import {blog, graph, postalAddress} from './index';

const at = (path: string) => `https://company.example/repo${path}`;

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

it('names what a page is mainly about, and no way from the home page to itself', () => {
  const facts = {title: 'X', description: 'What X is.'};
  const things = (path: string, main?: Parameters<typeof graph>[1]) =>
    graph(at, {...facts, path, ...main})['@graph'] as object[];
  expect(things('/')).not.toContainEqual(expect.objectContaining({'@type': 'BreadcrumbList'}));
  const main = blog(articles, facts);
  expect(things('/insights', {...facts, path: '/insights', main})).toContainEqual(
    expect.objectContaining({mainEntity: {'@id': at('/insights#blog')}}),
  );
});
