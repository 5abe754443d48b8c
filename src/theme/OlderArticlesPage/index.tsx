/**
 * Ours, set as the component of the blog plugin's list from its second page on (src/plugins/articles/index.ts).
 */
import type {BlogPaginatedMetadata} from '@docusaurus/plugin-content-blog';
import ArticleGrid from '@site/src/components/ArticleGrid';
import CallToAction from '@site/src/components/CallToAction';
import CategoryFilter from '@site/src/components/CategoryFilter';
import Layout from '@site/src/components/Layout';
import PageHero from '@site/src/components/PageHero';
import Pagination, {addressOfPage} from '@site/src/components/Pagination';
import SocialCard from '@site/src/components/SocialCard';
import StructuredData from '@site/src/components/StructuredData';
import type {ArticleList} from '@site/src/content';
import {pageSocialCard} from '@site/src/content/socialCard';
import {insights as copy} from '@site/src/data/insights';
import {page as pageFacts} from '@site/src/structuredData';
import styles from '@site/src/theme/ArticlesPage/styles.module.css';

type OlderArticlesPageProps = {
  /** The articles of this page; the articles plugin puts them on this route. */
  list: ArticleList;
  /** Which page it is; from the blog plugin. */
  metadata: Pick<BlogPaginatedMetadata, 'page'>;
};

/** A later page of the list, with the way to the categories and to the other pages. */
export default function OlderArticlesPage({
  list: {articles, categories, totalCount, totalPages},
  metadata: {page},
}: OlderArticlesPageProps) {
  const heading = `${copy.hero.heading}, ${copy.pages.page.toLowerCase()} ${page}`;
  const facts = {
    path: addressOfPage(page),
    type: 'CollectionPage',
    title: heading,
    description: copy.description,
  } as const;
  return (
    <Layout
      title={heading}
      description={`${copy.pages.page} ${page} of ${totalPages}. ${copy.description}`}>
      <SocialCard card={pageSocialCard('insights', copy)} />
      <StructuredData
        things={(at) => pageFacts({...facts, parent: {path: copy.back.to, title: copy.title}}, at)}
      />
      <PageHero {...copy.hero} heading={heading} layout="beside" />
      <div className={styles.list} data-listed>
        <CategoryFilter categories={categories} current={undefined} count={totalCount} />
        <ArticleGrid articles={articles} layout="even" />
        <Pagination page={page} total={totalPages} />
      </div>
      <CallToAction {...copy.closing} drawing="closing-d" />
    </Layout>
  );
}
