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
])('splits an American mailing address into its parts: %j', (lines, parts) => {
  expect(postalAddress(lines)).toMatchObject(parts);
});

it('keeps a mailing address in another format as text', () => {
  const lines = ['10 High Street', 'London N1 9GU'];
  expect(postalAddress(lines)).toBe('10 High Street, London N1 9GU');
});

it('has the main entity of a page, and no breadcrumbs for the home page', () => {
  const facts = {title: 'X', description: 'What X is.'};
  const things = (path: string, main?: Parameters<typeof graph>[1]) =>
    graph(at, {...facts, path, ...main})['@graph'] as object[];
  expect(things('/')).not.toContainEqual(expect.objectContaining({'@type': 'BreadcrumbList'}));
  const main = blog(articles, facts);
  expect(things('/insights', {...facts, path: '/insights', main})).toContainEqual(
    expect.objectContaining({mainEntity: {'@id': at('/insights#blog')}}),
  );
});
