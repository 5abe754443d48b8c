/** @jest-environment node */
import {Resvg} from '@resvg/resvg-js';
import {articleSocialCard, pageSocialCard, type CardHeading} from '../../content/socialCard';
import type {Category} from '../../content/categories';
import {createCardDrawer} from './draw';

const article = (title: string, category: Category = 'Technology') =>
  articleSocialCard({slug: 'a', title, category});

const cardOf = createCardDrawer('look');

/** Whether a card is a single color between the heading's box and the company's name. */
function isClearBelowHeading(png: Buffer): boolean {
  const address = `data:image/png;base64,${png.toString('base64')}`;
  const picture =
    '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">' +
    `<image width="1200" height="630" href="${address}"/></svg>`;
  const {pixels} = new Resvg(picture).render();
  const colors = new Set<number>();
  for (let y = 484; y < 498; y += 1)
    for (let x = 20; x < 600; x += 1) colors.add(pixels.readUInt32BE(4 * (y * 1200 + x)));
  return colors.size === 1;
}

it.each<[string, CardHeading]>([
  ['wide words', 'MMMMMM WWWWWW '.repeat(6).trim()],
  ['one long word', 'W'.repeat(90)],
  ['two voices', {technology: 'Wide words '.repeat(4), human: 'wide words '.repeat(4)}],
])('keeps the heading above the company: %s', async (_, heading) => {
  const card = pageSocialCard('about', {title: 'About', card: heading});
  expect(isClearBelowHeading(await cardOf(card).draw())).toBe(true);
});

it('names the letters that its fonts do not have', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  await cardOf(article('Ωmega and Žižek')).draw();
  expect(warn).toHaveBeenCalledTimes(1);
  expect(warn).toHaveBeenCalledWith(expect.stringMatching(/"Technology: Ωmega.*cannot show "Ω"/));
});

it('has a new key when its words, category or drawing change, and no other time', () => {
  const key = (...card: Parameters<typeof article>) => cardOf(article(...card)).key;
  expect(key('One')).toBe(key('One'));
  expect(new Set([key('One'), key('Two'), key('One', 'Innovation')]).size).toBe(3);
});
