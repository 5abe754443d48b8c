import clsx from 'clsx';
import styles from './styles.module.css';

type ValuesProps = {
  label: string;
  items: readonly {
    title: string;
    /** Which typeface the word is set in. */
    tone: 'technology' | 'behavioral' | 'both';
    text: string;
  }[];
};

/** The company's values, each in the typeface of its service line. */
export default function Values({label, items}: ValuesProps) {
  return (
    <section className={styles.values}>
      <h2 className={styles.label}>{label}</h2>
      <dl className={styles.list}>
        {items.map(({title, tone, text}) => (
          <div key={title} className={styles.value}>
            <dt className={clsx(styles.title, styles[tone])}>{title}</dt>
            <dd className={styles.text}>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
