import type {ReactNode} from 'react';
import {scaleLinear, scaleLog} from 'd3-scale';
import {line} from 'd3-shape';
import type {PlotSpec} from '@site/src/content/drawFigure';
import {Canvas, Node, percent, Stretch, Words, written} from './parts';
import styles from './styles.module.css';

/** Where a number stands, in percent of the width; nodes at the ends keep inside. */
function scaleOf({domain = [0, 1], isLog, kind}: PlotSpec) {
  const inset = kind === 'hours' ? 0 : 2;
  const scale = isLog ? scaleLog().domain(domain).nice() : scaleLinear().domain(domain);
  return scale.range([inset, 100 - inset]);
}

function Ticks({spec}: {spec: PlotSpec}) {
  const scale = scaleOf(spec);
  return tickValues(spec).map((tick) => (
    <line
      key={tick}
      className={tick === 0 ? styles.zero : styles.grid}
      x1={percent(scale(tick))}
      x2={percent(scale(tick))}
      y2="100%"
    />
  ));
}

/** Round numbers, few enough for a phone. */
function tickValues(spec: PlotSpec): number[] {
  if (!spec.isLog) return scaleOf(spec).ticks(3);
  const powers = scaleOf(spec)
    .ticks(4)
    .filter((tick) => Number.isInteger(Math.log10(tick)));
  return powers.length > 1 ? powers : [...(spec.domain ?? [])];
}

function Bar(spec: PlotSpec) {
  const scale = scaleOf(spec);
  const [zero, end] = [scale(0), scale(spec.values[0] ?? 0)];
  return (
    <>
      <Ticks spec={spec} />
      <svg y="50%">
        <rect
          className={end < zero ? styles.loss : styles.bar}
          x={percent(Math.min(zero, end))}
          width={percent(Math.abs(end - zero))}
          y="-9"
          height="18"
        />
      </svg>
    </>
  );
}

function Dot(spec: PlotSpec) {
  const x = scaleOf(spec)(spec.values[0] ?? 0);
  return (
    <>
      <Ticks spec={spec} />
      <line className={styles.guide} x2={percent(x)} y1="50%" y2="50%" />
      <Node x={x} y="50%" size={6} look={spec.group === 1 ? 'hollow' : 'filled'} />
    </>
  );
}

/** One row of a profile: its points, and half the way to the rows around. */
function Profile(spec: PlotSpec) {
  const scale = scaleOf(spec);
  const across = (values: PlotSpec['above'], group: number) =>
    values?.[group] === undefined ? undefined : scale(values[group]);
  return (
    <>
      <Ticks spec={spec} />
      <line className={styles.guide} x2="100%" y1="50%" y2="50%" />
      {spec.values.map((_, group) => {
        const x = across(spec.values, group) ?? 0;
        const [above, below] = [across(spec.above, group), across(spec.below, group)];
        const points: [number, number][] = [
          ...(above === undefined ? [] : [[(above + x) / 2, 0] as [number, number]]),
          [x, 50],
          ...(below === undefined ? [] : [[(below + x) / 2, 100] as [number, number]]),
        ];
        return (
          <g key={group}>
            <Stretch d={line()(points)} className={group === 0 ? styles.line : styles.second} />
            <Node x={x} y="50%" look={group === 0 ? 'filled' : 'hollow'} />
          </g>
        );
      })}
    </>
  );
}

/** The 24 hours of a day: those between the two numbers are filled. */
function Day({values: [from = 0, to = 0]}: PlotSpec) {
  return Array.from({length: 24}, (_, hour) => (
    <rect
      key={hour}
      className={hour >= from && hour < to ? styles.bar : styles.cell}
      x={percent((hour / 24) * 100 + 0.3)}
      width="3.5%"
      y="10%"
      height="80%"
    />
  ));
}

/** One message between two lanes. */
function Message({values: [from = 0, to = 0], lanes = []}: PlotSpec) {
  const at = (lane: number) => ((lane + 0.5) / lanes.length) * 100;
  const way = Math.sign(to - from);
  return (
    <>
      {lanes.map((lane, index) => (
        <line
          key={lane}
          className={styles.guide}
          x1={percent(at(index))}
          x2={percent(at(index))}
          y2="100%"
        />
      ))}
      <line className={styles.line} x1={percent(at(from))} x2={percent(at(to))} y1="50%" y2="50%" />
      {way !== 0 && (
        <svg x={percent(at(to))} y="50%" overflow="visible">
          <path className={styles.line} d={`M${-9 * way}-5 ${-2 * way} 0 ${-9 * way} 5`} />
        </svg>
      )}
      <Node x={at(from)} y="50%" look={way === 0 ? 'gold' : 'filled'} />
    </>
  );
}

const Lanes = ({lanes = []}: PlotSpec) =>
  lanes.map((lane, index) => (
    <Words key={lane} x={((index + 0.5) / lanes.length) * 100} y="70%" at="middle" look="strong">
      {lane}
    </Words>
  ));

function Axis(spec: PlotSpec) {
  const scale = scaleOf(spec);
  const {unit = ['', '']} = spec;
  const ticks = spec.kind === 'hours' ? [0, 6, 12, 18, 24] : tickValues(spec);
  return ticks.map((tick) => {
    const x = scale(tick);
    return (
      <Words key={tick} x={x} y="70%" at={x < 5 ? 'start' : x > 95 ? 'end' : 'middle'}>
        {written(tick, unit)}
      </Words>
    );
  });
}

const Key = ({group}: PlotSpec) => <Node x={50} y="50%" look={group === 0 ? 'filled' : 'hollow'} />;

/** The two arms of a V, which meet below. */
const Arms = () => <Stretch d="M17 0 41 100H59L83 0" />;

const shapes: Record<string, (spec: PlotSpec) => ReactNode> = {
  axis: Axis,
  hours: Axis,
  bars: Bar,
  dots: Dot,
  key: Key,
  lanes: Lanes,
  profile: Profile,
  sequence: Message,
  v: Arms,
  week: Day,
};

type PlotProps = {
  /** `PlotSpec` as JSON: Markdown gives a component nothing but words. */
  spec: string;
};

/** A drawing in a cell of a table, to the scale of the whole table. */
export default function Plot({spec}: PlotProps) {
  const data = JSON.parse(spec) as PlotSpec;
  const Shape = shapes[data.kind];
  return <Canvas>{Shape && <Shape {...data} />}</Canvas>;
}
