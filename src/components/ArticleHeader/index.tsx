import Link from '@docusaurus/Link';
import ArticleMeta from '@site/src/components/ArticleMeta';
import Badge from '@site/src/components/Badge';
import Cover from '@site/src/components/Cover';
import Label from '@site/src/components/Label';
import type {ArticleCard} from '@site/src/content';
import {categoryTone} from '@site/src/content/categories';
import {insights as copy} from '@site/src/data/insights';
import Unbroken from '@site/src/components/Unbroken';
import styles from './styles.module.css';

/** The top of an article: the way back, category, title, date, read time and cover. */
export default function ArticleHeader({article}: {article: ArticleCard}) {
  const {title, category, date, readTime, unpublished} = article;
  return (
    <header className={styles.header}>
      <p className={styles.back} data-frame data-screen>
        <Link to={copy.back.to}>{copy.back.label}</Link>
      </p>
      <Label tone={categoryTone(category)}>{category}</Label>
      <h1 className={styles.title}>
        <Unbroken>{title}</Unbroken>
      </h1>
      <ArticleMeta date={date} readTime={readTime} />
      {unpublished && <Badge>{copy.unpublished[unpublished]}</Badge>}
      <div className={styles.cover} data-screen>
        <Cover article={article} size="large" eager />
      </div>
    </header>
  );
}
