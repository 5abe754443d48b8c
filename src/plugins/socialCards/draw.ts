/** Draws a social card: the motif behind the words, laid out by satori and rasterized by resvg. */
import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {Resvg} from '@resvg/resvg-js';
import satori, {type SatoriOptions} from 'satori';
import {iconSets} from '../../brand/icons';
import {markBox, regular, shadeOpacity} from '../../brand/mark';
import {cardText, type SocialCard} from '../../content/socialCard';
import {readTokens, tokenOf} from '../../css/readTokens';
import {coverTokensOf, drawCard, tokensOf, type Palette} from '../../motif';
import {cardSize} from '../../motif/catalog';
import {covers} from '../../motif/presets';
import {site} from '../../site';

/** In px: the margin around the words, the heading's box, and where the company's mark stands. */
const layout = {
  margin: 72,
  labelTop: 70,
  headingTop: 132,
  headingWidth: 640,
  headingHeight: 340,
  mark: {x: 68, y: 502, size: 60},
};

/** Each voice has a second font file with the letters beyond Western Europe's, tried where the first has none. */
const voices = {
  technology: {fontFamily: 'name, name-extended', scale: 1, letterSpacing: '-0.03em'},
  // The serif looks smaller than the grotesque at the same size.
  human: {fontFamily: 'sentence, sentence-extended', scale: 1.05, letterSpacing: '-0.02em'},
} as const;

const fonts: SatoriOptions['fonts'] = [
  'name',
  'name-extended',
  'sentence',
  'sentence-extended',
].map((name) => ({name, data: readFileSync(path.join(__dirname, 'fonts', `${name}.woff`))}));

type CardPalette = Palette & {text: string};

/** The grounds of drawings that have none of their own. */
const grounds: Record<string, string> = {
  'service-technology': '--site-color-panel-technology',
  'service-behavioral': '--site-color-panel-behavioral',
};

/** A card's colors, always those of the light theme: it is shown on other people's pages. */
function paletteOf(name: string): CardPalette {
  const tokens = readTokens('light');
  const colorOf = (token: string) => tokenOf(tokens, token, 'A social card');
  const inks =
    name in covers
      ? coverTokensOf(name)
      : {...tokensOf('closing-a'), ground: grounds[name] ?? '--site-color-inverse'};
  const palette = Object.fromEntries(
    Object.entries(inks).map(([ink, token]) => [ink, colorOf(token)]),
  ) as Palette;
  // The middle pair of "#rrggbb", green, is what the eye takes most of its light from.
  const isDark = parseInt(palette.ground.slice(3, 5), 16) < 0x80;
  return {...palette, text: colorOf(isDark ? '--site-color-on-panel' : '--site-color-on-brand')};
}

/** Keeps "Mind-Body" and "ABA/BCBA" on one line: U+2060 allows no line break. */
const unbroken = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\u2010\u2011]/g, '-')
    .replace(/(?<=\w)[-/](?=\w)/g, '$&\u2060');

/** Width of a text's longest word, about, in parts of its size. */
const longestWord = (text: string): number =>
  0.62 * Math.max(...text.split(/\s+/).map(({length}) => length));

/** A size at which a heading may fit its box. */
function firstSize(text: string): number {
  const {headingWidth, headingHeight} = layout;
  const byWord = Math.max(headingWidth / longestWord(text), 40);
  const byArea = Math.sqrt((headingWidth * headingHeight) / (0.68 * text.length));
  return Math.min(88, byWord, byArea);
}

type Box = {
  type: string;
  key: null | string;
  props: {style?: object; children?: Box[] | string; [attribute: string]: unknown};
};
const box = (style: object, children?: Box[] | string, key: string | null = null): Box => ({
  type: 'div',
  key,
  props: {style: {display: 'flex', ...style}, children},
});
const at = (
  left: number,
  top: number,
  style: object,
  children: Box[] | string,
  key?: string,
): Box => box({position: 'absolute', left, top, ...style}, children, key);

/** Drawn, because the fonts have none. */
const arrow: Box = {
  type: 'svg',
  key: null,
  props: {
    viewBox: '0 0 20 20',
    style: {width: '0.5em', height: '0.5em', margin: '0 0.18em 0.22em'},
    children: [
      {
        type: 'path',
        key: null,
        props: {
          d: iconSets.interface.arrow![0],
          stroke: 'currentColor',
          strokeWidth: 1.5,
          fill: 'none',
        },
      },
    ],
  },
};

/** A figure as large as its letters allow, in the right lower corner. */
const figureOf = (figure: string): Box =>
  at(
    640,
    430,
    {
      width: 500,
      height: 150,
      justifyContent: 'flex-end',
      alignItems: 'flex-end',
      fontSize: Math.min(150, 860 / figure.length),
      letterSpacing: '-0.045em',
      lineHeight: 1,
    },
    figure
      .split('→')
      .flatMap((part, index) => [...(index > 0 ? [arrow] : []), box({}, part.trim())]),
  );

