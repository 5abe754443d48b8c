import {fillNames} from '../content/names';
import {site} from '.';
import {fill} from './fill';

const given = {name: '24/7 support', basis: 'Four people share the nights.', date: '2026-11-02'};

beforeEach(() => jest.replaceProperty(site, 'claims', [given]));
afterEach(() => jest.restoreAllMocks());

it('adds the basis of a claim and its month to a text', () => {
  expect(fillNames('Always. {{basis: 24/7 support}}')).toBe(
    'Always. Basis: Four people share the nights (November 2026).',
  );
});

it('adds nothing if the owner has no basis for a claim', () => {
  jest.replaceProperty(site, 'claims', []);
  const onFault = jest.fn();
  expect(fillNames('Always. {{basis: 24/7 support}}', onFault)).toBe('Always. ');
  expect(onFault).not.toHaveBeenCalled();
});

it('reports an unknown claim, and suggests the closest one', () => {
  const onFault = jest.fn();
  fillNames('{{basis: 24/7 supports}}', onFault);
  expect(onFault).toHaveBeenCalledWith(
    expect.stringContaining('Did you mean {{basis: 24/7 support}}?'),
    0,
  );
});

it('fills in all texts of a page, except placeholders that the page fills in itself', () => {
  const words = {items: [{text: '{{shortName}}, {{ basis: 24/7 support }}'}], note: '{{count}}'};
  expect(fill(words)).toEqual({
    items: [{text: `${site.shortName}, Basis: Four people share the nights (November 2026).`}],
    note: '{{count}}',
  });
});
