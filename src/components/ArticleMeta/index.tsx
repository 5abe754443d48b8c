import type {ReactNode} from 'react';
import {formatDate} from '@site/src/content';
import styles from './styles.module.css';

type ArticleMetaProps = {
  /** `YYYY-MM-DD`. */
  date: string;
  /** Minutes. */
  readTime: number;
  /** More of it, each in an element of its own. */
  children?: ReactNode;
};

/** When an article was published, how long it takes to read, and what else there is to say. */
export default function ArticleMeta({date, readTime, children}: ArticleMetaProps) {
  return (
    <p className={styles.meta}>
      <time dateTime={date}>{formatDate(date)}</time>
      <span>{readTime} min read</span>
      {children}
    </p>
  );
}
