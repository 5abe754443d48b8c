/**
 * Ours, set as the blog plugin's `blogListComponent` (its option for it): the list of articles.
 */
import Layout from '@site/src/components/Layout';
import ArticleTeaser from '@site/src/components/ArticleTeaser';
import CallToAction from '@site/src/components/CallToAction';
import CategoryFilter from '@site/src/components/CategoryFilter';
import PageHero from '@site/src/components/PageHero';
import Section from '@site/src/components/Section';
import SocialCard from '@site/src/components/SocialCard';
import StructuredData from '@site/src/components/StructuredData';
import SubscribeForm from '@site/src/components/SubscribeForm';
import type {ArticleCard} from '@site/src/content';
import {categoryNames} from '@site/src/content/categoryTone';
import {pageSocialCard} from '@site/src/content/socialCard';
import {insights as copy} from '@site/src/data/insights';
import {blog, idOf, page, type PageFacts} from '@site/src/structuredData';
import styles from './styles.module.css';
import {useCategory} from './useCategory';

type ArticlesPageProps = {
  /** All articles, newest first; the articles plugin puts them on this route. */
  articles: ArticleCard[];
};

/** How many of the articles after the newest stand in the wide first row of the grid. */
const wideCount = 2;

const facts: PageFacts = {path: '/insights', type: 'CollectionPage', title: copy.title, description: copy.description};

export default function ArticlesPage({articles}: ArticlesPageProps) {
  const categories = categoryNames.filter((name) => articles.some(({category}) => category === name));
  const category = useCategory(categories);
  const shown = category ? articles.filter((article) => article.category === category) : articles;
  const [newest, ...others] = shown;
  return (
    <Layout title={copy.title} description={copy.description}>
      <SocialCard card={pageSocialCard('insights', copy)} />
      <StructuredData things={(at) => [...page({...facts, mainEntity: idOf.blog(at)}, at), blog(articles, facts, at)]} />
      <PageHero {...copy.hero} layout="beside" />
      <div className={styles.list} data-listed>
        {categories.length > 1 && <CategoryFilter categories={categories} current={category} count={shown.length} />}
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
