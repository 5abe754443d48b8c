import {scaleLinear, scaleUtc} from 'd3-scale';
import type {FigureData} from '@site/src/content/figures';
import {Canvas, Node, percent, Words, written} from './parts';
import styles from './styles.module.css';

/** Dates or numbers on one line, to scale, numbered as in the table below. */
export default function Timeline({rows, unit}: FigureData) {
  const values = rows.map(([first]) => first?.value ?? 0);
  const [low, high] = [values[0] ?? 0, values.at(-1) ?? 1];
  const isDate = unit[1] === 'date';
  const scale = scaleLinear([low, high], [4, isDate ? 86 : 96]);
  const ticks = isDate
    ? scaleUtc()
        .domain([low, high])
        .ticks(4)
        .filter((day) => day.getUTCMonth() === 0)
        .map(Number)
    : scaleLinear().domain([low, high]).ticks(4);
  return (
    <Canvas height={72}>
      <line className={styles.zero} x2="100%" y1="24" y2="24" />
      <line
        className={styles.thick}
        x1={percent(4)}
        x2={percent(isDate ? 100 : 96)}
        y1="24"
        y2="24"
      />
      {ticks.map((tick) => (
        <g key={tick}>
          <line
            className={styles.zero}
            x1={percent(scale(tick))}
            x2={percent(scale(tick))}
            y1="24"
            y2="46"
          />
          <Words x={scale(tick)} y="64" at={scale(tick) < 6 ? 'start' : 'middle'}>
            {isDate ? new Date(tick).getUTCFullYear() : written(tick, unit)}
          </Words>
        </g>
      ))}
      {values.map((value, index) => (
        <g key={value}>
          <Node
            x={scale(value)}
            y={24}
            size={9}
            look={index === values.length - 1 ? 'gold' : 'hollow'}
          />
          <text className={styles.count} x={percent(scale(value))} y="28" textAnchor="middle">
            {index + 1}
          </text>
        </g>
      ))}
    </Canvas>
  );
}
