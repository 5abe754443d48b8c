/** The words of a card, laid out by satori: label, heading and the company's name. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import satori, {type SatoriOptions} from 'satori';
import type {CardHeading, SocialCard} from '../../content/socialCard';
import {cardSize} from '../../motif/catalog';
import {site} from '../../site';
import type {CardPalette} from './palette';

/** Distance of all words from the card's edges, and how wide and high the heading may get, in px. */
export const frame = {margin: 72, width: 640, headingTop: 132, headingHeight: 340} as const;

/** The part of the card that words stand in, from its left upper corner. */
export const wordsSize = {width: frame.margin + frame.width + 16, height: cardSize.height} as const;

/** Sizes a heading can have, the largest that fits is taken. */
const sizes = [88, 80, 72, 66, 60, 54, 48, 42, 36, 30, 26];

/** Letters of the display face are about this wide, relative to its size; words shall not be broken. */
const letterWidth = 0.6;

/** Place and size of the mark at the bottom. */
export const markPlace = {x: frame.margin - 4, y: 502, size: 60} as const;

const font = (name: string) => readFileSync(path.join(__dirname, 'fonts', `${name}.woff`));

const fonts: SatoriOptions['fonts'] = [
  {name: 'Name', data: font('name'), weight: 500, style: 'normal'},
  {name: 'Sentence', data: font('sentence'), weight: 400, style: 'normal'},
];

type Box = {type: string; key: null; props: {style: object; children?: Box[] | string}};
const box = (style: object, children?: Box[] | string): Box => ({type: 'div', key: null, props: {style: {display: 'flex', ...style}, children}});

/** "Mind-Body" and "ABA/BCBA" stay on one line: a word joiner follows hyphen and slash. */
const unbroken = (text: string): string => text.replace(/(?<=\w)[-/](?=\w)/g, '$&\u2060');

const lines = (heading: CardHeading) => {
  const {technology, human} = typeof heading === 'string' ? {technology: heading, human: ''} : heading;
  const voices = [
    {text: unbroken(technology), voice: 'technology' as const},
    {text: unbroken(human), voice: 'human' as const},
  ];
  return voices.filter(({text}) => text !== '');
};

/** Width of the longest word at a size, about. */
const longestWord = (heading: CardHeading, size: number): number =>
  Math.max(...lines(heading).flatMap(({text}) => text.split(' ').map(({length}) => length))) * size * letterWidth;

/** The heading at a size; the serif is 5 % larger, so that both voices look alike. */
function headingBox(heading: CardHeading, size: number): Box {
  const voices = {
    technology: {fontFamily: 'Name', fontSize: size, letterSpacing: -0.03 * size, lineHeight: 1.08},
    human: {fontFamily: 'Sentence', fontSize: size * 1.05, letterSpacing: -0.02 * size, lineHeight: 1.06},
  };
  // Only a word that is wider than its place is broken; balanced lines would break others too.
  const wrap = longestWord(heading, size) > frame.width ? {wordBreak: 'break-word'} : {textWrap: 'balance'};
  return box(
    {flexDirection: 'column', width: frame.width, gap: size * 0.12},
    lines(heading).map(({text, voice}) =>
      box({...voices[voice], display: 'block', width: frame.width, ...wrap}, text),
    ),
  );
}

const layOut = (element: Box, size: {width: number; height?: number}): Promise<string> =>
  satori(element as never, {...size, fonts});

/** The largest size at which a heading fits its place and no word needs to be broken. */
async function sizeFor(heading: CardHeading): Promise<number> {
  for (const size of sizes) {
    if (longestWord(heading, size) > frame.width && size > 48) continue;
    const svg = await layOut(headingBox(heading, size), {width: frame.width});
    if (Number(/height="([\d.]+)"/.exec(svg)?.[1]) <= frame.headingHeight) return size;
  }
  return sizes.at(-1) ?? 0;
}

/** The label's shape: square, circle, or half of each. */
const corners = {technology: 0, behavioral: '8px', both: '0 8px 8px 0'} as const;

/**
 * The words of a card as an SVG of `wordsSize`, without a ground.
 * @param card what it says
 * @param colors what it is set in
 */
export async function wordsOf({label, tone, heading}: SocialCard, {text, brand}: CardPalette): Promise<string> {
  const size = await sizeFor(heading);
  const at = (left: number, top: number, style: object, children: Box[] | string) =>
    box({position: 'absolute', left, top, ...style}, children);
  return layOut(
    box({...wordsSize, position: 'relative', color: text, fontFamily: 'Name'}, [
      at(frame.margin, 70, {alignItems: 'center', fontSize: 28}, [
        box({width: 16, height: 16, marginRight: 14, background: brand, borderRadius: corners[tone]}, []),
        box({}, label),
      ]),
      at(frame.margin, frame.headingTop, {}, [headingBox(heading, size)]),
      at(markPlace.x + markPlace.size + 14, markPlace.y, {height: markPlace.size, alignItems: 'center', fontSize: 34, letterSpacing: -0.5}, site.shortName),
    ]),
    wordsSize,
  );
}
