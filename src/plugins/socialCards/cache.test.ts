/** @jest-environment node */
import {mkdtempSync, readdirSync, readFileSync, rmSync, statSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {articleSocialCard, cardPath} from '../../content/socialCard';
import {fillCache, type CardFile} from './cache';
import {cardsVersion} from './version';

const folder = mkdtempSync(path.join(tmpdir(), 'cards-'));
afterAll(() => rmSync(folder, {recursive: true}));

const version = cardsVersion();

/** Cards of articles with these titles; the slug is the first word. */
const cards = (...titles: string[]): CardFile[] =>
  titles.map((title) => {
    const card = articleSocialCard({
      slug: title.split(' ')[0] ?? '',
      title,
      category: 'Technology',
    });
    return {card, file: path.basename(cardPath(card, version))};
  });

it('draws a card once, and again only when it says something else', async () => {
  const first = cards('one', 'two');
  expect(await fillCache(first, folder)).toBe(2);
  const kept = path.join(folder, first[0]?.file ?? '');
  const {mtimeMs} = statSync(kept);

  expect(await fillCache(first, folder)).toBe(0);
  const changed = cards('one', 'two with another title');
  expect(await fillCache(changed, folder)).toBe(1);
  expect(statSync(kept).mtimeMs).toBe(mtimeMs);
  // What no page has any more is not kept, nor is any draft.
  expect(readdirSync(folder).sort()).toEqual(changed.map(({file}) => file).sort());
  for (const file of readdirSync(folder))
    expect(readFileSync(path.join(folder, file)).subarray(1, 4).toString()).toBe('PNG');
});

it('lets the rasterizer give its memory back after each card', async () => {
  let turns = 0;
  const count = () => {
    turns += 1;
    counting = setImmediate(count);
  };
  let counting = setImmediate(count);
  await fillCache(cards('five', 'six'), folder);
  clearImmediate(counting);
  expect(turns).toBeGreaterThanOrEqual(2);
});

it('knows by one word whether cards would still be drawn the same', () => {
  expect(version).toMatch(/^[\da-f]{8}$/);
  expect(cardsVersion()).toBe(version);
});
