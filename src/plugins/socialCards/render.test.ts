/** @jest-environment node */
import {Resvg} from '@resvg/resvg-js';
import {cardLetters} from '../../content/cardLetters';
import {
  articleSocialCard,
  pageSocialCard,
  serviceSocialCard,
  type CardHeading,
  type SocialCard,
} from '../../content/socialCard';
import {categories} from '../../content/schema';
import {pageCopies} from '../../data/socialCards';
import {cardSize} from '../../motif/catalog';
import {createRenderer} from './render';
import {frame, headingPlace, headingWords, wordsSize} from './words';

const article = (title: string, category: (typeof categories)[number] = 'Technology') =>
  articleSocialCard({slug: 'a', title, category});

/** The longest title that the schema allows. */
const longest =
  'What Every Contracting Officer Should Ask about Artificial Intelligence before Signing Now'.padEnd(
    90,
    '!',
  );

/** Where the ink of a heading lies on the card. */
async function inkOf(
  heading: CardHeading,
): Promise<{left: number; right: number; top: number; bottom: number}> {
  const {svg} = await headingWords(heading, '#ffffff');
  const {pixels, width, height} = new Resvg(svg, {
    background: '#000000',
    font: {loadSystemFonts: false},
  }).render();
  const inked = Array.from({length: width * height}, (_, at) => at).filter(
    (at) => (pixels[4 * at] ?? 0) > 40,
  );
  const [xs, ys] = [
    inked.map((at) => headingPlace.x + (at % width)),
    inked.map((at) => headingPlace.y + Math.floor(at / width)),
  ];
  // In their order: the rows of a picture follow each other, its columns do not.
  xs.sort((a, b) => a - b);
  return {left: xs[0] ?? 0, right: xs.at(-1) ?? 0, top: ys[0] ?? 0, bottom: ys.at(-1) ?? 0};
}

describe('the words', () => {
  it.each<[string, CardHeading]>([
    ['a long title', longest],
    ['a title of one long word', 'W'.repeat(90)],
    ['a title of wide words', 'MMMMMM WWWWWW '.repeat(6).trim()],
    ['letters with marks above and below', 'ÅÊÑ Ğçy jqpy Žğ'],
    ['a long line in both voices', {technology: longest.slice(0, 45), human: longest.slice(0, 45)}],
  ])('keep to their place: %s', async (_, heading) => {
    const {left, right, top, bottom} = await inkOf(heading);
    // Nothing is cut: the picture of the heading has room around it.
    expect(left).toBeGreaterThan(headingPlace.x);
    expect(top).toBeGreaterThan(headingPlace.y);
    expect(right).toBeGreaterThan(frame.width / 2);
    expect(right).toBeLessThanOrEqual(wordsSize.width - 6);
    expect(bottom).toBeLessThanOrEqual(frame.headingTop + frame.headingHeight + 8);
  });

  it('are the larger the fewer they are', async () => {
    const [short, long] = await Promise.all([inkOf('ABA'), inkOf(longest)]);
    expect(long.bottom).toBeGreaterThan(short.bottom * 1.5);
    expect(wordsSize.width).toBeLessThan(cardSize.width);
  });
});

const cards: [string, SocialCard][] = [
  ...categories.flatMap((category) =>
    ['Short', longest].map((title): [string, SocialCard] => [
      `${category}, ${title.length} letters`,
      article(title, category),
    ]),
  ),
  ...(['technology', 'behavioral'] as const).map((group): [string, SocialCard] => [
    `${group} service`,
    serviceSocialCard({slug: 'a', title: longest, group}),
  ]),
  ...Object.entries(pageCopies).map(([name, copy]): [string, SocialCard] => [
    name,
    pageSocialCard(name, copy),
  ]),
];

/** The drawings that have variants, because many cards share them. */
const drawingsOfMany = [...categories, 'service-technology', 'service-behavioral'];

describe('the letters', () => {
  it('that the content check accepts are drawn, in both voices', async () => {
    const voices = {technology: cardLetters, human: cardLetters};
    await expect(headingWords(voices, '#ffffff')).resolves.toBeDefined();
  });

  it('keep their accents, however they are written', async () => {
    const plain = await inkOf('O');
    for (const letter of ['Ö', 'Ő', 'O\u0308'])
      expect((await inkOf(letter)).top).toBeLessThan(plain.top - 5);
  });

  it('that are missing stop the build by their names', async () => {
    for (const words of ['Ωmega', '日本', 'Party \u{1F389}']) {
      await expect(headingWords(words, '#ffffff')).rejects.toThrow(
        /^The fonts of social cards have no ".+"/,
      );
    }
    await headingWords(
      'Mind-Body: ABA/BCBA, state\u2011of\u2011the\u2011art, soft\u00adly',
      '#ffffff',
    );
  });
});

describe('every card', () => {
  const render = createRenderer();

  it.each(cards)('is a picture of 1200 by 630 px in less than 60 kB: %s', async (_, card) => {
    const png = await render(card);
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([cardSize.width, cardSize.height]);
    expect(png.length).toBeLessThan(60_000);
  });

  it.each(drawingsOfMany)('weighs no more in its other variants: %s', async (name) => {
    for (const variant of [1, 2]) {
      const png = await render({...article(longest), drawing: {name, variant}});
      expect(png.length).toBeLessThan(60_000);
    }
  });

  it('is the same whenever and after whatever it is drawn', async () => {
    const again = createRenderer();
    const card = article('The Future of AI', 'Healthcare');
    const alone = await again(card);
    await again(article('Another', 'Healthcare'));
    expect((await again(card)).equals(alone)).toBe(true);
    expect((await render(card)).equals(alone)).toBe(true);
  });

  it('differs from the others', async () => {
    const pictures = await Promise.all(
      [article('One'), article('Two'), article('One', 'Innovation')].map(render),
    );
    expect(new Set(pictures.map((png) => png.toString('base64'))).size).toBe(3);
  });
});
