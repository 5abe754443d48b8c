/** Draws the icons in static/ from src/brand/mark-paths.json and src/css/tokens.css. Run it after changing either. */
import {writeFileSync} from 'node:fs';
import {Resvg} from '@resvg/resvg-js';
import {load, runCommand} from './command.mjs';

const {markBox, regular, shadeOpacity, small} = load('../src/brand/mark.ts');
const {readTokens, tokenOf} = load('../src/css/readTokens.ts');
const [light, dark] = [readTokens('light'), readTokens('dark')];

const start = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${markBox} ${markBox}">`;

function drawTile({size, share, corner = 0, mark = regular}) {
  const margin = ((1 - share) / 2) * markBox;
  const ink = tokenOf(light, '--site-color-on-panel', 'The mark on its tile');
  const svg = `${start}
<rect width="100%" height="100%" rx="${corner * markBox}" fill="${light['--site-color-inverse']}"/>
<g transform="translate(${margin} ${margin}) scale(${share})">
<path d="${mark.shade}" fill="${ink}" opacity="${shadeOpacity}"/><path d="${mark.ink}" fill="${ink}"/>
<path d="${mark.brand}" fill="${light['--site-motif-on-dark-brand']}"/></g></svg>`;
  return new Resvg(svg, {fitTo: {mode: 'width', value: size}}).render().asPng();
}

function drawFavicon() {
  const colors = (tokens) =>
    `.i{fill:${tokens['--site-color-text']}}.b{fill:${tokens['--site-color-brand']}}`;
  return `${start}
<style>${colors(light)}@media (prefers-color-scheme:dark){${colors(dark)}}</style>
<path class="i" d="${small.ink}"/>
<path class="b" d="${small.brand}"/>
</svg>
`;
}

/** Wraps a 32 px PNG in an `.ico` file: header, directory, picture. */
function wrapIco(png) {
  const head = Buffer.from([0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0]);
  head.writeUInt32LE(png.length, 14);
  return Buffer.concat([head, png]);
}

export const icons = () => ({
  'favicon.svg': drawFavicon(),
  // Browsers scale it down to 16 px.
  'favicon.ico': wrapIco(drawTile({size: 32, share: 0.875, corner: 0.125, mark: small})),
  // Apple devices round the corners.
  'apple-touch-icon.png': drawTile({size: 180, share: 0.76}),
  // The logo for search engines, which may crop it to a circle.
  'icon-512-maskable.png': drawTile({size: 512, share: 0.66}),
});

void runCommand(import.meta.url, {}, () => {
  for (const [name, content] of Object.entries(icons())) writeFileSync(`static/${name}`, content);
});
