/**
 * Ours, set as the blog plugin's `blogListComponent` (its option for it): the list of articles.
 */
import type {BlogPaginatedMetadata} from '@docusaurus/plugin-content-blog';
import Layout from '@site/src/components/Layout';
import ArticleGrid from '@site/src/components/ArticleGrid';
import ArticleTeaser from '@site/src/components/ArticleTeaser';
import CallToAction from '@site/src/components/CallToAction';
import CategoryFilter from '@site/src/components/CategoryFilter';
import PageHero from '@site/src/components/PageHero';
import Pagination from '@site/src/components/Pagination';
import Section from '@site/src/components/Section';
import SocialCard from '@site/src/components/SocialCard';
import StructuredData from '@site/src/components/StructuredData';
import SubscribeForm from '@site/src/components/SubscribeForm';
import type {ArticleList} from '@site/src/content';
import {pageSocialCard} from '@site/src/content/socialCard';
import {insights as copy} from '@site/src/data/insights';
import {blog, idOf, page, type PageFacts} from '@site/src/structuredData';
import styles from './styles.module.css';
import {useArticles} from './useArticles';
import {useCategory} from './useCategory';

type ArticlesPageProps = {
  /** The articles of this page, newest first; the articles plugin puts them on this route. */
  list: ArticleList;
  /** How the list goes on; from the blog plugin. */
  metadata: Pick<BlogPaginatedMetadata, 'totalPages' | 'totalCount'>;
};

const facts: PageFacts = {path: '/insights', type: 'CollectionPage', title: copy.title, description: copy.description};

export default function ArticlesPage({list, metadata: {totalPages, totalCount}}: ArticlesPageProps) {
  const {categories} = list;
  const category = useCategory(categories);
  const {articles, state} = useArticles(list, category, totalPages > 1);
  const [newest, ...others] = articles;
  return (
    <Layout title={copy.title} description={copy.description}>
      <SocialCard card={pageSocialCard('insights', copy)} />
      <StructuredData things={(at) => [...page({...facts, mainEntity: idOf.blog(at)}, at), blog(list.articles, facts, at)]} />
      <PageHero {...copy.hero} layout="beside" />
      <div className={styles.list} data-listed>
        {categories.length > 1 && (
          <CategoryFilter categories={categories} current={category} count={category ? articles.length : totalCount} state={state} />
        )}
        {newest && <ArticleTeaser article={newest} size="feature" as="h2" readLabel={copy.readLabel} eager />}
        <ArticleGrid articles={others} layout="wide" />
        {!category && <Pagination page={1} total={totalPages} />}
      </div>
      <Section tone="tint" layout="split" {...copy.stayUpdated}>
        <SubscribeForm />
      </Section>
      <CallToAction {...copy.closing} drawing="closing-d" />
    </Layout>
  );
}
