import clsx from 'clsx';
import styles from './styles.module.css';

type TwoVoicesProps = {
  /** The line in the technology voice. */
  technology: string;
  /** The line in the human voice. */
  human: string;
  as?: 'h1' | 'h2';
  /** `hero` for the home page, `title` for a page's own, `section` for a heading within. */
  size?: 'hero' | 'title' | 'section';
};

/** A heading in the site's two voices: grotesque above, serif below. */
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
