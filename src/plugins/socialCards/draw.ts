/** Draws a social card: text over the motif, laid out by satori and rasterized by resvg. */
import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {cloneElement, createElement as h, type CSSProperties, type ReactNode} from 'react';
import {Resvg} from '@resvg/resvg-js';
import satori from 'satori';
import {iconSets} from '../../brand/icons';
import {nameWidth} from '../../components/Logo/nameWidth';
import {figureParts} from '../../content/covers';
import {markBox, regular, shadeOpacity} from '../../brand/mark';
import {cardText, type SocialCard} from '../../content/socialCard';
import {readTokens, tokenOf} from '../../css/readTokens';
import {covers, coverTokensOf, drawCard, tokensOf, type Palette} from '../../motif';
import {cardSize} from '../../motif/catalog';
import {site} from '../../site';

const [headingWidth, headingHeight] = [640, 340];

const nameRoom = 440;

const names = ['name', 'name-extended', 'sentence', 'sentence-extended'];
const fonts = names.map((name) => {
  return {name, data: readFileSync(path.join(__dirname, 'fonts', `${name}.woff`))};
});

/** The fonts. Each has a second file for letters beyond Western European ones, used as a fallback. */
const voices = {
  technology: {fontFamily: 'name, name-extended', scale: 1, letterSpacing: '-0.03em'},
  // At the same size, the serif looks smaller than the grotesque.
  human: {fontFamily: 'sentence, sentence-extended', scale: 1.05, letterSpacing: '-0.02em'},
} as const;

/** The label's shape: a square for technology, a circle for people, half of each for both. */
const corners = {technology: 0, behavioral: 8, both: '0 8px 8px 0'};

/** Ground colors for drawings without one of their own. */
const grounds: Record<string, string> = {
  'service-technology': '--site-color-panel-technology',
  'service-behavioral': '--site-color-panel-behavioral',
};

/** A card's colors. They come from the light theme, because cards are shown on other sites. */
function paletteOf(name: string): Palette & {text: string} {
  const tokens = readTokens('light');
  const colorOf = (token: string) => tokenOf(tokens, token, 'A social card');
  const inks = Object.entries(
    name in covers
      ? coverTokensOf(name)
      : {...tokensOf('home-seam'), ground: grounds[name] ?? '--site-color-inverse'},
  );
  const palette = Object.fromEntries(inks.map(([ink, token]) => [ink, colorOf(token)])) as Palette;
  // Green, the middle pair of "#rrggbb", contributes most to luminance.
  const isDark = parseInt(palette.ground.slice(3, 5), 16) < 0x80;
  return {...palette, text: colorOf(isDark ? '--site-color-on-panel' : '--site-color-on-brand')};
}

/** Keeps "Mind-Body" and "ABA/BCBA" on one line with U+2060, which prevents line breaks. */
const unbroken = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\u2010\u2011]/g, '-')
    .replace(/(?<=\w)[-/](?=\w)/g, '$&\u2060');

/** The approximate width of a text's longest word, in em. */
const longestWord = (text: string): number =>
  0.62 * Math.max(...text.split(/\s+/).map(({length}) => length));

const placed = {position: 'absolute', display: 'flex', alignItems: 'center'} as const;

const box = (left: number, top: number, style: CSSProperties, ...inside: ReactNode[]) =>
  h('div', {style: {...placed, left, top, ...style}}, ...inside);

