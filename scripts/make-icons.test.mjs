/**
 * The icons in static/ are made by hand (`node scripts/make-icons.mjs`): this finds those that are older
 * than the mark or the colors.
 * @jest-environment node
 */
import {readFileSync} from 'node:fs';
import {Resvg} from '@resvg/resvg-js';
import {small} from '../src/brand/mark';
import {readTokens} from '../src/css/readTokens';

const [light, dark] = [readTokens('light'), readTokens('dark')];

/** Decodes a PNG file: its size, and the color of one pixel as in CSS. */
function decode(png) {
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  const address = `data:image/png;base64,${png.toString('base64')}`;
  const picture =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `<image width="${width}" height="${height}" href="${address}"/></svg>`;
  const {pixels} = new Resvg(picture).render();
  const colorAt = (x, y) => `#${pixels.subarray((y * width + x) * 4).toString('hex', 0, 3)}`;
  return {width, height, colorAt};
}

test('the tab icon is the small mark in the colors of both themes', () => {
  const svg = readFileSync('static/favicon.svg', 'utf8');
  expect(svg).toContain(`d="${small.ink}"`);
  expect(svg).toContain(`d="${small.brand}"`);
  const [lightRules, darkRules] = svg.split('@media (prefers-color-scheme:dark)');
  expect(lightRules).toContain(
    `.i{fill:${light['--site-color-text']}}.b{fill:${light['--site-color-brand']}}`,
  );
  expect(darkRules).toContain(
    `.i{fill:${dark['--site-color-text']}}.b{fill:${dark['--site-color-brand']}}`,
  );
});

test.each([
  ['apple-touch-icon.png', 180],
  ['icon-192.png', 192],
  ['icon-512-maskable.png', 512],
])('%s is the mark on a tile of %i px', (file, size) => {
  const {width, height, colorAt} = decode(readFileSync(`static/${file}`));
  expect([width, height]).toEqual([size, size]);
  // The centre between the petals, then a straight petal and a curved one.
  expect(colorAt(size * 0.5, Math.round(size * 0.53))).toBe(light['--site-color-inverse']);
  expect(colorAt(Math.round(size * 0.47), Math.round(size * 0.32))).toBe(
    light['--site-color-on-inverse'],
  );
  expect(colorAt(Math.round(size * 0.73), Math.round(size * 0.44))).toBe(
    light['--site-motif-on-dark-brand'],
  );
});

test('the .ico holds one picture of 32 px', () => {
  const ico = readFileSync('static/favicon.ico');
  expect([ico.readUInt16LE(2), ico.readUInt16LE(4), ico[6], ico[7]]).toEqual([1, 1, 32, 32]);
  const png = ico.subarray(ico.readUInt32LE(18));
  expect(png).toHaveLength(ico.readUInt32LE(14));
  expect(decode(png).width).toBe(32);
});
