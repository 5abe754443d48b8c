import {scaleLinear} from 'd3-scale';
import type {Parent, PhrasingContent} from 'mdast';
import type {ContainerDirective} from 'mdast-util-directive';
import {canvas, diamond, element, line, rect, text, words} from './drawMarks';
import {namesIn} from './figures';

const weeksIn: Readonly<Record<string, number>> = {day: 1 / 7, week: 1, month: 52 / 12};

/** Converts a duration, such as `2 to 4 weeks` or `3 months`, to weeks; undefined for any other, as `every month`. */
export function readTime(time: string): {least: number; most: number} | undefined {
  const [, first, last = first, unit = ''] =
    /^([1-9]\d*)(?: to (\d+))? (day|week|month)s?$/.exec(time) ?? [];
  const weeks = weeksIn[unit];
  const [least, most] = [Number(first), Number(last)];
  return weeks && most >= least ? {least: least * weeks, most: most * weeks} : undefined;
}

/** Puts the time in a step's heading, as in `Fix and retest: 2 to 6 months`, into an element of its own. */
function splitHeading({children}: Parent): {name: string; time: string} {
  const last = children.at(-1);
  const words = last?.type === 'text' ? last.value : '';
  const [, name = words, time = ''] = /^(.*): (.+)$/s.exec(words) ?? [];
  if (!time) return {name, time};
  const colon = element('span', [text(': ')], {className: 'sr-only'});
  children.splice(-1, 1, text(name), element('span', [colon, text(time)], {dataTime: ''}));
  return {name, time};
}

/**
 * Draws each step's time beside its name, to one scale: a bar for the shortest time and a line to the longest. A step
 * without a duration, such as `every month`, gets a line to the end. With fewer than two durations, the steps stay a
 * list. `label` says what a diamond means; the block's `gold` names the steps that end with one.
 */
export function setTimeline(block: ContainerDirective, label: string | undefined): void {
  const items = block.children as unknown as Parent[];
  const steps = items.flatMap((item) => {
    const [heading] = item.children as unknown as Parent[];
    return heading ? [{item, ...splitHeading(heading)}] : [];
  });
  const times = steps.map(({time}) => readTime(time));
  if (times.filter(Boolean).length < 2) return;
  const gold = namesIn(block.attributes?.gold);
  const total = times.reduce((sum, time) => sum + (time?.most ?? 0), 0);
  const x = scaleLinear([0, total], [0, times.every(Boolean) ? 100 : 88]);
  const inMonths = total > 30;
  const unit = inMonths ? 'months' : 'weeks';
  const shown = (weeks: number) => String(Math.round(inMonths ? (weeks * 12) / 52 : weeks));
  const starts: number[] = [];
  let start = 0;
  for (const [index, {item, name}] of steps.entries()) {
    const time = times[index];
    const end = start + (time?.most ?? 0);
    starts.push(start);
    const marks = time
      ? [
          line(x(start + time.least), 50, x(end), 50),
          line(x(end), 30, x(end), 70),
          rect(x(start), 30, x(time.least), 40),
        ]
      : [line(x(start), 50, 100, 50, 'dashed')];
    const yours = item.children.filter(({type}) => type === 'blockquote') as Parent[];
    item.children = [
      ...item.children.slice(0, 1),
      element('div', [canvas([marks, gold.includes(name) && diamond(x(end), 50)])], {
        dataBar: '',
      }),
      element(
        'div',
        item.children.slice(1).filter(({type}) => type !== 'blockquote'),
      ),
      ...yours.map(({children}) => element('yours', children)),
    ];
    start = end;
  }
  const end = `${shown(start)} ${unit}`;
  // Omit labels that would touch the one before or the last.
  const labeled = starts.filter((week, index) => {
    const before = starts[index - 1];
    return (before === undefined || x(week) - x(before) > 8) && x(start) - x(week) > 22;
  });
  const axis = [
    ...labeled.map((week) => words(shown(week), x(week), 0, week ? 'middle' : '', 0, 14)),
    words(end, x(start), 0, 'end', 0, 14),
  ];
  const scale = element('div', [canvas(axis)], {dataBar: ''}) as unknown as PhrasingContent;
  block.children.push(element('li', [scale], {ariaHidden: 'true', dataAxis: ''}) as never);
  block.data = {hName: 'timeline', hProperties: {label}};
}
