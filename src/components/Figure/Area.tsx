import {scaleLinear} from 'd3-scale';
import type {FigureData} from '@site/src/content/figures';
import {Canvas, percent, Words} from './parts';
import styles from './styles.module.css';

const bottom = 230;

/** The share of the width that stays free between two areas. */
const space = 12;

/** Rectangles whose width is the first number and whose area is the second; a third is an outline. */
export default function Area({head, rows}: FigureData) {
  const widths = rows.map(([, width]) => width?.value ?? 1);
  const total = widths.reduce((sum, width) => sum + width, 0);
  const heights = rows.map(([, width, ...amounts]) =>
    amounts.map(({value = 0}) => value / (width?.value ?? 1)),
  );
  const x = scaleLinear([0, total], [0, 100 - space * (rows.length - 1)]);
  const y = scaleLinear([0, Math.max(...heights.flat())], [0, bottom - 64]);
  return (
    <Canvas height={bottom + 52}>
      <line className={styles.zero} x2="100%" y1={bottom} y2={bottom} />
      {rows.map(([name, , ...amounts], index) => {
        const before = widths.slice(0, index).reduce((sum, width) => sum + width, 0);
        const left = x(before) + space * index;
        const width = percent(x(widths[index] ?? 0));
        return (
          <g key={name?.text}>
            {heights[index]?.map((height, which) => (
              <rect
                key={which}
                className={which === 0 ? styles.bar : styles.outline}
                x={percent(left)}
                y={bottom - y(height)}
                width={width}
                height={y(height)}
              />
            ))}
            {amounts.map(({text}, which) => (
              <Words
                key={which}
                x={left}
                y={bottom - y(heights[index]?.[which] ?? 0) + (which === 0 ? -6 : -8)}
                look={which === 0 ? 'big' : 'strong'}>
                {text}
              </Words>
            ))}
            <Words x={left} y={bottom + 22} look="strong">
              {name?.text}
            </Words>
            <Words x={left} y={bottom + 42}>
              {rows[index]?.[1]?.text}
            </Words>
          </g>
        );
      })}
      {head.slice(2).map((label, which) => (
        <g key={label}>
          <rect
            className={which === 0 ? styles.bar : styles.outline}
            x={percent(which * 40)}
            y="4"
            width="14"
            height="14"
          />
          <Words x={which * 40} dx={22} y="16">
            {label}
          </Words>
        </g>
      ))}
    </Canvas>
  );
}
