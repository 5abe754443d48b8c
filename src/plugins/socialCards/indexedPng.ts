/**
 * PNG pictures of few colors. What resvg writes itself has 32 bits a pixel: 300 kB a card, where
 * networks that show previews give up waiting; a palette of a few dozen colors makes it a sixth.
 */
import {deflateSync} from 'node:zlib';

/** Pixels in RGBA order, as resvg renders them. */
export type Pixels = {data: Uint8Array; width: number; height: number};

/** Pixels as numbers in a palette; a color is 0xRRGGBB. */
export type Indexed = {data: Uint8Array; width: number; height: number; palette: number[]};

const parts = (color: number) => [color >> 16, (color >> 8) & 255, color & 255] as const;

/** How different two colors look, roughly: the eye is keenest on green. */
function difference(a: number, b: number): number {
  const [[r1, g1, b1], [r2, g2, b2]] = [parts(a), parts(b)];
  return 3 * (r1 - r2) ** 2 + 5 * (g1 - g2) ** 2 + 2 * (b1 - b2) ** 2;
}

/** Finds the palette's nearest color, once for every color. */
function finder(palette: readonly number[]): (color: number) => number {
  const known = new Map(palette.map((color, index) => [color, index]));
  return (color) => {
    let best = known.get(color);
    if (best === undefined) {
      best = 0;
      for (let index = 1; index < palette.length; index++) {
        if (difference(color, palette[index] ?? 0) < difference(color, palette[best] ?? 0))
          best = index;
      }
      known.set(color, best);
    }
    return best;
  };
}

const colorAt = (data: Uint8Array, pixel: number): number =>
  ((data[4 * pixel] ?? 0) << 16) | ((data[4 * pixel + 1] ?? 0) << 8) | (data[4 * pixel + 2] ?? 0);

/** How many colors at most are for a picture's areas, and how many for its lines. */
type PaletteSize = {areas: number; lines: number};

/** Colors that this many pixels have are of areas; rarer ones are of the edges of lines. */
const areaCount = 120;

/**
 * The palette that shows a drawing best: for its areas colors so close that a fade has no steps, for its
 * lines the commonest ones that differ enough from each other.
 */
function choosePalette({data, width, height}: Pixels, size: PaletteSize): number[] {
  const counts = new Map<number, number>();
  for (let pixel = 0; pixel < width * height; pixel++) {
    const color = colorAt(data, pixel);
    counts.set(color, (counts.get(color) ?? 0) + 1);
  }
  const common = [...counts].sort(([a, many], [b, more]) => more - many || a - b);
  const areas = common.filter(([, count]) => count >= areaCount).map(([color]) => color);
  const lines = common.slice(0, 3000).map(([color]) => color);
  const palette: number[] = [];
  const choose = (colors: number[], most: number, apart: number) => {
    for (const color of colors) {
      if (palette.length < most && palette.every((chosen) => difference(chosen, color) >= apart))
        palette.push(color);
    }
  };
  choose(areas, size.areas, 60);
  const most = palette.length + size.lines;
  for (const apart of [4000, 1500, 500]) choose(lines, most, apart);
  return palette;
}

/**
 * Reduces a picture to a palette of its own.
 * @param pixels the picture, opaque
 * @param size how many colors at most
 */
export function reduce(pixels: Pixels, size: PaletteSize): Indexed {
  const {data, width, height} = pixels;
  const palette = choosePalette(pixels, size);
  const find = finder(palette);
  return {
    width,
    height,
    palette,
    data: Uint8Array.from({length: width * height}, (_, pixel) => find(colorAt(data, pixel))),
  };
}

/**
 * Puts words on a picture.
 * @param under the picture; its palette has the words' colors too
 * @param over the words, on a ground of one color that the picture shows through
 * @param ground that color
 * @param place where on the picture their left upper corner lies. Default: on its own
 */
export function overlay(
  under: Indexed,
  over: Pixels,
  ground: number,
  place = {x: 0, y: 0},
): Indexed {
  const find = finder(under.palette);
  const data = under.data.slice();
  // Nearly all pixels are ground, and compared as one number each: four bytes, in the machine's own order.
  const [groundPixel] = new Uint32Array(Uint8Array.of(...parts(ground), 255).buffer);
  const pixels = new Uint32Array(over.data.buffer, over.data.byteOffset, over.width * over.height);
  for (let y = 0; y < over.height; y++) {
    const row = (y + place.y) * under.width + place.x;
    for (let x = 0; x < over.width; x++) {
      const pixel = y * over.width + x;
      if (pixels[pixel] !== groundPixel) data[row + x] = find(colorAt(over.data, pixel));
    }
  }
  return {...under, data};
}

/** Steps between two colors, both included: what antialiased edges are made of. */
export function shades(from: number, to: number, steps: number): number[] {
  const [start, end] = [parts(from), parts(to)];
  return Array.from({length: steps}, (_, step) =>
    start.reduce(
      (color, value, part) =>
        (color << 8) | Math.round(value + (((end[part] ?? 0) - value) * step) / (steps - 1)),
      0,
    ),
  );
}

/** The checksum that PNG asks for (CRC-32), by a table. */
const crcTable = Int32Array.from({length: 256}, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  let crc = -1;
  for (const byte of body) crc = (crcTable[(crc ^ byte) & 255] ?? 0) ^ (crc >>> 8);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  checksum.writeInt32BE(~crc);
  return Buffer.concat([length, body, checksum]);
}

/** Writes a picture of at most 256 colors as a PNG file. */
export function encodePng({data, width, height, palette}: Indexed): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3], 8); // bits a pixel; color type: palette
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++)
    rows.set(data.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flatMap((color) => [...parts(color)]))),
    // Four levels more save 8 % and take six times as long.
    chunk('IDAT', deflateSync(rows, {level: 5, memLevel: 9})),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
