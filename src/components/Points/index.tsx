import styles from './styles.module.css';

type PointsProps = {
  /** Numbered in their order. */
  items: readonly {title: string; text: string}[];
};

/** A numbered list, ruled. */
export default function Points({items}: PointsProps) {
  return (
    <ol className={styles.points}>
      {items.map(({title, text}) => (
        <li key={title} className={styles.point}>
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ol>
  );
}
