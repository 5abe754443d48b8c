import {coverName, coverVariants, dealCovers} from './covers';

const cards = (count: number) =>
  Array.from({length: count}, (_, number) => ({
    slug: `article-${number}`,
    permalink: '',
    title: '',
    description: '',
    category: 'Healthcare' as const,
    date: '',
    readTime: 1,
    services: [],
  }));

it('neighbors have different covers, however many articles a category has', () => {
  const names = dealCovers(cards(30)).map(coverName);
  expect(new Set(names).size).toBe(coverVariants);
  for (let at = 0; at + coverVariants <= names.length; at += 1)
    expect(new Set(names.slice(at, at + coverVariants)).size).toBe(coverVariants);
});

it('a new article leaves the others their covers', () => {
  const [newest, ...others] = cards(6);
  const coversOf = (all: typeof others) =>
    dealCovers(all).map((card) => [card.slug, coverName(card)]);
  expect(coversOf([newest!, ...others]).slice(1)).toEqual(coversOf(others));
});
