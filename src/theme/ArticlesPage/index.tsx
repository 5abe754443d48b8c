/**
 * Ours, set as the blog plugin's `blogListComponent` (its option for it): the list of articles.
 */
import Layout from '@site/src/components/Layout';
import ArticleTeaser from '@site/src/components/ArticleTeaser';
import CallToAction from '@site/src/components/CallToAction';
import PageHero from '@site/src/components/PageHero';
import Section from '@site/src/components/Section';
import SubscribeForm from '@site/src/components/SubscribeForm';
import type {ArticleCard} from '@site/src/content';
import {insights as copy} from '@site/src/data/insights';
import styles from './styles.module.css';

type ArticlesPageProps = {
  /** All articles, newest first; the articles plugin puts them on this route. */
  articles: ArticleCard[];
};

/** How many of the articles after the newest stand in the wide first row of the grid. */
const wideCount = 2;

export default function ArticlesPage({articles}: ArticlesPageProps) {
  const [newest, ...others] = articles;
  return (
    <Layout title={copy.title} description={copy.description}>
      <PageHero {...copy.hero} layout="beside" />
      <div className={styles.list}>
        {newest && <ArticleTeaser article={newest} size="feature" as="h2" readLabel={copy.readLabel} eager />}
        <div className={styles.grid}>
          {others.map((article, index) => (
            <ArticleTeaser key={article.slug} article={article} size={index < wideCount ? 'large' : 'medium'} as="h2" />
          ))}
        </div>
      </div>
      <Section tone="tint" layout="split" {...copy.stayUpdated}>
        <SubscribeForm />
      </Section>
      <CallToAction {...copy.closing} drawing="closing-d" />
    </Layout>
  );
}
