import {fillNames} from '../content/names';
import {site} from '../site';

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

it('stands below the figure it proves, which is called a goal no longer', async () => {
  const figuresWith = (claims: (typeof given)[]) =>
    jest.isolateModulesAsync(async () => {
      Object.assign((await import('../site')).site, {claims});
      const {items} = (await import('./industries')).industries.stats;
      figures.push(items[1]);
    });
  const figures: {qualifier: string; basis: string}[] = [];
  await figuresWith([]);
  await figuresWith([{...given, name: '100% client satisfaction'}]);
  const [open, proven] = figures;
  expect(open).toMatchObject({qualifier: 'Our goal', basis: ''});
  expect(proven?.qualifier).not.toBe(open?.qualifier);
  expect(proven?.basis).toContain(given.basis.slice(0, -1));
});
