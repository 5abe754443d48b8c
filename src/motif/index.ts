/**
 * The motif: a lattice bending into curves, as SVG strings. What a drawing looks like is data
 * (presets.ts); field.ts is the mathematics, path.ts the path data, drawing.ts the markup.
 */
import {type DrawingName, followsTheme} from './catalog';
import {render, type Ink, type Palette} from './drawing';
import {cardOf, coverOf, presets, version} from './presets';

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

/** Drawn once for all themes: the drawings plugin writes each theme's colors into a file of its own. */
const asVariables = (tokens: Palette): Palette => paletteOf((ink) => `var(${tokens[ink]})`);

/** A named drawing, its colors as custom properties; a service's slug gives it a version of its own. */
export function draw(name: DrawingName, seed?: string): string {
  const {vary: _, ...plain} = presets[name];
  const drawing = seed === undefined ? plain : version(presets[name], seed);
  return render(name, drawing, asVariables(tokensOf(name)));
}

/**
 * An article's cover, its colors as custom properties; `isSmall` is the sparse one for thumbnails.
 * @throws when the category is unknown
 */
export const drawCover = (cover: {category: string; variant: number; isSmall?: boolean}): string =>
  render(
    'cover',
    coverOf(cover.category, cover.variant, cover.isSmall),
    asVariables(coverTokensOf(cover.category)),
  );

/**
 * The drawing of a social card in literal colors, with room for a figure.
 * @throws when the name is unknown
 */
export const drawCard = (
  card: {name: string; variant: number; hasFigure?: boolean},
  palette: Palette,
): string => render('card', cardOf(card.name, card.variant, card.hasFigure), palette);
