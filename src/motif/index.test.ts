import {gzipSync} from 'node:zlib';
import {readTokens} from '../css/readTokens';
import {coverVariants} from '../content/covers';
import {categories} from '../content/schema';
import {distanceFromPath, readPath, walkPath} from '../testing/svgPath';
import {followsTheme, sizes} from './catalog';
import {compose, type Drawing} from './compose';
import {coverOf} from './covers';
import {opacityAt} from './fades';
import {inUnits} from './drawing';
import {coverTokensOf, draw, drawCover, drawingNames, tokensOf} from './index';
import {UNITS} from './pen';
import {presets} from './presets';

const variants = Array.from({length: coverVariants}, (_, variant) => variant);
const covers = categories.flatMap((category) => variants.map((variant) => ({category, variant})));

const drawnCovers = covers.map(drawCover);

const all: [string, string][] = [
  ...drawingNames.map((name): [string, string] => [name, draw(name)]),
  ...categories.flatMap((category): [string, string][] => [
    [`${category} cover`, drawCover({category, variant: 0})],
    [`small ${category} cover`, drawCover({category, variant: 0, isSmall: true})],
  ]),
];

const parse = (svg: string): Document => new DOMParser().parseFromString(svg, 'image/svg+xml');
const weigh = (...svgs: string[]): number =>
  svgs.reduce((sum, svg) => sum + gzipSync(svg, {level: 9}).length, 0);

