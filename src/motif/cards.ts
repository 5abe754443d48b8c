/**
 * The drawings of social cards: 1200 by 630 px, the words on the left, the lines dissolving toward
 * them. Each is one of the site's compositions seen through another window and drawn with fewer lines,
 * because most people see a card at a third of its size.
 */
import {cardSize} from './catalog';
import {compose, type Drawing} from './compose';
import {sparser} from './covers';
import {opacityAt} from './fades';
import type {Point} from './field';
import {presets} from './presets';
import {coverStyles} from './presets/covers';
import {numbersFrom} from './seed';

/** Where the lines are gone and where they are whole, in px from the card's left edge. */
const fade: Point = [640, 920];

/** How many times sparser the lines are than on the page: a card weighs what its lines weigh. */
const DENSITY = 1.7;

/** Nodes under this much of the fade would hang in the empty ground. */
const CLEAR = 0.75;

/** A composition, and the place in it where the card's left upper corner lies. */
type View = {drawing: Omit<Drawing, 'canvas'>; corner: Point; density?: number};

/** Corners for the covers' compositions, which move what matters to the right half. */
const coverCorners: Record<string, Point> = {
  Technology: [-130, 22],
  'Behavioral Science': [-310, 0],
  'Space Tech': [-330, 60],
  Healthcare: [-130, -10],
  Cybersecurity: [-310, 0],
  Innovation: [-390, 20],
};

const views: Record<string, View> = {
  ...Object.fromEntries(
    Object.entries(coverStyles).map(([category, drawing]) => [
      category,
      {drawing, corner: coverCorners[category] ?? [0, 0]},
    ]),
  ),
  // The finest lattice of the page, and all of it in the picture.
  'service-technology': {
    drawing: {...presets['service-technology'], crossings: 4},
    corner: [330, -5],
    density: 2,
  },
  'service-behavioral': {drawing: presets['service-behavioral'], corner: [220, -20]},
  home: {drawing: presets['home-hero'], corner: [210, 130]},
  services: {drawing: presets['home-seam'], corner: [-170, -93]},
  industries: {drawing: presets['closing-b'], corner: [270, -120]},
  about: {drawing: presets['closing-a'], corner: [210, -25]},
  insights: {drawing: presets['closing-d'], corner: [240, -15]},
  contact: {drawing: presets['contact-hero'], corner: [190, -144]},
  'not-found': {drawing: presets['not-found'], corner: [220, 5]},
};

/** Names of the cards' drawings: the six categories, the two service lines and the site's own pages. */
export const cardDrawingNames: readonly string[] = Object.keys(views);

/**
 * A card's drawing.
 * @param name which of `cardDrawingNames`
 * @param variant the same name has other rings for every variant
 * @throws when there is no such drawing, naming those there are
 */
export function cardDrawing(name: string, variant = 0): Drawing {
  const view = Object.hasOwn(views, name) ? views[name] : undefined;
  if (!view)
    throw new Error(`No card is drawn for "${name}". Known: ${cardDrawingNames.join(', ')}.`);
  const {
    drawing,
    corner: [x, y],
    density = DENSITY,
  } = view;
  const vary = numbersFrom(`card-${name}-${variant}`);
  const sparse = sparser(
    {
      ...drawing,
      canvas: [x, y, cardSize.width, cardSize.height],
      ground: true,
      strength: 0.95,
      shape: {...drawing.shape, phases: [vary() * Math.PI, vary() * Math.PI]},
      fades: [{from: [x + fade[0], 0], to: [x + fade[1], 0]}],
    },
    density,
  );
  const shown = compose(sparse).nodes.map(({at}) =>
    (sparse.fades ?? []).every((veil) => opacityAt(veil, at) >= CLEAR),
  );
  return {...sparse, nodes: sparse.nodes?.filter((_, index) => shown[index])};
}
