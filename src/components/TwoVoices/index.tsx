import clsx from 'clsx';
import styles from './styles.module.css';

type TwoVoicesProps = {
  /** The first line, set in the sans serif. */
  technology: string;
  /** The second line, set in the serif. */
  human: string;
  as?: 'h1' | 'h2';
  /** `hero` on the home page, `title` for other page titles, `section` for headings within a page. */
  size?: 'hero' | 'title' | 'section';
};

/** A heading in two lines: sans serif for technology, serif for people. */
export default function TwoVoices({
  technology,
  human,
  as: Tag = 'h1',
  size = 'title',
}: TwoVoicesProps) {
  return (
    <Tag className={clsx(styles.heading, styles[size])}>
      <span className={styles.technology}>{technology}</span>{' '}
      <span className={styles.human}>{human}</span>
    </Tag>
  );
}
