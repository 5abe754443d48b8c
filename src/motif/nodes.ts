import type {ServiceGroup} from '../content/types';
import {nodePoints} from './drawing';
import {presets} from './presets';

/** A position in the home drawing, in percent, and the side of it that has room for a name. */
type Place = {left: string; top: string; side: 'left' | 'right'};

/** The services' positions in the home drawing: technology on the lattice, behavioral around the flower. */
export function nodesOf(groups: readonly ServiceGroup[]): Place[] {
  const drawing = presets['home-hero'];
  const [left, top, width, height] = drawing.canvas;
  const percent = (value: number) => `${Math.round(value * 10) / 10}%`;
  return groups.map((group, index) => {
    const place = groups.slice(0, index).filter((other) => other === group).length;
    const count = groups.filter((other) => other === group).length;
    // From -1 to 1, across the drawing.
    const share = (2 * place + 1) / count - 1;
    const isTechnology = group === 'technology';
    const line = isTechnology ? Math.round(share * 9) : share * 3.2 + 0.3;
    const ring = isTechnology
      ? [-3, -9, -6][place % 3]!
      : Math.round(26 - 4 * Math.abs(line) + line);
    const [[x, y] = [0, 0]] = nodePoints({...drawing, nodes: [{ring, line}]});
    return {
      left: percent((100 * (x - left)) / width),
      top: percent((100 * (y - top)) / height),
      side: (isTechnology ? share < 0 : share > 0.5) ? 'left' : 'right',
    };
  });
}
