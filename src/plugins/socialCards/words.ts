/** The words of a card, laid out by satori: label, heading and the company's name. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import satori, {type SatoriOptions} from 'satori';
import {cardWords} from '../../content/cardLetters';
import type {CardHeading, SocialCard} from '../../content/socialCard';
import {cardSize} from '../../motif/catalog';
import {site} from '../../site';
import type {CardPalette} from './palette';

/** Distance of all words from the card's edges, and how wide and high the heading may get, in px. */
export const frame = {margin: 72, width: 640, headingTop: 132, headingHeight: 340} as const;

/** The part of the card that words stand in, from its left upper corner. */
export const wordsSize = {width: frame.margin + frame.width + 16, height: cardSize.height} as const;

/** Room around a heading for what sticks out of its lines, in px. */
const bleed = {x: 16, y: 24} as const;

/** Sizes a heading can have, the largest that fits is taken. */
const sizes = [88, 80, 72, 66, 60, 54, 48, 42, 36, 30, 26];

/** Letters of the display face are about this wide, relative to its size; words shall not be broken. */
const letterWidth = 0.6;

/** No heading is set narrower than this: what is too large even so need not be laid out. */
const leastLetterWidth = 0.42;

/** Place and size of the mark at the bottom. */
export const markPlace = {x: frame.margin - 4, y: 502, size: 60} as const;

/** The typefaces, each with the file of its further letters: those that the first one has not are taken from the second. */
const faces = {name: 'name, name-extended', sentence: 'sentence, sentence-extended'};

const fonts: SatoriOptions['fonts'] = Object.values(faces)
  .flatMap((face) => face.split(', '))
  .map((name) => ({
    name,
    data: readFileSync(path.join(__dirname, 'fonts', `${name}.woff`)),
    weight: 400,
    style: 'normal',
  }));

type Box = {type: string; key: null; props: {style: object; children?: Box[] | string}};
const box = (style: object, children?: Box[] | string): Box => ({
  type: 'div',
  key: null,
  props: {style: {display: 'flex', ...style}, children},
});

const wordJoiner = '\u2060';

/** "Mind-Body" and "ABA/BCBA" stay on one line: a word joiner follows hyphen and slash. */
const unbroken = (text: string): string =>
  cardWords(text).replace(/(?<=\w)[-/](?=\w)/g, `$&${wordJoiner}`);

const lines = (heading: CardHeading) => {
  const {technology, human} =
    typeof heading === 'string' ? {technology: heading, human: ''} : heading;
  const voices = [
    {text: unbroken(technology), voice: 'technology' as const},
    {text: unbroken(human), voice: 'human' as const},
  ];
  return voices.filter(({text}) => text !== '');
};

/** Width of the longest word at a size, about. */
const longestWord = (heading: CardHeading, size: number): number =>
  Math.max(...lines(heading).flatMap(({text}) => text.split(' ').map(({length}) => length))) *
  size *
  letterWidth;

/** The heading at a size; the serif is 5 % larger, so that both voices look alike. */
function headingBox(heading: CardHeading, size: number): Box {
  const voices = {
    technology: {
      fontFamily: faces.name,
      fontSize: size,
      letterSpacing: -0.03 * size,
      lineHeight: 1.08,
    },
    human: {
      fontFamily: faces.sentence,
      fontSize: size * 1.05,
      letterSpacing: -0.02 * size,
      lineHeight: 1.06,
    },
  };
  // Only a word that is wider than its place is broken; balanced lines would break others too.
  const wrap =
    longestWord(heading, size) > frame.width ? {wordBreak: 'break-word'} : {textWrap: 'balance'};
  return box(
    {flexDirection: 'column', width: frame.width, gap: size * 0.12},
    lines(heading).map(({text, voice}) =>
      box({...voices[voice], display: 'block', width: frame.width, ...wrap}, text),
    ),
  );
}

/** Words as an SVG without a ground, and how large it is. */
export type Words = {svg: string; width: number; height: number};

/** Nobody would miss what is left out before the card is seen. (The content check has named what titles of articles and services hold.) */
function refuseLetters(_language: string, letters: string): Promise<[]> {
  const missing = letters.replaceAll(wordJoiner, '');
  if (missing === '') return Promise.resolve([]);
  throw new Error(
    `The fonts of social cards have no "${missing}", which stands in a heading of src/data/ or in src/site.ts. Write it otherwise, or see src/content/cardLetters.ts.`,
  );
}

async function layOut(element: Box, size: {width: number; height?: number}): Promise<Words> {
  const svg = await satori(element as never, {...size, fonts, loadAdditionalAsset: refuseLetters});
  return {svg, width: size.width, height: Math.ceil(Number(/height="([\d.]+)"/.exec(svg)?.[1]))};
}

/** Whether a heading may fit its place at a size; what is certain is seen when it is laid out. */
function mayFit(heading: CardHeading, size: number): boolean {
  if (longestWord(heading, size) > frame.width && size > 48) return false;
  const count = lines(heading).reduce(
    (sum, {text}) => sum + Math.ceil((text.length * size * leastLetterWidth) / frame.width),
    0,
  );
  return count * size * 1.06 <= frame.headingHeight;
}

/** Where the picture of a heading lies on the card. */
export const headingPlace = {x: frame.margin - bleed.x, y: frame.headingTop - bleed.y} as const;

/**
 * A heading at the largest size at which it fits its place and no word needs to be broken.
 * @param heading the words
 * @param color what they are set in
 */
export async function headingWords(heading: CardHeading, color: string): Promise<Words> {
  const least = sizes.at(-1);
  for (const size of sizes) {
    if (size !== least && !mayFit(heading, size)) continue;
    const words = await layOut(
      box({padding: `${bleed.y}px ${bleed.x}px`, color}, [headingBox(heading, size)]),
      {width: frame.width + 2 * bleed.x},
    );
    if (size === least || words.height - 2 * bleed.y <= frame.headingHeight) return words;
  }
  throw new Error('There are no sizes to set a heading in.');
}

/** The label's shape: square, circle, or half of each. */
const corners = {technology: 0, behavioral: '8px', both: '0 8px 8px 0'} as const;

/**
 * The words that cards of a kind share: label and company, as an SVG of `wordsSize`.
 * @param card what it says
 * @param colors what it is set in
 */
export function frameWords(
  {label, tone}: Pick<SocialCard, 'label' | 'tone'>,
  {text, brand}: CardPalette,
): Promise<Words> {
  const at = (left: number, top: number, style: object, children: Box[] | string) =>
    box({position: 'absolute', left, top, ...style}, children);
  return layOut(
    box({...wordsSize, position: 'relative', color: text, fontFamily: faces.name}, [
      at(frame.margin, 70, {alignItems: 'center', fontSize: 28}, [
        box(
          {width: 16, height: 16, marginRight: 14, background: brand, borderRadius: corners[tone]},
          [],
        ),
        box({}, label),
      ]),
      at(
        markPlace.x + markPlace.size + 14,
        markPlace.y,
        {height: markPlace.size, alignItems: 'center', fontSize: 34, letterSpacing: -0.5},
        site.shortName,
      ),
    ]),
    wordsSize,
  );
}
