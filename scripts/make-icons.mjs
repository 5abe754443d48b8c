/**
 * Draws the site's icons in static/ from the mark (src/brand/mark.ts) and the colors of
 * src/css/tokens.css. Run by hand after either has changed: `node scripts/make-icons.mjs`.
 * jiti, by which Docusaurus reads its own configuration, reads the TypeScript.
 */
import {mkdir, writeFile} from 'node:fs/promises';
import {Resvg} from '@resvg/resvg-js';
import createJiti from 'jiti';

const load = createJiti(import.meta.url);
const {drawMark, markBox, shadeOpacity} = load('../src/brand/mark.ts');
const {readTokens} = load('../src/css/readTokens.ts');

const [light, dark] = [readTokens('light'), readTokens('dark')];

/** The mark on a tile of the inverse ground, legible whatever lies around it. */
const tileColors = {
  ground: light['--site-color-inverse'],
  ink: light['--site-color-on-inverse'],
  brand: light['--site-motif-on-dark-brand'],
};

/**
 * Draws the mark on a tile.
 * @param share side of the mark's box as a part of the tile's
 * @param corner radius of the tile's corners as a part of its side; 0 where the system cuts its own
 * @param variant which of the mark's two drawings
 */
function drawTile({share, corner = 0, variant = 'regular'}) {
  const {shade, ink, brand} = drawMark(variant);
  const margin = ((1 - share) / 2) * markBox;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${markBox} ${markBox}">
<rect width="100%" height="100%" rx="${corner * markBox}" fill="${tileColors.ground}"/>
<g transform="translate(${margin} ${margin}) scale(${share})">
<path d="${shade}" fill="${tileColors.ink}" opacity="${shadeOpacity}"/>
<path d="${ink}" fill="${tileColors.ink}"/>
<path d="${brand}" fill="${tileColors.brand}"/>
</g>
</svg>`;
}

/** Renders a tile of `size` px to a PNG file. */
function renderTile({size, ...tile}) {
  return new Resvg(drawTile(tile), {fitTo: {mode: 'width', value: size}}).render().asPng();
}

/** The tab's icon: no tile, and the colors of the system's theme. Tabs are small, so the small drawing. */
function drawFavicon() {
  const {ink, brand} = drawMark('small');
  const colors = (tokens) =>
    `.i{fill:${tokens['--site-color-text']}}.b{fill:${tokens['--site-color-brand']}}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${markBox} ${markBox}">
<style>${colors(light)}@media (prefers-color-scheme:dark){${colors(dark)}}</style>
<path class="i" d="${ink}"/>
<path class="b" d="${brand}"/>
</svg>
`;
}

/** Wraps a PNG picture into an `.ico` file of one image: header, directory, picture. */
function wrapIco(png, size) {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // type: icon
  head.writeUInt16LE(1, 4); // images
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10); // planes
  head.writeUInt16LE(32, 12); // bits per pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

const files = {
  'favicon.svg': drawFavicon(),
  // Browsers shrink it to 16 px.
  'favicon.ico': wrapIco(renderTile({size: 32, share: 0.875, corner: 0.125, variant: 'small'}), 32),
  'icon-192.png': renderTile({size: 192, share: 0.78, corner: 0.125}),
  // Apple and Android cut corners of their own; of a maskable icon a circle of 80 % stays for sure.
  'apple-touch-icon.png': renderTile({size: 180, share: 0.76}),
  'icon-512-maskable.png': renderTile({size: 512, share: 0.66}),
};

await mkdir('static', {recursive: true});
for (const [name, content] of Object.entries(files)) {
  await writeFile(`static/${name}`, content);
  console.log(`static/${name}: ${(content.length / 1000).toFixed(1)} kB`);
}
