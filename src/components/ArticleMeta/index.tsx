import {formatDate} from '@site/src/content';
import styles from './styles.module.css';

type ArticleMetaProps = {
  /** `YYYY-MM-DD`. */
  date: string;
  /** Minutes. */
  readTime: number;
};

/** When an article was published, and how long it takes to read. */
export default function ArticleMeta({date, readTime}: ArticleMetaProps) {
  return (
    <p className={styles.meta}>
      <time dateTime={date}>{formatDate(date)}</time>
      <span>{readTime} min read</span>
    </p>
  );
}
