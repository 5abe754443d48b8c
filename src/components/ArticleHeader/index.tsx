import Link from '@docusaurus/Link';
import ArticleMeta from '@site/src/components/ArticleMeta';
import Cover from '@site/src/components/Cover';
import InlineDrawing from '@site/src/components/InlineDrawing';
import Label from '@site/src/components/Label';
import Unbroken from '@site/src/components/Unbroken';
import {formatDate, unpublishedText, type ArticleCard} from '@site/src/content';
import {categoryTone, coverStyle} from '@site/src/content/categories';
import {insights as copy} from '@site/src/data/insights';
import {drawCover} from '@site/src/motif';
import {site} from '@site/src/site';
import styles from './styles.module.css';

/** The top of an article: the way back, category, title, byline and cover. */
export default function ArticleHeader({article}: {article: ArticleCard}) {
  const {title, category, updated, coverVariant: variant} = article;
  const drawn = (isSmall: boolean) => drawCover({category: coverStyle(category), variant, isSmall});
  return (
    <header className={styles.header}>
      <p className={styles.back} data-frame data-screen>
        <Link to={copy.back.to}>{copy.back.label}</Link>
      </p>
      <Label tone={categoryTone(category)} badge={unpublishedText(article)}>
        {category}
      </Label>
      <h1 className={styles.title}>
        <Unbroken>{title}</Unbroken>
      </h1>
      <ArticleMeta {...article}>
        <span>By {site.company}</span>
        {updated && (
          <span>
            Updated <time dateTime={updated}>{formatDate(updated)}</time>
          </span>
        )}
      </ArticleMeta>
      <div className={styles.cover} data-screen>
        <Cover
          article={article}
          size="large"
          drawing={<InlineDrawing svg={drawn(false)} narrow={drawn(true)} />}
        />
      </div>
    </header>
  );
}
