import {Fragment, type CSSProperties} from 'react';
import samples from '@generated/site-content/default/samples.json';
import Button from '@site/src/components/Button';
import Icon from '@site/src/components/Icon';
import Sheet from '@site/src/components/Sheet';
import {useServices} from '@site/src/content';
import type {Sample} from '@site/src/content/types';
import styles from './styles.module.css';

/** What a service's sample is, without its subject: `Test report`. */
export const sampleName = (slug: string): string | undefined =>
  samples[slug]?.title.split(/[:,]/)[0];

type SamplesProps = {
  heading: string;
  /** The services whose samples are shown, by slug. */
  services: readonly string[];
};

/** Samples of what clients get, of which one is open at a time. */
export default function Samples({heading, services: slugs}: SamplesProps) {
  const services = useServices();
  const shown = slugs.flatMap((slug) => {
    const service = services.find((one) => one.slug === slug);
    const sample = samples[slug];
    return service && sample ? [{service, sample}] : [];
  });
  return (
    <section
      className={`band ${styles.samples}`}
      style={{'--count': shown.length + 1} as CSSProperties}>
      <h2>{heading}</h2>
      {shown.map(({service: {slug, group, label, permalink}, sample}, index) => (
        <details key={slug} name="samples" open={index === 0} data-tone={group}>
          <summary className="beside spread">
            <strong>{sampleName(slug)}</strong>
            <span className="fine tablet-up">{label}</span>
            <Icon name="chevron" />
          </summary>
          <Sheet {...sample}>
            <KeyRows {...sample} />
          </Sheet>
          <Button to={permalink} label={label} kind="quiet" />
        </details>
      ))}
    </section>
  );
}

/** The row of the remark, and those beside it. */
const KeyRows = ({rows: [head = [], ...body], note}: Sample) => (
  <div>
    <table data-stack={head.length > 3 ? '' : undefined} data-drawn="">
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {body.map((cells) => {
          const remark = note && cells.includes(note.row) ? note : undefined;
          return (
            <Fragment key={cells[0]}>
              <tr data-noted={remark && ''}>
                {cells.map((cell, column) => (
                  <td key={column} data-label={head[column]}>
                    {cell}
                  </td>
                ))}
              </tr>
              {remark && (
                <tr data-note="">
                  <td colSpan={head.length}>
                    <strong>{remark.row}</strong> {remark.text}
                  </td>
                </tr>
              )}
            </Fragment>
          );
        })}
      </tbody>
    </table>
  </div>
);
