import {fillNames} from '../content/names';
import {site} from '.';
import {fill} from './fill';

const given = {name: '24/7 support', basis: 'Four people share the nights.', date: '2026-11-02'};

beforeEach(() => jest.replaceProperty(site, 'claims', [given]));
afterEach(() => jest.restoreAllMocks());

it('stands in a text beside the claim, with its month', () => {
  expect(fillNames('Always. {{basis: 24/7 support}}')).toBe(
    'Always. Basis: Four people share the nights (November 2026).',
  );
});

it('leaves nothing in the text while the owner has given none', () => {
  jest.replaceProperty(site, 'claims', []);
  const onFault = jest.fn();
  expect(fillNames('Always. {{basis: 24/7 support}}', onFault)).toBe('Always. ');
  expect(onFault).not.toHaveBeenCalled();
});

it('is asked for by the name of a claim', () => {
  const onFault = jest.fn();
  fillNames('{{basis: 24/7 supports}}', onFault);
  expect(onFault).toHaveBeenCalledWith(
    expect.stringContaining('Did you mean {{basis: 24/7 support}}?'),
    0,
  );
});

it('fills the names into all words of a page, and leaves those that the page fills in itself', () => {
  const words = {items: [{text: '{{shortName}}, {{ basis: 24/7 support }}'}], note: '{{count}}'};
  expect(fill(words)).toEqual({
    items: [{text: `${site.shortName}, Basis: Four people share the nights (November 2026).`}],
    note: '{{count}}',
  });
});
