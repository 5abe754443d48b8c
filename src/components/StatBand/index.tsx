import styles from './styles.module.css';

type StatBandProps = {
  heading: string;
  items: readonly {
    /** What kind of figure it is, such as `Our goal`; stands above it. */
    qualifier?: string;
    /** The large figure, such as `15+`. */
    figure: string;
    /** What it counts. */
    label: string;
    /** What it means, honestly. */
    text: string;
  }[];
};

/** Very large figures on a common baseline, each with what it means. */
export default function StatBand({heading, items}: StatBandProps) {
  return (
    <section className={styles.band}>
      <h2>{heading}</h2>
      <dl className={styles.stats}>
        {items.map(({qualifier, figure, label, text}) => (
          <div key={label} className={styles.stat}>
            {qualifier && <dt className={styles.qualifier}>{qualifier}</dt>}
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.figure}>{figure}</dd>
            <dd className="quiet">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
