import {scaleLinear} from 'd3-scale';
import {line} from 'd3-shape';
import type {Cell, FigureData} from '@site/src/content/figures';
import {Canvas, Node, percent, Stretch, Words, written} from './parts';
import styles from './styles.module.css';

const [top, bottom, height] = [70, 270, 300];

/** A line over time, with a line wherever a phase begins and a gap wherever nothing was measured. */
export default function Phases({head, rows, unit, options}: FigureData) {
  const values = rows.flatMap(([, point]) => point?.value ?? []);
  const domain = [Number(options.from ?? 0), Number(options.to ?? Math.max(0, ...values))];
  const y = scaleLinear(domain, [bottom, top]).clamp(true);
  const x = scaleLinear([-1, rows.length], [9, 100]);
  // The line's own field is 100 high, and ends where the phase does.
  const draw = line<readonly [number, Cell | undefined]>()
    .defined(([, point]) => point?.value !== undefined)
    .x(([index]) => x(index))
    .y(([, point]) => (y(point?.value ?? 0) / height) * 100);
  const phases = rows.flatMap(([, , phase], index) =>
    phase?.text === rows[index - 1]?.[2]?.text ? [] : [{name: phase?.text, from: index}],
  );
  const every = Math.ceil(rows.length / 8);
  return (
    <Canvas height={height + 22}>
      {y.ticks(4).map((tick) => (
        <g key={tick}>
          <line
            className={tick === 0 ? styles.zero : styles.grid}
            x2="100%"
            y1={y(tick)}
            y2={y(tick)}
          />
          <Words x={0} y={y(tick) - 5}>
            {written(tick, unit)}
          </Words>
        </g>
      ))}
      {phases.map(({name, from}, index) => {
        const points = rows.map((row, at) => [at, row[1]] as const);
        const end = phases[index + 1]?.from ?? rows.length;
        // On a phone, 280 px wide, a name near the end would not fit behind its line.
        const isLast = (name?.length ?? 0) * 6.8 + 4 > (100 - x(from - 0.5)) * 2.8;
        return (
          <g key={from}>
            {index > 0 && (
              <line
                className={styles.change}
                x1={percent(x(from - 0.5))}
                x2={percent(x(from - 0.5))}
                y1="26"
                y2={bottom}
              />
            )}
            <Words
              x={isLast ? 100 : index === 0 ? 0 : x(from - 0.5)}
              dx={isLast || index === 0 ? 0 : 4}
              y="38"
              at={isLast ? 'end' : 'start'}
              look="strong">
              {name}
            </Words>
            <svg width="100%" height={height}>
              <Stretch d={draw(points.slice(from, end))} />
            </svg>
          </g>
        );
      })}
      {rows.map(([label, point], index) => (
        <g key={index}>
          {point?.value === undefined ? (
            <rect
              className={styles.gap}
              x={percent(x(index - 0.5))}
              width={percent(x(1) - x(0))}
              y={top}
              height={bottom - top}
            />
          ) : (
            <Node
              x={x(index)}
              y={y(point.value)}
              size={4.5}
              look={index < (phases[1]?.from ?? Infinity) ? 'hollow' : 'filled'}
            />
          )}
          {(index + 1) % every === 0 && (
            <Words x={x(index)} y={bottom + 18} at="middle">
              {label?.text}
            </Words>
          )}
        </g>
      ))}
      <Words x={100} y={bottom + 40} at="end">
        {head[0]}
      </Words>
      <Words x={0} y="12">
        {head[1]}
      </Words>
    </Canvas>
  );
}
