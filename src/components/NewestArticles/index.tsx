import ArticleTeaser from '@site/src/components/ArticleTeaser';
import Button from '@site/src/components/Button';
import Section from '@site/src/components/Section';
import type {Action} from '@site/src/content/types';
import {useArticles} from '@site/src/content/articles';
import styles from './styles.module.css';

type NewestArticlesProps = {
  heading: string;
  /** Link to all articles. */
  action: Action;
};

/** The newest article large, the next ones as rows beside it. */
export default function NewestArticles({heading, action}: NewestArticlesProps) {
  const [first, ...others] = useArticles().slice(0, 4);
  return (
    <Section
      tone="tint"
      heading={heading}
      aside={
        <Button to={action.to} kind="quiet">
          {action.label}
        </Button>
      }>
      <div className={styles.articles}>
        {first && <ArticleTeaser article={first} size="large" />}
        <div className={styles.rows}>
          {others.map((article) => (
            <ArticleTeaser key={article.slug} article={article} size="row" />
          ))}
        </div>
      </div>
    </Section>
  );
}
