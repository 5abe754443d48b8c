import type {Point} from './field';

/**
 * Units of a drawing's coordinate system per pixel. Whole quarter pixels cost a sixth less than
 * decimals, gzipped, and nobody can tell the difference; so a canvas of 1440 px has a viewBox of 5760.
 */
export const UNITS = 4;

/**
 * Writes SVG path data as short as it goes: relative commands, whole units, no needless space or
 * repeated command letter. The pen keeps its place in whole units, so rounding never adds up.
 */
export class Pen {
  private parts: string[] = [];
  private place: Point = [0, 0];
  private command = '';

  /** The path data so far. */
  get data(): string {
    return this.parts.join('');
  }

  /** Lifts the pen and sets it down at a point. */
  moveTo(to: Point): void {
    this.write(this.parts.length > 0 ? 'm' : 'M', [to]);
  }

  /** Draws a straight line; nothing when it would have no length. */
  lineTo([x, y]: Point): void {
    const [fromX, fromY] = this.place;
    const [toX, toY] = [Math.round(x), Math.round(y)];
    if (toX === fromX && toY === fromY) return;
    if (toX === fromX) this.write('v', [], toY - fromY);
    else if (toY === fromY) this.write('h', [], toX - fromX);
    else this.write('l', [[x, y]]);
    this.place = [toX, toY];
  }

  /** Draws a cubic Bézier with two control points. */
  curveTo(first: Point, second: Point, to: Point): void {
    this.write('c', [first, second, to]);
  }

  /** Closes the area. */
  close(): void {
    this.parts.push('z');
    this.command = '';
  }

  private write(command: string, points: Point[], ...lengths: number[]): void {
    const [startX, startY] = this.place;
    const numbers = [...lengths];
    for (const [x, y] of points) {
      this.place = [Math.round(x), Math.round(y)];
      numbers.push(this.place[0] - startX, this.place[1] - startY);
    }
    const repeats = command === this.command && command !== 'm';
    numbers.forEach((number, i) => {
      const lead = i === 0 && !repeats ? command : number < 0 ? '' : ' ';
      this.parts.push(`${lead}${number}`);
    });
    this.command = command;
  }
}
