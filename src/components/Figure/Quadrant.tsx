import {scaleLinear} from 'd3-scale';
import type {FigureData} from '@site/src/content/figures';
import {Canvas, Node, percent, Words} from './parts';
import styles from './styles.module.css';

const [top, bottom] = [28, 348];

/** Points on two scales, in four named quarters. */
export default function Quadrant({head, rows, options}: FigureData) {
  const domain = (column: number) => {
    const values = rows.map((row) => row[column]?.value ?? 0);
    return [Number(options.from ?? Math.min(...values)), Number(options.to ?? Math.max(...values))];
  };
  const x = scaleLinear(domain(1), [0, 100]);
  const y = scaleLinear(domain(2), [bottom, top]);
  const middle = (top + bottom) / 2;
  const corners = options.corners?.split(',').map((corner) => corner.trim()) ?? [];
  return (
    <Canvas height={bottom + 28}>
      {corners.map(
        (corner, index) =>
          corner === options.gold && (
            <rect
              key={corner}
              className={styles.marked}
              x={index % 2 ? '50%' : 0}
              y={index < 2 ? top : middle}
              width="50%"
              height={middle - top}
            />
          ),
      )}
      <rect className={styles.frame} y={top} width="100%" height={bottom - top} />
      <line className={styles.zero} x1="50%" x2="50%" y1={top} y2={bottom} />
      <line className={styles.zero} x2="100%" y1={middle} y2={middle} />
      {corners.map((corner, index) => (
        <Words
          key={corner}
          x={index % 2 ? 100 : 0}
          dx={index % 2 ? -12 : 12}
          y={index < 2 ? top + 24 : bottom - 14}
          at={index % 2 ? 'end' : 'start'}>
          {corner}
        </Words>
      ))}
      {rows.map(([name, across, up]) => {
        const [left, height] = [x(across?.value ?? 0), y(up?.value ?? 0)];
        const isRight = left > 50;
        return (
          <g key={name?.text}>
            <Node x={left} y={height} size={6} />
            <Words
              x={left}
              dx={isRight ? -12 : 12}
              y={height + 5}
              at={isRight ? 'end' : 'start'}
              look="strong">
              {name?.text}
            </Words>
          </g>
        );
      })}
      <Words x={100} y={bottom + 22} at="end">
        {head[1]} →
      </Words>
      <Words x={0} y="16">
        ↑ {head[2]}
      </Words>
      <line className={styles.zero} x1={percent(0)} x2={percent(100)} y1={bottom} y2={bottom} />
    </Canvas>
  );
}