describe.each(all)('%s', (name, svg) => {
  const document = parse(svg);
  const root = document.documentElement;

  it('is one well-formed drawing, hidden from assistive technology', () => {
    expect(document.querySelector('parsererror')).toBeNull();
    expect(root.getAttribute('aria-hidden')).toBe('true');
    expect(root.getAttribute('focusable')).toBe('false');
  });

  it('draws nothing outside its canvas', () => {
    const [x = NaN, y = NaN, width = NaN, height = NaN] = root
      .getAttribute('viewBox')!
      .split(' ')
      .map(Number);
    const margin = 6 * UNITS;
    const points = [...document.querySelectorAll('path')].flatMap((path) =>
      walkPath(path.getAttribute('d')!),
    );
    expect(points.length).toBeGreaterThan(50);
    const outside = points.filter(
      ([px, py]) =>
        !(
          px >= x - margin &&
          px <= x + width + margin &&
          py >= y - margin &&
          py <= y + height + margin
        ),
    );
    expect(outside).toEqual([]);
  });

  it('can share a page with others: its ids are its own, and all that it refers to is in it', () => {
    const ids = [...document.querySelectorAll('[id]')].map(({id}) => id);
    const prefix = name in sizes ? `${name}-` : 'cover-';
    expect(ids.filter((id) => !id.startsWith(prefix))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
    const references = [...svg.matchAll(/url\(#([^)]*)\)/g)].map(([, id]) => id);
    expect(references.filter((id) => !ids.includes(id ?? ''))).toEqual([]);
  });

  it('takes all its colors from tokens that exist', () => {
    expect(svg).not.toMatch(/#[\da-f]{3,8}"|rgb|<style|style=|<script/i);
    const defined = readTokens('light');
    const used = [...svg.matchAll(/var\((--[\w-]+)\)/g)].map(([, token = '']) => token);
    expect(used.length).toBeGreaterThan(2);
    expect(used.filter((token) => !defined[token])).toEqual([]);
  });
});

describe('nodes', () => {
  /** A quarter of the smallest node's radius. */
  const near = 1.5 * UNITS;

  const drawings: [string, Drawing][] = [
    ...Object.entries(presets),
    ...covers.map(({category, variant}): [string, Drawing] => [
      `${category} ${variant}`,
      coverOf(category, variant),
    ]),
  ];

  it.each(drawings)('of %s lie on crossings of the lines that are drawn', (_, drawing) => {
    const {nodes, stem, bloom} = compose(inUnits(drawing));
    const [left, top, width, height] = inUnits(drawing).canvas;
    const pitch = (2 * Math.PI) / drawing.cells;
    const rings = stem.fine + stem.index + bloom.fine + bloom.index;
    for (const {at, ring} of nodes) {
      if (at[0] < left || at[0] > left + width || at[1] < top || at[1] > top + height) continue;
      expect(distanceFromPath(at, rings)).toBeLessThan(near);
      // Farther out the strip lines have died out: there a node stands on its ring alone.
      if (ring * pitch < drawing.crossings / 2)
        expect(distanceFromPath(at, stem.lines + bloom.lines)).toBeLessThan(near);
    }
  });

  it.each(Object.entries(presets))(
    'of %s are not under a fade nor at the very edge',
    (_, drawing) => {
      const [left, top, width, height] = drawing.canvas;
      for (const {at, ring, line} of compose(drawing).nodes) {
        const seen = (drawing.fades ?? []).reduce(
          (opacity, fade) => opacity * opacityAt(fade, at),
          1,
        );
        const edge = Math.min(
          at[0] - left,
          left + width - at[0],
          at[1] - top,
          top + height - at[1],
        );
        expect({ring, line, seen: seen >= 0.6, inside: edge > 4}).toEqual({
          ring,
          line,
          seen: true,
          inside: true,
        });
      }
    },
  );
});

describe('weight, gzipped', () => {
  it('of the hero, large and small together, is at most 12 kB', () => {
    const hero = draw('home-hero');
    expect(weigh(hero, draw('home-hero-small'))).toBeLessThanOrEqual(12_000);
  });

  it('of a cover is at most 6 kB', () => {
    const weights = drawnCovers.map((svg) => weigh(svg));
    expect(Math.max(...weights)).toBeLessThanOrEqual(6_000);
  });

  it('of a small cover is about half', () => {
    const weights = covers.map((cover) => weigh(drawCover({...cover, isSmall: true})));
    expect(Math.max(...weights)).toBeLessThanOrEqual(3_600);
  });
});

describe('covers', () => {
  it('are always the same', () => {
    covers.slice(0, 8).forEach((cover, i) => expect(drawCover({...cover})).toBe(drawnCovers[i]));
  });

  it('differ from variant to variant', () => {
    const lines = drawnCovers.map((svg) => svg.replaceAll(/--site-[\w-]+/g, ''));
    expect(new Set(lines).size).toBe(covers.length);
  });

  it('exist for every category of the specification, on a ground of its own', () => {
    const grounds = categories.map((category) => coverTokensOf(category).ground);
    expect(new Set(grounds).size).toBe(categories.length);
    const ground = parse(drawCover({category: 'Space Tech', variant: 0})).querySelector(
      'svg > rect',
    );
    expect(ground?.getAttribute('fill')).toBe('var(--site-cover-space-tech)');
  });

  it('are refused for a category that has no style, with a list of those that have', () => {
    expect(() => drawCover({category: 'Gardening', variant: 0})).toThrow(/"Gardening".*Healthcare/);
  });

  it('have fewer lines when they are small', () => {
    const count = (isSmall: boolean) =>
      readPath(
        [
          ...parse(drawCover({category: 'Technology', variant: 0, isSmall})).querySelectorAll(
            'path',
          ),
        ]
          .map((path) => path.getAttribute('d'))
          .join(''),
      ).length;
    expect(count(true)).toBeLessThan(count(false) * 0.7);
  });
});

describe('palettes', () => {
  it('of drawings on dark ground are the same in both themes, so that one file serves both', () => {
    const [light, dark] = [readTokens('light'), readTokens('dark')];
    for (const name of drawingNames.filter((drawing) => !followsTheme(drawing))) {
      const inks = Object.values(tokensOf(name)).filter((token) => !token.endsWith('-ground'));
      expect(inks.map((token) => light[token])).toEqual(inks.map((token) => dark[token]));
      expect(draw(name)).not.toContain('-ground)');
    }
  });
});
