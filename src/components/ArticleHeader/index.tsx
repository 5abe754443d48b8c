import Link from '@docusaurus/Link';
import clsx from 'clsx';
import {ArticleMeta} from '@site/src/components/ArticleTeaser';
import Cover from '@site/src/components/Cover';
import Label from '@site/src/components/Label';
import Title from '@site/src/components/Title';
import {formatDate, unpublishedText, type ArticleCard} from '@site/src/content';
import {categoryTone} from '@site/src/content/categories';
import {insights as copy} from '@site/src/data/insights';
import {drawCovers} from '@site/src/motif';
import {site} from '@site/src/site';
import styles from './styles.module.css';

/** The top of an article: the way back, category, title, byline and cover. */
export default function ArticleHeader({article}: {article: ArticleCard}) {
  const {title, category, updated} = article;
  return (
    <header className={clsx('stack', styles.header)}>
      <p className="reach fine" data-frame data-screen>
        <Link to={copy.back.to}>{copy.back.label}</Link>
      </p>
      <Label tone={categoryTone(category)} badge={unpublishedText(article)}>
        {category}
      </Label>
      <Title>{title}</Title>
      <ArticleMeta {...article}>
        <span>By {site.company}</span>
        {updated && (
          <span>
            Updated <time dateTime={updated}>{formatDate(updated)}</time>
          </span>
        )}
      </ArticleMeta>
      <Cover article={article} className={styles.cover} drawing={drawCovers(article)} />
    </header>
  );
}
