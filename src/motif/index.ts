/**
 * The motif: a lattice bending into curves, as SVG strings. Pure functions, no dependency.
 * What a drawing looks like is data (presets.ts, covers.ts); how it is drawn is field.ts (the map),
 * compose.ts (which curves), path.ts (their path data) and drawing.ts (the markup).
 */
import {drawingNames, type DrawingName, followsTheme} from './catalog';
import {cardDrawing} from './cards';
import type {Ink} from './compose';
import {coverOf, SMALL_DENSITY, sparser} from './covers';
import {renderDivider} from './divider';
import {type Palette, render} from './drawing';
import {presets} from './presets';

export {type DrawingName, drawingNames, type Palette};

/** The inks in the order in which palettes list them. */
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

/** A named drawing as an SVG string, its colors as custom properties. */
export function draw(name: DrawingName): string {
  const colors = asVariables(tokensOf(name));
  return name === 'divider' ? renderDivider(name, colors) : render(name, presets[name], colors);
}

/**
 * An article's cover as an SVG string, its colors as custom properties.
 * @param cover its category and variant; `isSmall` draws the sparse one for thumbnails
 * @throws when the category is unknown
 */
export function drawCover({
  category,
  variant,
  isSmall = false,
}: {
  category: string;
  variant: number;
  isSmall?: boolean;
}): string {
  const cover = coverOf(category, variant);
  const drawing = isSmall ? sparser(cover, SMALL_DENSITY) : cover;
  return render('cover', drawing, asVariables(coverTokensOf(category)));
}

/**
 * The drawing of a social card as an SVG string.
 * @param card which of `cardDrawingNames`, and which variant of it
 * @param palette literal colors: a card is a picture
 * @throws when the name is unknown
 */
export function drawCard(
  {name, variant}: {name: string; variant: number},
  palette: Palette,
): string {
  return render('card', cardDrawing(name, variant), palette);
}
