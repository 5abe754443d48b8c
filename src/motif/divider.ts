/** The divider: a thin strip in which a lattice lets go of its rungs and its lines become waves. */
import type {Palette} from './drawing';
import {type Fade, gradient, mask, opacityAt} from './fades';
import {type Curve, type Point, smoothstep} from './field';
import {type Box, isInside, linePath} from './path';
import {UNITS} from './pen';

const WIDTH = 1440;
const HEIGHT = 64;
/** Distance between two lines, and between two rungs, in px: square cells. */
const PITCH = 9;
/** Lines above and below the middle one. */
const SIDE_LINES = 2;
/** Where the waves begin and where they are full, in px. */
const CALM = 330;
const FULL = 1320;
/** Height of the full waves in px: with the lines' own places they stay within the strip. */
const SWELL = 11;
/** Length of a wave at its end in px; neighbors run ahead of each other by a share of it. */
const WAVE = 300;
const LEAD = 0.09;
/** Where the rungs have died out, in px. */
const RUNGS_END = 760;
/** Gold dots, on crossings of a rung and a line. */
const NODES = [
  {rung: 12, line: 1},
  {rung: 31, line: -1},
  {rung: 52, line: 0},
];

/** Place of a rung, in px. */
const rungAt = (rung: number): number => (rung + 0.5) * PITCH;

/** Height of a line at a place, in px. */
function heightAt(line: number, x: number): number {
  const swell = SWELL * smoothstep(CALM, FULL, x);
  return (
    HEIGHT / 2 + line * PITCH + swell * Math.sin(2 * Math.PI * ((x - CALM) / WAVE + line * LEAD))
  );
}

const scaled = (x: number, y: number): Point => [x * UNITS, y * UNITS];

/** The divider as an SVG string. */
export function renderDivider(id: string, palette: Palette): string {
  const box: Box = [0, 0, WIDTH * UNITS, HEIGHT * UNITS];
  const rungFade: Fade = {
    from: scaled(CALM - 120, 0),
    to: scaled(RUNGS_END, 0),
    stops: [
      [0, 1],
      [1, 0],
    ],
  };
  const sides = Array.from({length: 2 * SIDE_LINES + 1}, (_, i) => i - SIDE_LINES);
  const lines = sides.map((line): Curve => ({
    at: (x) => scaled(x, heightAt(line, x)),
    from: 0,
    to: WIDTH,
    samples: 240,
  }));
  const rungs = Array.from({length: Math.floor(RUNGS_END / PITCH)}, (_, i): Curve => {
    const x = rungAt(i);
    return {
      at: (line) => scaled(x, heightAt(line, x)),
      from: -SIDE_LINES,
      to: SIDE_LINES,
      samples: 8,
    };
  });
  const isVisible = (point: Point): boolean => isInside(box, point);
  const isRung = (point: Point): boolean => isVisible(point) && opacityAt(rungFade, point) > 0.03;
  const ink = gradient(`${id}-i`, {from: scaled(CALM, 0), to: scaled(WIDTH, 0)}, [
    {offset: 0, color: palette.technology},
    {offset: 1, color: palette.human},
  ]);
  const nodes = NODES.map(({rung, line}) => {
    const x = rungAt(rung);
    const [cx, cy] = scaled(x, heightAt(line, x)).map(Math.round);
    return `<circle cx="${cx}" cy="${cy}" r="${3 * UNITS}" fill="${palette.brand}"/>`;
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(' ')}" width="${WIDTH}" height="${HEIGHT}" ` +
    'preserveAspectRatio="xMidYMid slice" fill="none" aria-hidden="true" focusable="false">' +
    `<defs>${ink}${mask(`${id}-r`, rungFade, box)}</defs>` +
    `<g stroke="url(#${id}-i)" stroke-width="${UNITS}"><path d="${linePath(lines, isVisible)}"/>` +
    `<g mask="url(#${id}-r)"><path d="${linePath(rungs, isRung)}"/></g></g>${nodes.join('')}</svg>`
  );
}
