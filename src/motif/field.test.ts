/** @jest-environment node */
import {createField, levelAt, ring, stripLine, type Point, type Shape} from './field';

const plain: Shape = {origin: [0, 0], scale: 50, angle: 0};
const grown: Shape = {...plain, petal: 0.2, wobble: 0.06, twist: 0.2, phases: [0.4, 1.3]};
const pitch = (2 * Math.PI) / 20;

const direction = (at: (t: number) => Point, t: number): Point => {
  const [[ax, ay], [bx, by]] = [at(t - 1e-5), at(t + 1e-5)];
  const length = Math.hypot(bx - ax, by - ay);
  return [(bx - ax) / length, (by - ay) / length];
};

it.each([plain, grown])('is an exact square grid far to the left', (shape) => {
  const field = createField(shape);
  for (const row of [-60, -50, -45]) {
    for (const line of [-10, -3, 0, 7]) {
      const [x, y] = field(levelAt(row * pitch))(line * pitch);
      expect(x).toBeCloseTo(row * pitch * 50, 3);
      expect(y).toBeCloseTo(line * pitch * 50, 3);
    }
  }
});

it('crosses its rings and strip lines at right angles while it has no petals', () => {
  const field = createField({...plain, angle: -37});
  for (const distance of [-6, -1.5, -0.3, 0.4, 2, 7]) {
    for (const q of [-2.9, -1.4, 0, 0.6, 2.2]) {
      const [ax, ay] = direction(ring(field, distance).at, q);
      const [bx, by] = direction(stripLine(field, q, -9, 9).at, distance);
      expect(ax * bx + ay * by).toBeCloseTo(0, 4);
    }
  }
});
