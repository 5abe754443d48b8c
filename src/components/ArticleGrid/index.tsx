import ArticleTeaser from '@site/src/components/ArticleTeaser';
import type {ArticleCard} from '@site/src/content';
import styles from './styles.module.css';

/** How many are in the first row, which is of larger ones. */
const wideCount = 2;

/** A grid of articles, each with its cover above the text: two, then rows of three. */
export default function ArticleGrid({articles}: {articles: readonly ArticleCard[]}) {
  return (
    <div className={styles.grid}>
      {articles.map((article, index) => (
        <ArticleTeaser
          key={article.slug}
          article={article}
          size={index < wideCount ? 'large' : 'medium'}
          as="h2"
        />
      ))}
    </div>
  );
}
