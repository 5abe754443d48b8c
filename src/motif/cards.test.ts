/** @jest-environment node */
import {cardDrawing, cardDrawingNames} from './cards';
import {cardSize} from './catalog';
import {compose} from './compose';
import {opacityAt} from './fades';

describe.each(cardDrawingNames)('the card of "%s"', (name) => {
  const drawing = cardDrawing(name);
  const [x, y, width, height] = drawing.canvas;
  const {stem, bloom, nodes} = compose(drawing);

  it('fills the card and leaves its left half to the words', () => {
    expect({width, height}).toEqual(cardSize);
    expect((stem.fine + bloom.fine).length).toBeGreaterThan(300);
    const opacity = (left: number) =>
      (drawing.fades ?? []).reduce((product, fade) => product * opacityAt(fade, [x + left, y]), 1);
    expect(opacity(width / 2)).toBe(0);
    expect(opacity(width - 100)).toBe(1);
  });

  it('has its nodes where its lines are seen', () => {
    const seen = nodes.filter(({at}) => at[0] < x + width && at[1] > y && at[1] < y + height);
    for (const {at} of seen) expect(at[0]).toBeGreaterThan(x + width / 2);
    expect(seen.length).toBeGreaterThan(0);
  });
});

it('differs from variant to variant', () => {
  const rings = [0, 1, 2].map((variant) => compose(cardDrawing('Healthcare', variant)).bloom.fine);
  expect(new Set(rings).size).toBe(3);
});

it('is refused for a name that no drawing has, with a list of those there are', () => {
  expect(() => cardDrawing('Gardening')).toThrow(/"Gardening".*Healthcare/);
  expect(() => cardDrawing('constructor')).toThrow(/Known/);
});
