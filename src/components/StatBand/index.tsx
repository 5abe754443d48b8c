import styles from './styles.module.css';

type StatBandProps = {
  heading: string;
  /** What kind of figure it is (`Our goal`), the large figure (`15+`), what it counts and what it means. */
  items: readonly {qualifier?: string; figure: string; label: string; text: string}[];
};

/** Very large figures on a common baseline, each with what it means. */
export default function StatBand({heading, items}: StatBandProps) {
  return (
    <section className={`dark band ${styles.band}`}>
      <h2 className="overline">{heading}</h2>
      <dl className={styles.stats}>
        {items.map(({qualifier, figure, label, text}) => (
          <div key={label} className={`stack near ${styles.stat}`}>
            {qualifier && <dt className={styles.qualifier}>{qualifier}</dt>}
            <dt>{label}</dt>
            <dd className={styles.figure}>{figure}</dd>
            <dd className="quiet">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
