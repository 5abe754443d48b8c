import Section from '@site/src/components/Section';
import type {PastPerformance as Work} from '@site/src/company';
import {companyCopy} from '@site/src/data/company';
import styles from './styles.module.css';

const copy = companyCopy.work;

/** How many are shown before the visitor asks for the rest. */
const shownAtOnce = 6;

/** Past work, the most convincing first. Renders nothing while there is none. */
export default function PastPerformance({items}: {items: readonly Work[]}) {
  if (items.length === 0) return null;
  const rest = items.slice(shownAtOnce);
  return (
    <Section id="past-performance" heading={copy.heading}>
      <WorkList items={items.slice(0, shownAtOnce)} />
      {rest.length > 0 && (
        <details className={styles.rest}>
          <summary className={styles.more}>{copy.more(rest.length)}</summary>
          <WorkList items={rest} />
        </details>
      )}
    </Section>
  );
}

function WorkList({items}: {items: readonly Work[]}) {
  return (
    <ol className={styles.list}>
      {items.map((work, index) => (
        // One customer may have several contracts.
        <li key={index} className={styles.work}>
          <h3 className={styles.customer}>{work.customer}</h3>
          <div className={styles.details}>
            <Details work={work} fields={['problem', 'work', 'outcome']} />
            <Details work={work} fields={['value', 'period', 'reference']} />
          </div>
        </li>
      ))}
    </ol>
  );
}

type DetailsProps = {work: Work; fields: (keyof typeof copy.labels)[]};

function Details({work, fields}: DetailsProps) {
  const filled = fields.filter((field) => work[field]?.trim());
  if (filled.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {filled.map((field) => (
        <div key={field}>
          <dt className={styles.label}>{copy.labels[field]}</dt>
          <dd>{work[field]}</dd>
        </div>
      ))}
    </dl>
  );
}
