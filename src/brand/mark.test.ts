/** @jest-environment node */
import {drawMark, markBox, shadeOpacity, smallMarkLimit, variantFor} from './mark';

const shapes = (path: string) => path.split(/(?=M)/);
const points = (shape: string) =>
  [...shape.matchAll(/([\d.]+) ([\d.]+)/g)].map(([, x, y]) => ({x: Number(x), y: Number(y)}));
const reach = (path: string) => points(path).map(({x, y}) => Math.hypot(x - 24, y - 25.2));

it('has five petals: two of facets, two of curves, and one half of each at the top', () => {
  const {shade, ink, brand} = drawMark('regular');
  expect(shapes(shade)).toHaveLength(2);
  expect(shapes(ink)).toHaveLength(3);
  expect(shapes(brand)).toHaveLength(3);
});

it('draws its left half straight and its right half curved', () => {
  const {shade, ink, brand} = drawMark('regular');
  expect(shade + ink).not.toContain('C');
  expect(brand).not.toContain('L');
  expect(points(shade + ink).every(({x}) => x <= 24)).toBe(true);
  expect(points(brand).every(({x}) => x >= 24)).toBe(true);
});

it('joins both halves of the top petal on the axis', () => {
  const {ink, brand} = drawMark('regular');
  const onAxis = (path: string) => points(shapes(path)[0] ?? '').filter(({x}) => x === 24);
  expect(onAxis(ink)).toEqual([
    {x: 24, y: 22.3},
    {x: 24, y: 2.2},
  ]);
  expect(onAxis(brand)).toEqual([
    {x: 24, y: 21.9},
    {x: 24, y: 2.8},
  ]);
});

it.each(['regular', 'small'] as const)('stays within its box when %s', (variant) => {
  const outlines = Object.values(drawMark(variant)).join('');
  for (const {x, y} of points(outlines)) {
    expect(Math.min(x, y)).toBeGreaterThan(1);
    expect(Math.max(x, y)).toBeLessThan(markBox - 1);
  }
});

it('keeps the same size and opens its centre when small', () => {
  const [regular, small] = [drawMark('regular'), drawMark('small')];
  const all = ({ink, brand}: typeof small) => reach(ink + brand);
  expect(Math.max(...all(small))).toBeCloseTo(Math.max(...all(regular)), 1);
  expect(Math.min(...all(small))).toBeGreaterThan(Math.min(...all(regular)) + 1);
});

it('has no facets when small', () => {
  const {shade, ink} = drawMark('small');
  expect(shade).toBe('');
  expect(shapes(ink).map((shape) => points(shape).length)).toEqual([3, 4, 4]);
  expect(shadeOpacity).toBeLessThan(1);
});

it('is the small drawing up to 24 px', () => {
  expect(variantFor(16)).toBe('small');
  expect(variantFor(smallMarkLimit)).toBe('small');
  expect(variantFor(25)).toBe('regular');
});
