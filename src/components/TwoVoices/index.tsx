import clsx from 'clsx';
import styles from './styles.module.css';

type TwoVoicesProps = {
  /** The first line, set in the sans serif. */
  technology: string;
  /** The second line, set in the serif. */
  human: string;
  /** `h1`, a page's title, or `h2`, a smaller heading within it. */
  as?: 'h1' | 'h2';
  /** The home page's, whose second line is a little larger. */
  isHome?: boolean;
};

/** A heading in two lines: sans serif for technology, serif for people. */
export default function TwoVoices({technology, human, as: Tag = 'h1', isHome}: TwoVoicesProps) {
  return (
    <Tag className={clsx(styles.heading, isHome && styles.home)}>
      <span className={styles.technology}>{technology}</span>{' '}
      <span className={styles.human}>{human}</span>
    </Tag>
  );
}