/** The label's mark: a square for technology, a circle for people, half of each for both. */
const corners = {technology: 0, behavioral: 8, both: '0 8px 8px 0'};

/** The label, the heading at a size and the company's name. */
function wordsOf(
  {label, tone, heading, figure}: SocialCard,
  size: number,
  colors: CardPalette,
): Box {
  const {text, brand} = colors;
  const lines = typeof heading === 'string' ? {technology: heading} : heading;
  const {margin, labelTop, headingTop, headingWidth: width, mark} = layout;
  const badge = {width: 16, height: 16, marginRight: 14, background: brand};
  return box({...cardSize, color: text, fontFamily: voices.technology.fontFamily}, [
    at(margin, labelTop, {alignItems: 'center', fontSize: 28}, [
      box({...badge, borderRadius: corners[tone]}),
      box({}, label),
    ]),
    at(
      margin,
      headingTop,
      {flexDirection: 'column', width, gap: size * 0.12, lineHeight: 1.08},
      Object.entries(lines).map(([voice, line]) => {
        const {scale, ...style} = voices[voice as keyof typeof voices];
        // Balanced lines would break words that fit, too.
        const isTooLong = longestWord(line) * size > width;
        const wrap = isTooLong ? {wordBreak: 'break-word'} : {textWrap: 'balance'};
        return box(
          {...style, fontSize: size * scale, display: 'block', width, ...wrap},
          unbroken(line),
        );
      }),
      'heading',
    ),
    at(
      mark.x + mark.size + 14,
      mark.y,
      {height: mark.size, alignItems: 'center', fontSize: 34},
      site.shortName,
    ),
    ...(figure ? [figureOf(figure)] : []),
  ]);
}

/** The company's mark. */
function markOf({text, brand}: CardPalette): string {
  const {shade, ink, brand: petals} = regular;
  const {x, y, size} = layout.mark;
  return (
    `<g transform="translate(${x} ${y}) scale(${size / markBox})">` +
    `<path d="${shade}" fill="${text}" opacity="${shadeOpacity}"/>` +
    `<path d="${ink}" fill="${text}"/><path d="${petals}" fill="${brand}"/></g>`
  );
}

/** What stands within the root element of an SVG. */
const inside = (svg: string): string => svg.slice(svg.indexOf('>') + 1, svg.lastIndexOf('</svg>'));

/** Sets the words, smaller and smaller until the heading fits its box. */
async function setWords(card: SocialCard, palette: CardPalette, size?: number): Promise<string> {
  const {heading} = card;
  const text = typeof heading === 'string' ? heading : Object.values(heading).join(' ');
  const present = size ?? firstSize(text);
  let isFitting = true;
  let missing = '';
  const svg = await satori(wordsOf(card, present, palette) as never, {
    ...cardSize,
    fonts,
    onNodeDetected({key, height}) {
      if (key === 'heading') isFitting = height <= layout.headingHeight;
    },
    // Asked for letters that no font has.
    loadAdditionalAsset(_language, letters) {
      missing += letters.replace(/\p{Default_Ignorable_Code_Point}/gu, '');
      return Promise.resolve([]);
    },
  });
  if (!isFitting && present > 20) return setWords(card, palette, present * 0.9);
  if (missing) {
    console.warn(
      `The social card "${cardText(card)}" cannot show "${missing}": its fonts have Latin letters only.`,
    );
  }
  return svg;
}

/** What every card depends on beside its drawing and words: this code and the fonts. */
const common = [readFileSync(__filename), ...fonts.map(({data}) => Buffer.from(data as Buffer))];

/**
 * Makes a function that draws cards, which computes each of the motif's drawings once.
 * @returns for a card, a key that changes when the picture would, and the function that makes its PNG
 */
export function createCardDrawer() {
  const drawings = new Map<string, string>();
  return (card: SocialCard): {key: string; draw: () => Promise<Buffer>} => {
    const {name, variant} = card.drawing;
    const hasFigure = card.figure !== undefined;
    const palette = paletteOf(name);
    const mark = markOf(palette);
    const id = `${name} ${variant} ${hasFigure}`;
    const drawing = drawings.get(id) ?? drawCard({name, variant, hasFigure}, palette);
    drawings.set(id, drawing);
    const hash = createHash('sha256');
    const own = JSON.stringify([card, palette, site.shortName]);
    for (const part of [...common, drawing, mark, own]) hash.update(part);
    return {
      key: hash.digest('hex').slice(0, 20),
      async draw() {
        // The drawing measures in units of its own; an SVG within another would cost a layer.
        const [, x, y, width] = /viewBox="(\S+) (\S+) (\S+) \S+"/.exec(drawing) ?? [];
        const place = `translate(${x} ${y}) scale(${Number(width) / cardSize.width})`;
        const words = inside(await setWords(card, palette));
        const svg = `${drawing.slice(0, -'</svg>'.length)}<g transform="${place}">${words}${mark}</g></svg>`;
        return new Resvg(svg, {font: {loadSystemFonts: false}}).render().asPng();
      },
    };
  };
}
