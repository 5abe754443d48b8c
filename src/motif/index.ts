/**
 * The motif: a lattice bending into curves, as SVG strings. What a drawing looks like is data
 * (presets.ts); field.ts is the mathematics, path.ts the path data, drawing.ts the markup.
 */
import {coverStyle} from '../content/categories';
import type {ArticleCard} from '../content/types';
import {type DrawingName, followsTheme} from './catalog';
import {render, type Drawing, type Ink, type Palette} from './drawing';
import {cardOf, coverOf, presets} from './presets';

export {nodesOf} from './nodes';
export {covers, presets} from './presets';
export type {Palette};

const inks: readonly Ink[] = ['technology', 'middle', 'human', 'brand', 'ground'];

const paletteOf = (token: (ink: Ink) => string): Palette =>
  Object.fromEntries(inks.map((ink) => [ink, token(ink)])) as Palette;

/** The custom properties (tokens.css) that hold a drawing's inks. */
export const tokensOf = (name: DrawingName): Palette =>
  paletteOf((ink) => `--site-motif-${followsTheme(name) ? '' : 'on-dark-'}${ink}`);

/** The custom properties (tokens.css) that hold the inks of a category's covers. */
export function coverTokensOf(category: string): Palette {
  const ground = `--site-cover-${category.toLowerCase().replaceAll(' ', '-')}`;
  return paletteOf((ink) => (ink === 'ground' ? ground : `${ground}-${ink}`));
}

/** A palette of custom properties. The drawings plugin then writes a file with colors for each theme. */
const asVariables = (tokens: Palette): Palette => paletteOf((ink) => `var(${tokens[ink]})`);

/** A cache of drawings: a thousand articles share a few dozen covers. */
const drawn = new Map<string, string>();

function renderOnce(key: string, id: string, drawing: () => Drawing, tokens: Palette): string {
  const svg = drawn.get(key) ?? render(id, drawing(), asVariables(tokens));
  drawn.set(key, svg);
  return svg;
}

/** Renders a named drawing, with custom properties for colors. */
export function draw(name: DrawingName): string {
  return renderOnce(name, name, () => presets[name], tokensOf(name));
}

type CoverProps = {category: string; variant: number; isSmall?: boolean};

/** Renders an article's cover, with custom properties for colors. @param props `isSmall`: for thumbnails */
export function drawCover({category, variant, isSmall}: CoverProps): string {
  const id = isSmall ? 'cover-small' : 'cover';
  const drawing = () => coverOf(category, variant, isSmall);
  return renderOnce(`${id}/${category}/${variant}`, id, drawing, coverTokensOf(category));
}

export function drawCovers(article: Pick<ArticleCard, 'category' | 'coverVariant'>) {
  const cover = {category: coverStyle(article.category), variant: article.coverVariant};
  return {svg: drawCover(cover), narrow: drawCover({...cover, isSmall: true})};
}

/** Renders a social card's drawing in the palette's colors, with room for a figure if the card has one. */
export const drawCard = (
  card: {name: string; variant: number; hasFigure?: boolean},
  palette: Palette,
): string => render('card', cardOf(card.name, card.variant, card.hasFigure), palette);
