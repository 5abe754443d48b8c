import {readTokens, tokenOf} from '../../css/readTokens';
import {cardDrawingNames} from '../../motif/cards';
import {coverTokensOf, tokensOf, type Palette} from '../../motif';
import {coverStyles} from '../../motif/presets/covers';

/** The colors of a card: the motif's five inks, and what its words are set in. */
export type CardPalette = Palette & {text: string};

/** The theme that cards are painted in: they are seen on other people's pages. */
const tokens = readTokens('light');

const color = (token: string): string => tokenOf(tokens, token, 'A social card');

/** Light as the eye takes it, 0 to 1 (WCAG's relative luminance). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Ground of the drawings that have none of their own. */
const grounds: Record<string, string> = {
  'service-technology': '--site-color-panel-technology',
  'service-behavioral': '--site-color-panel-behavioral',
};

/**
 * The colors of a card.
 * @param name its drawing, one of `cardDrawingNames`
 */
export function paletteOf(name: string): CardPalette {
  const names: Palette =
    name in coverStyles
      ? coverTokensOf(name)
      : {...tokensOf('closing-a'), ground: grounds[name] ?? '--site-color-inverse'};
  const palette = Object.fromEntries(
    Object.entries(names).map(([ink, token]) => [ink, color(token)]),
  ) as Palette;
  const isDark = luminance(palette.ground) < 0.18;
  return {...palette, text: color(isDark ? '--site-color-on-panel' : '--site-color-on-brand')};
}

/** All colors of all cards: part of what a card's picture depends on. */
export const allPalettes = (): CardPalette[] => cardDrawingNames.map(paletteOf);
