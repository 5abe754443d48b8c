/** @jest-environment node */
import {Resvg} from '@resvg/resvg-js';
import {encodePng, overlay, reduce, shades, type Pixels} from './indexedPng';

/** A picture from rows of colors, 0xRRGGBB. */
function picture(rows: number[][]): Pixels {
  const data = Uint8Array.from(
    rows.flat().flatMap((color) => [color >> 16, (color >> 8) & 255, color & 255, 255]),
  );
  return {data, width: rows[0]?.length ?? 0, height: rows.length};
}

/** The colors of a PNG file, as another program reads them. */
function colorsOf(png: Buffer, width: number, height: number): number[] {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}"><image width="${width}" height="${height}" image-rendering="optimizeSpeed" xlink:href="data:image/png;base64,${png.toString('base64')}"/></svg>`;
  const {pixels} = new Resvg(svg).render();
  return Array.from(
    {length: width * height},
    (_, at) =>
      ((pixels[4 * at] ?? 0) << 16) | ((pixels[4 * at + 1] ?? 0) << 8) | (pixels[4 * at + 2] ?? 0),
  );
}

const size = {areas: 8, lines: 8};
const rows = [
  [0x0b1728, 0x0b1728, 0xf2b93b],
  [0x0b1728, 0xffffff, 0xf2b93b],
];

it('keeps a picture of few colors as it is', () => {
  expect(colorsOf(encodePng(reduce(picture(rows), size)), 3, 2)).toEqual(rows.flat());
});

it('holds no more colors than it may, and the nearest to the original', () => {
  const many = picture([Array.from({length: 256}, (_, step) => step * 0x010101)]);
  const reduced = reduce(many, {areas: 0, lines: 16});
  expect(reduced.palette.length).toBeLessThanOrEqual(16);
  for (const [at, index] of reduced.data.entries())
    expect(Math.abs(((reduced.palette[index] ?? 0) & 255) - at)).toBeLessThanOrEqual(20);
});

it('puts words over it, and lets it show where there are none', () => {
  const ground = 0x0b1728;
  const words = picture([
    [0xff0000, ground],
    [ground, ground],
  ]);
  const under = reduce(picture(rows), size);
  const whole = {...under, palette: [...under.palette, 0xff0000]};
  expect(colorsOf(encodePng(overlay(whole, words, ground)), 3, 2)).toEqual([
    0xff0000,
    ...rows.flat().slice(1),
  ]);
  const moved = overlay(whole, words, ground, {x: 1, y: 0});
  expect(colorsOf(encodePng(moved), 3, 2)).toEqual(
    rows.flat().map((color, at) => (at === 1 ? 0xff0000 : color)),
  );
});

it('knows the shades between two colors', () => {
  expect(shades(0x000000, 0xff8000, 3)).toEqual([0x000000, 0x804000, 0xff8000]);
});
