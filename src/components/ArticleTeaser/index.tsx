import clsx from 'clsx';
import ArticleMeta from '@site/src/components/ArticleMeta';
import {CardLink} from '@site/src/components/links';
import Cover from '@site/src/components/Cover';
import Icon from '@site/src/components/Icon';
import Label from '@site/src/components/Label';
import {unpublishedText, type ArticleCard} from '@site/src/content';
import {categoryTone} from '@site/src/content/categories';
import Unbroken from '@site/src/components/Unbroken';
import styles from './styles.module.css';

type ArticleTeaserProps = {
  article: ArticleCard;
  /**
   * `feature` across the width with words beside its cover, `large` and `medium` with the cover above,
   * `row` a line with a thumbnail.
   */
  size: 'feature' | 'large' | 'medium' | 'row';
  /** Level of its title. Default: `h3`. */
  as?: 'h2' | 'h3';
  /** Words of a visible link under a feature; the title is a link in any case. */
  readLabel?: string;
};

/** An article as lists show it: cover, category, title, excerpt, date, read time. */
export default function ArticleTeaser({
  article,
  size,
  as: Title = 'h3',
  readLabel,
}: ArticleTeaserProps) {
  const {slug, permalink, title, description, category} = article;
  const heading = `teaser-${slug}`;
  return (
    <article className={clsx(styles.teaser, styles[size])} aria-labelledby={heading}>
      <div className={styles.cover}>
        <Cover
          article={article}
          size={size === 'row' ? 'small' : size === 'medium' ? 'medium' : 'large'}
        />
      </div>
      <div className={styles.words}>
        <Label tone={categoryTone(category)} badge={unpublishedText(article)}>
          {category}
        </Label>
        <Title className={styles.title} id={heading}>
          <CardLink to={permalink}>
            <Unbroken>{title}</Unbroken>
          </CardLink>
        </Title>
        {size !== 'row' && <p className={styles.excerpt}>{description}</p>}
        <ArticleMeta {...article} />
        {readLabel && (
          <span className={styles.read} aria-hidden="true">
            {readLabel} <Icon name="arrow" />
          </span>
        )}
      </div>
    </article>
  );
}
