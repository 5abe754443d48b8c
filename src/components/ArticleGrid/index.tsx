import clsx from 'clsx';
import ArticleTeaser from '@site/src/components/ArticleTeaser';
import type {ArticleCard} from '@site/src/content';
import styles from './styles.module.css';

type ArticleGridProps = {
  articles: readonly ArticleCard[];
  /** `even`: rows of three. `wide`: the first row is of two larger ones. */
  layout: 'even' | 'wide';
};

/** How many are in the first row of a `wide` grid. */
const wideCount = 2;

/** A grid of articles, each with its cover above the text. */
export default function ArticleGrid({articles, layout}: ArticleGridProps) {
  return (
    <div className={clsx(styles.grid, styles[layout])}>
      {articles.map((article, index) => (
        <ArticleTeaser
          key={article.slug}
          article={article}
          size={layout === 'wide' && index < wideCount ? 'large' : 'medium'}
          as="h2"
        />
      ))}
    </div>
  );
}