function wordsOf(
  {label, tone, heading, figure}: SocialCard,
  size: number,
  {text, brand}: ReturnType<typeof paletteOf>,
) {
  const lines = typeof heading === 'string' ? {technology: heading} : heading;
  const borderRadius = corners[tone];
  const sign = {width: 16, height: 16, marginRight: 14, background: brand, borderRadius};
  // A drawing, because the fonts have no arrow.
  const arrow = h(
    'svg',
    {viewBox: '0 0 20 20', style: {width: '0.5em', height: '0.5em', margin: '0 0.18em 0.22em'}},
    h('path', {d: iconSets.interface.arrow![0], stroke: text, strokeWidth: 1.5, fill: 'none'}),
  );
  const headings = Object.entries(lines).map(([voice, line]) => {
    const {scale, ...style} = voices[voice as keyof typeof voices];
    // Not both: with balancing, words that fit would be broken too.
    const isTooLong = longestWord(line) * size > headingWidth;
    const wrap: CSSProperties = isTooLong ? {wordBreak: 'break-word'} : {textWrap: 'balance'};
    const set = {fontSize: size * scale, lineHeight: 1.08, width: headingWidth, ...wrap};
    return h('div', {style: {...style, display: 'block', ...set}}, unbroken(line));
  });
  const column: CSSProperties = {flexDirection: 'column', width: headingWidth, gap: size * 0.12};
  const mark = h(
    'svg',
    {viewBox: `0 0 ${markBox} ${markBox}`, width: 60, height: 60},
    h('path', {d: regular.shade, fill: text, opacity: shadeOpacity}),
    h('path', {d: regular.ink, fill: text}),
    h('path', {d: regular.brand, fill: brand}),
  );
  // A long name wraps onto two lines, clear of the drawing.
  const nameStyle: CSSProperties = {
    display: 'block',
    maxWidth: nameRoom,
    fontSize: Math.min(34, nameRoom / nameWidth(site.shortName)),
    lineHeight: 1.15,
    textWrap: 'balance',
  };
  // As large as its length allows, in the bottom right corner.
  const atEnd = {justifyContent: 'flex-end', alignItems: 'flex-end'};
  const corner = {width: 500, height: 150, lineHeight: 1, flexDirection: 'column'} as const;
  const {numbers, letters, counted} = figureParts(figure ?? '');
  const fontSize = Math.min(counted ? 110 : 150, 860 / (letters || 1));
  const parts = numbers.flatMap((part, index) => [index > 0 && arrow, part]);
  const large = {display: 'flex', alignItems: 'flex-end', fontSize, letterSpacing: '-0.045em'};
  const below = counted && h('div', {style: {fontSize: 34, marginTop: 6}}, counted);
  return h(
    'div',
    {style: {...cardSize, display: 'flex', color: text, fontFamily: voices.technology.fontFamily}},
    box(72, 70, {fontSize: 28}, h('div', {style: sign}), label),
    cloneElement(box(72, 132, column, ...headings), {key: 'heading'}),
    box(68, 502, {gap: 14}, mark, h('div', {style: nameStyle}, unbroken(site.shortName))),
    figure && box(640, 430, {...corner, ...atEnd}, h('div', {style: large}, ...parts), below),
  );
}

/** Lays out the text, with the heading as large as its box allows. @returns the SVG's content */
async function setWords(card: SocialCard, palette: ReturnType<typeof paletteOf>): Promise<string> {
  const {heading} = card;
  const text = typeof heading === 'string' ? heading : Object.values(heading).join(' ');
  const byWord = Math.max(headingWidth / longestWord(text), 40);
  const byArea = Math.sqrt((headingWidth * headingHeight) / (0.68 * text.length));
  for (let size = Math.min(88, byWord, byArea); ; size *= 0.9) {
    let height = 0;
    let missing = '';
    const svg = await satori(wordsOf(card, size, palette), {
      ...cardSize,
      fonts,
      onNodeDetected: (node) => {
        if (node.key === 'heading') height = node.height;
      },
      // Called for letters that no font has.
      loadAdditionalAsset: async (_language, letters) => {
        missing += letters.replace(/\p{Default_Ignorable_Code_Point}/gu, '');
        return [];
      },
    });
    if (height > headingHeight && size > 20) continue;
    if (missing)
      console.warn(
        `The social card "${cardText(card)}" cannot show "${missing}": its fonts have Latin letters only.`,
      );
    return svg.slice(svg.indexOf('>') + 1, -'</svg>'.length);
  }
}

/**
 * Makes a function that returns a card's cache key, which changes whenever its picture would, and a function that draws
 * the PNG. @param look from `hashLook`
 */
export function createCardDrawer(look: string) {
  const drawings = new Map<string, string>();
  return (card: SocialCard): {key: string; draw: () => Promise<Buffer>} => {
    const {name, variant} = card.drawing;
    const hasFigure = card.figure !== undefined;
    const id = `${name} ${variant} ${hasFigure}`;
    return {
      key: createHash('sha256')
        .update(JSON.stringify([card, look]))
        .digest('hex')
        .slice(0, 20),
      async draw() {
        const palette = paletteOf(name);
        const drawing = drawings.get(id) ?? drawCard({name, variant, hasFigure}, palette);
        drawings.set(id, drawing);
        // Merged into one SVG, because a nested one would need another layer.
        const [, x, y] = /viewBox="(\S+) (\S+) /.exec(drawing) ?? [];
        const words = `<g transform="translate(${x} ${y})">${await setWords(card, palette)}</g>`;
        const svg = drawing.replace(/<\/svg>$/, () => `${words}</svg>`);
        return new Resvg(svg, {font: {loadSystemFonts: false}}).render().asPng();
      },
    };
  };
}
