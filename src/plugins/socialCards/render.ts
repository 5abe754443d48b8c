import {Resvg} from '@resvg/resvg-js';
import {drawMark, markBox, shadeOpacity} from '../../brand/mark';
import type {SocialCard} from '../../content/socialCard';
import {drawCard} from '../../motif';
import {cardSize} from '../../motif/catalog';
import {encodePng, overlay, reduce, shades, type Indexed, type Pixels} from './indexedPng';
import {paletteOf, type CardPalette} from './palette';
import {frameWords, headingPlace, headingWords, markPlace} from './words';

/** Colors of a drawing, and shades between its ground and each ink of the words. */
const depth = {drawing: {areas: 14, lines: 10}, ink: 6};

const number = (hex: string): number => parseInt(hex.slice(1), 16);

/** Markup as a whole SVG. */
const svgOf = (markup: string, {width, height}: {width: number; height: number}): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${markup}</svg>`;

/** Renders an SVG on a ground, without any font of the machine. */
function rasterize(svg: string, ground: string): Pixels {
  const {
    pixels: data,
    width,
    height,
  } = new Resvg(svg, {background: ground, font: {loadSystemFonts: false}}).render();
  return {data, width, height};
}

/** The company's mark, at its place. */
function markMarkup({text, brand}: CardPalette): string {
  const {shade, ink, brand: petals} = drawMark('regular');
  const {x, y, size} = markPlace;
  return (
    `<g transform="translate(${x} ${y}) scale(${size / markBox})"><path d="${shade}" fill="${text}" opacity="${shadeOpacity}"/>` +
    `<path d="${ink}" fill="${text}"/><path d="${petals}" fill="${brand}"/></g>`
  );
}

/** All of a card but its heading. */
async function drawGround(
  {drawing: {name, variant}, label, tone}: SocialCard,
  palette: CardPalette,
): Promise<Indexed> {
  const {ground, text, brand} = palette;
  const drawing = reduce(
    rasterize(svgOf(drawCard({name, variant}, palette), cardSize), ground),
    depth.drawing,
  );
  const inks = [text, brand].flatMap((ink) => shades(number(ground), number(ink), depth.ink));
  const words = await frameWords({label, tone}, palette);
  const whole = {...drawing, palette: [...drawing.palette, ...inks]};
  return overlay(
    whole,
    rasterize(svgOf(words.svg + markMarkup(palette), words), ground),
    number(ground),
  );
}

/**
 * Makes a renderer of cards. It keeps what many cards have in common, all but the heading: of that
 * there are a few dozen however many articles, and it is the costly part.
 * @returns the function that makes a card's PNG file
 */
export function createRenderer(): (card: SocialCard) => Promise<Buffer> {
  const grounds = new Map<string, Indexed>();
  return async (card) => {
    const {drawing, label, tone, heading} = card;
    const palette = paletteOf(drawing.name);
    const key = JSON.stringify([drawing, label, tone]);
    const ground = grounds.get(key) ?? (await drawGround(card, palette));
    grounds.set(key, ground);
    const words = await headingWords(heading, palette.text);
    // As it is: an SVG within another is drawn as a layer of its own, which takes as long as its letters.
    return encodePng(
      overlay(ground, rasterize(words.svg, palette.ground), number(palette.ground), headingPlace),
    );
  };
}
