/** @jest-environment node */
import {drawMark, markBox, smallMarkLimit, variantFor} from './mark';

const points = (path: string) =>
  [...path.matchAll(/([\d.]+) ([\d.]+)/g)].map(([, x, y]) => ({x: Number(x), y: Number(y)}));

it('is straight on the left and curved on the right', () => {
  const {shade, ink, brand} = drawMark('regular');
  expect(shade + ink).not.toContain('C');
  expect(brand).not.toContain('L');
  expect(points(shade + ink).every(({x}) => x <= 24)).toBe(true);
  expect(points(brand).every(({x}) => x >= 24)).toBe(true);
});

it.each(['regular', 'small'] as const)('stays within its box when %s', (variant) => {
  for (const {x, y} of points(Object.values(drawMark(variant)).join(''))) {
    expect(Math.min(x, y)).toBeGreaterThan(1);
    expect(Math.max(x, y)).toBeLessThan(markBox - 1);
  }
});

it('has no facets up to 24 px, where they would blur', () => {
  expect(variantFor(smallMarkLimit)).toBe('small');
  expect(variantFor(25)).toBe('regular');
  expect(drawMark('small').shade).toBe('');
});
