import type {CSSProperties} from 'react';
import samples from '@generated/site-content/default/samples.json';
import Button from '@site/src/components/Button';
import Icon from '@site/src/components/Icon';
import {useServices} from '@site/src/content';
import type {Sample, ServiceCard} from '@site/src/content/types';
import styles from './styles.module.css';

/** What a service's sample is, without its subject: `Test report`. */
export const sampleName = (slug: string): string | undefined =>
  samples[slug]?.title.split(/[:,]/)[0];

type SamplesProps = {
  heading: string;
  /** The services whose samples are shown, by slug. */
  services: readonly string[];
  /** The badge of each. */
  label: string;
};

/** Samples of what clients get, of which one is open at a time. */
export default function Samples({heading, services: slugs, label}: SamplesProps) {
  const services = useServices();
  const shown = slugs.flatMap((slug) => services.find((service) => service.slug === slug) ?? []);
  return (
    <section
      className={`band ${styles.samples}`}
      style={{'--count': shown.length + 1} as CSSProperties}>
      <h2>{heading}</h2>
      {shown.map((service, index) => (
        <details key={service.slug} name="samples" open={index === 0} data-tone={service.group}>
          <summary className="beside spread">
            <strong>{sampleName(service.slug)}</strong>
            <span className="fine tablet-up">{service.label}</span>
            <Icon name="chevron" />
          </summary>
          <Sheet service={service} label={label} sample={samples[service.slug]} />
        </details>
      ))}
    </section>
  );
}

type SheetProps = {service: ServiceCard; sample: Sample | undefined; label: string};

function Sheet({service, sample, label}: SheetProps) {
  if (!sample) return null;
  const {title, reference, date, rows, note} = sample;
  const [head = [], ...body] = rows;
  return (
    <figure className={styles.sheet}>
      <figcaption className="cluster spread fine">
        <span className="badge">{label}</span>
        <span>
          {reference} · {date}
        </span>
        <strong>{title}</strong>
      </figcaption>
      <div className="measured">
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
            {body.map((cells, row) => (
              <tr key={row} data-noted={cells[0] === note?.row ? '' : undefined}>
                {cells.map((cell, column) => (
                  <td key={column} data-label={head[column]}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {note && (
        <p className={styles.note}>
          <strong>{note.row}</strong> {note.text}
        </p>
      )}
      <Button to={service.permalink} label={service.label} kind="quiet" />
    </figure>
  );
}
