import {coverStyles} from '../content/categories';
import {coverVariants} from '../content/covers';
import {readTokens} from '../css/readTokens';
import {followsTheme, type DrawingName} from './catalog';
import {nodePoints, type Drawing} from './drawing';
import {opacityAt} from './fades';
import {draw, drawCover} from './index';
import {nodesOf} from './nodes';
import {cardNames, cardOf, coverOf, presets} from './presets';

const drawingNames = Object.keys(presets) as DrawingName[];
const covers = coverStyles.flatMap((category) =>
  Array.from({length: coverVariants}, (_, variant) => ({category, variant})),
);

const files: [name: string, draw: () => string][] = [
  ...drawingNames.map((name): [string, () => string] => [name, () => draw(name)]),
  ...coverStyles.map((category): [string, () => string] => [
    'cover',
    () => drawCover({category, variant: 1, isSmall: true}),
  ]),
];

it.each(files)(
  '%s is well-formed, always the same, and uses only colors from tokens',
  (name, drawIt) => {
    const svg = drawIt();
    expect(drawIt()).toBe(svg);
    const document = new DOMParser().parseFromString(svg, 'image/svg+xml');
    expect(document.querySelector('parsererror')).toBeNull();
    expect(svg).not.toMatch(/NaN|Infinity|undefined|#[\da-f]{3,8}"|rgb|<style|style=|<script/i);
    const ids = [...document.querySelectorAll('[id]')].map(({id}) => id);
    expect(ids.filter((id) => !id.startsWith(`${name}-`))).toEqual([]);
    const used = [...svg.matchAll(/var\((--[\w-]+)\)/g)].map(([, token = '']) => token);
    expect(used.filter((token) => !readTokens('light')[token])).toEqual([]);
    const references = [...svg.matchAll(/url\(#([^)]*)\)/g)].map(([, id]) => id);
    expect(references.filter((id) => !ids.includes(id ?? ''))).toEqual([]);
  },
);

const drawings: [string, Drawing][] = [
  ...Object.entries(presets),
  ...covers
    .slice(0, 40)
    .map(({category, variant}): [string, Drawing] => [
      `${category} ${variant}`,
      coverOf(category, variant),
    ]),
  ...cardNames.map((name): [string, Drawing] => [`card of ${name}`, cardOf(name)]),
];

it.each(drawings)('the nodes of %s are visible', (_, drawing) => {
  const [left, top, width, height] = drawing.canvas;
  for (const point of nodePoints(drawing)) {
    const [x, y] = point;
    if (x < left || x > left + width || y < top || y > top + height) continue;
    const opacity = (drawing.fades ?? []).map((fade) => opacityAt(fade, point));
    expect(Math.min(1, ...opacity)).toBeGreaterThan(0.6);
  }
});

it('has a position for every service in the home drawing, however many there are', () => {
  for (const count of [1, 2, 5, 8, 13]) {
    const half = Array.from({length: count}, () => 0);
    const places = nodesOf([
      ...half.map(() => 'technology' as const),
      ...half.map(() => 'behavioral' as const),
    ]);
    expect(new Set(places.map(({left, top}) => `${left} ${top}`)).size).toBe(2 * count);
  }
});

it('uses the same colors in both themes for a drawing with only one file', () => {
  const [light, dark] = [readTokens('light'), readTokens('dark')];
  for (const name of drawingNames.filter((drawing) => !followsTheme(drawing))) {
    const used = [...draw(name).matchAll(/var\((--[\w-]+)\)/g)].map(([, token = '']) => token);
    expect(used.map((token) => light[token])).toEqual(used.map((token) => dark[token]));
  }
});
