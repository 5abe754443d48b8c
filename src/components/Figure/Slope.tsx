import {scaleLinear} from 'd3-scale';
import type {FigureData} from '@site/src/content/figures';
import {Canvas, Node, percent, Words} from './parts';
import styles from './styles.module.css';

const [left, right] = [20, 60];

/** Each row as a line from its first number to its second. */
export default function Slope({head, rows}: FigureData) {
  const values = rows.flatMap(([, first, second]) => [first?.value ?? 0, second?.value ?? 0]);
  const y = scaleLinear([0, Math.max(...values)], [272, 56]);
  return (
    <Canvas height={300}>
      {[left, right].map((x, index) => (
        <g key={x}>
          <line className={styles.grid} x1={percent(x)} x2={percent(x)} y1="30" y2="284" />
          <Words x={x} y="18" at="middle">
            {head[index + 1]}
          </Words>
        </g>
      ))}
      {rows.map(([name, first, second]) => {
        const [start, end] = [y(first?.value ?? 0), y(second?.value ?? 0)];
        return (
          <g key={name?.text}>
            <line
              className={styles.line}
              x1={percent(left)}
              x2={percent(right)}
              y1={start}
              y2={end}
            />
            <Node x={left} y={start} look="hollow" />
            <Node x={right} y={end} look="gold" size={7} />
            <Words x={left} y={start + 5} dx={-12} at="end" look="strong">
              {first?.text}
            </Words>
            <Words x={right} y={end + 2} dx={16} look="big">
              {second?.text}
            </Words>
            <Words x={right} y={end + 22} dx={16}>
              {name?.text}
            </Words>
          </g>
        );
      })}
    </Canvas>
  );
}
