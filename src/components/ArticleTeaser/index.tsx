import type {ReactNode} from 'react';
import clsx from 'clsx';
import {CardLink} from '@site/src/components/links';
import Cover from '@site/src/components/Cover';
import type {InlineDrawingProps} from '@site/src/components/Drawing';
import Icon from '@site/src/components/Icon';
import Label from '@site/src/components/Label';
import {Unbroken} from '@site/src/components/Title';
import {formatDate, formatMonth, unpublishedText, type ArticleCard} from '@site/src/content';
import {categoryTone} from '@site/src/content/categories';
import {fill} from '@site/src/site/fill';
import {fillIn} from '@site/src/site/fillIn';
import words from '@site/src/site/words.yml';
import styles from './styles.module.css';

const copy = fill(words.articles);

type ArticleMetaProps = Pick<ArticleCard, 'date' | 'readTime' | 'updated'> & {
  /** The article's authors. */
  children?: ReactNode;
};

export function ArticleMeta({date, readTime, updated, children}: ArticleMetaProps) {
  return (
    <p className={clsx('fine', styles.meta)}>
      <time dateTime={date}>{formatDate(date)}</time>
      <span>{fillIn(copy.readTime, {minutes: readTime})}</span>
      {updated && (
        <time dateTime={updated}>{fillIn(copy.updated, {month: formatMonth(updated)})}</time>
      )}
      {children}
    </p>
  );
}

type ArticleTeaserProps = {
  article: ArticleCard;
  /** `feature`: full width; `third`: a third of it; `row`: a row with a thumbnail. Default: half the width. */
  look?: 'feature' | 'third' | 'row';
  as?: 'h2' | 'h3';
  /** The cover's drawing, to be inlined on the first screen. */
  drawing?: InlineDrawingProps | undefined;
};

export default function ArticleTeaser(props: ArticleTeaserProps) {
  const {article, look, as: Title = 'h3', drawing} = props;
  const {slug, permalink, title, description, category} = article;
  const heading = `teaser-${slug}`;
  return (
    <article
      className={clsx('stack', styles.teaser, look && styles[look])}
      aria-labelledby={heading}>
      <Cover article={article} className={styles.cover} look={look} drawing={drawing} />
      <div className={`stack near ${styles.words}`}>
        <Label tone={categoryTone(category)} badge={unpublishedText(article)}>
          {category}
        </Label>
        <Title className={styles.title} id={heading}>
          <CardLink to={permalink}>
            <Unbroken>{title}</Unbroken>
          </CardLink>
        </Title>
        {look !== 'row' && <p className="quiet">{description}</p>}
        <ArticleMeta {...article}>
          <span>{fillIn(copy.by, {names: article.authors.map(({name}) => name).join(', ')})}</span>
        </ArticleMeta>
        {look === 'feature' && (
          <span className={`beside ${styles.read}`} aria-hidden="true">
            {copy.readLabel} <Icon name="arrow" />
          </span>
        )}
      </div>
    </article>
  );
}

/** A grid of articles: two larger ones, then rows of three. */
export const ArticleGrid = ({articles}: {articles: readonly ArticleCard[]}) => (
  <div className={styles.grid}>
    {articles.map((article, index) => (
      <ArticleTeaser
        key={article.slug}
        article={article}
        look={index > 1 ? 'third' : undefined}
        as="h2"
      />
    ))}
  </div>
);

/** Articles side by side, or in rows on small screens. */
export const NewestArticles = ({articles}: {articles: ArticleCard[]}) => (
  <div className={`columns ruled ${styles.newest}`}>
    {articles.map((article) => (
      <ArticleTeaser key={article.slug} article={article} look="row" />
    ))}
  </div>
);
