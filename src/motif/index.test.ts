import {gzipSync} from 'node:zlib';
import {coverStyles as categories} from '../content/categories';
import {coverVariants} from '../content/covers';
import {readTokens} from '../css/readTokens';
import {distanceFromPath, walkPath} from '../testing/svgPath';
import {followsTheme} from './catalog';
import {compose, type Drawing} from './compose';
import {coverOf} from './covers';
import {inUnits} from './drawing';
import {opacityAt} from './fades';
import {coverTokensOf, draw, drawCover, drawingNames} from './index';
import {UNITS} from './pen';
import {presets} from './presets';

const variants = Array.from({length: coverVariants}, (_, variant) => variant);
const covers = categories.flatMap((category) => variants.map((variant) => ({category, variant})));
const drawnCovers = covers.map((cover) => drawCover(cover));
/** Enough to see what all variants have in common. */
const someCovers = covers.filter(({variant}) => variant < 4);

const all: [name: string, draw: () => string][] = [
  ...drawingNames.map((name): [string, () => string] => [name, () => draw(name)]),
  ...categories.flatMap((category): [string, () => string][] => [
    [`cover of ${category}`, () => drawCover({category, variant: 0})],
    [`cover of ${category}, small`, () => drawCover({category, variant: 0, isSmall: true})],
  ]),
];

describe.each(all)('%s', (name, drawIt) => {
  const svg = drawIt();
  const document = new DOMParser().parseFromString(svg, 'image/svg+xml');

  it('is always the same well-formed drawing, hidden from assistive technology', () => {
    expect(document.querySelector('parsererror')).toBeNull();
    expect(document.documentElement.getAttribute('aria-hidden')).toBe('true');
    expect(drawIt()).toBe(svg);
  });

  it('draws nothing outside its canvas', () => {
    const [x = 0, y = 0, width = 0, height = 0] =
      document.documentElement.getAttribute('viewBox')?.split(' ').map(Number) ?? [];
    const margin = 6 * UNITS;
    const points = [...document.querySelectorAll('path')].flatMap((path) =>
      walkPath(path.getAttribute('d') ?? ''),
    );
    expect(points.length).toBeGreaterThan(50);
    const isWithin = (at: number, start: number, length: number) =>
      at >= start - margin && at <= start + length + margin;
    expect(
      points.filter(([px, py]) => !isWithin(px, x, width) || !isWithin(py, y, height)),
    ).toEqual([]);
  });

  it('can share a page with others: its ids are its own', () => {
    const ids = [...document.querySelectorAll('[id]')].map(({id}) => id);
    const prefix = name.startsWith('cover of') ? 'cover-' : `${name}-`;
    expect(ids.filter((id) => !id.startsWith(prefix))).toEqual([]);
    const references = [...svg.matchAll(/url\(#([^)]*)\)/g)].map(([, id]) => id);
    expect(references.filter((id) => !ids.includes(id ?? ''))).toEqual([]);
  });

  it('takes all its colors from tokens that exist', () => {
    expect(svg).not.toMatch(/#[\da-f]{3,8}"|rgb|<style|style=|<script/i);
    const used = [...svg.matchAll(/var\((--[\w-]+)\)/g)].map(([, token = '']) => token);
    const defined = readTokens('light');
    expect(used.filter((token) => !defined[token])).toEqual([]);
  });
});

const drawings: [string, Drawing][] = [
  ...Object.entries(presets),
  ...someCovers.map(({category, variant}): [string, Drawing] => [
    `${category} ${variant}`,
    coverOf(category, variant),
  ]),
];

it.each(drawings)('the nodes of %s lie on crossings of the lines that are drawn', (_, drawing) => {
  const {nodes, stem, bloom} = compose(inUnits(drawing));
  const [left, top, width, height] = inUnits(drawing).canvas;
  const rings = stem.fine + stem.index + bloom.fine + bloom.index;
  for (const {at, ring} of nodes) {
    if (at[0] < left || at[0] > left + width || at[1] < top || at[1] > top + height) continue;
    expect(distanceFromPath(at, rings)).toBeLessThan(1.5 * UNITS);
    // Farther out the strip lines have died out: there a node stands on its ring alone.
    if ((ring * 2 * Math.PI) / drawing.cells < drawing.crossings / 2)
      expect(distanceFromPath(at, stem.lines + bloom.lines)).toBeLessThan(1.5 * UNITS);
  }
});

it.each(Object.entries(presets))('the nodes of %s can be seen whole', (_, drawing) => {
  const [left, top, width, height] = drawing.canvas;
  for (const {at} of compose(drawing).nodes) {
    const opacities = (drawing.fades ?? []).map((fade) => opacityAt(fade, at));
    expect(opacities.reduce((product, opacity) => product * opacity, 1)).toBeGreaterThan(0.6);
    expect(Math.min(at[0] - left, left + width - at[0])).toBeGreaterThan(4);
    expect(Math.min(at[1] - top, top + height - at[1])).toBeGreaterThan(4);
  }
});

it.each([
  ['the hero, large and small together', 12_000, [draw('home-hero') + draw('home-hero-small')]],
  ['a cover', 6_000, drawnCovers],
  ['a small cover', 3_600, someCovers.map((cover) => drawCover({...cover, isSmall: true}))],
])('%s weighs at most %d bytes, gzipped', (_what, most, svgs) => {
  const weights = svgs.map((svg) => gzipSync(svg, {level: 9}).length);
  expect(Math.max(...weights)).toBeLessThanOrEqual(most);
});

it('no two covers are alike, and each category has its ground', () => {
  const lines = drawnCovers.map((svg) => svg.replaceAll(/--site-[\w-]+/g, ''));
  expect(new Set(lines).size).toBe(covers.length);
  expect(new Set(categories.map((category) => coverTokensOf(category).ground)).size).toBe(6);
  expect(() => drawCover({category: 'Gardening', variant: 0})).toThrow(/"Gardening".*Healthcare/);
});

it('one file serves both themes where the ground is dark in both', () => {
  const [light, dark] = [readTokens('light'), readTokens('dark')];
  for (const name of drawingNames.filter((drawing) => !followsTheme(drawing))) {
    const used = [...draw(name).matchAll(/var\((--[\w-]+)\)/g)].map(([, token = '']) => token);
    expect(used.map((token) => light[token])).toEqual(used.map((token) => dark[token]));
  }
});
