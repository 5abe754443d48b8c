/**
 * Ejected from: @docusaurus/theme-classic 3.10.2, BlogListPage.
 * Why: the list of articles: the newest featured, a filter by category, a newsletter, in the look of the site.
 * What changed: everything but the pagination. Any other blog gets the original list, with its title above.
 * Delete when: never.
 */
import {PageMetadata} from '@docusaurus/theme-common';
import useRouteContext from '@docusaurus/useRouteContext';
import BlogLayout from '@theme/BlogLayout';
import BlogListPaginator from '@theme/BlogListPaginator';
import type {Props} from '@theme/BlogListPage';
import BlogListPageStructuredData from '@theme/BlogListPage/StructuredData';
import BlogPostItems from '@theme/BlogPostItems';
import {ArticleGrid} from '@site/src/components/ArticleTeaser';
import CallToAction from '@site/src/components/CallToAction';
import Hero from '@site/src/components/Hero';
import {ChoiceLink} from '@site/src/components/links';
import Page from '@site/src/components/Page';
import Section from '@site/src/components/Section';
import Title from '@site/src/components/Title';
import Articles from '@site/src/islands/Articles';
import SubscribeForm from '@site/src/components/SubscribeForm';
import {useArticles} from '@site/src/content/articles';
import {categories as categoryNames} from '@site/src/content/categories';
import insights from '@site/src/pages/_insights.yml';
import {fill} from '@site/src/site/fill';
import {fillIn} from '@site/src/site/fillIn';
import words from '@site/src/site/words.yml';
import {blog} from '@site/src/structuredData';
import {drawCovers} from '@site/src/motif';
import styles from './styles.module.css';

const copy = fill(insights);

function ArticlesPage({items, metadata}: Props) {
  const {page: number, totalPages, permalink, previousPage, nextPage} = metadata;
  const all = useArticles();
  const listed = items.map(({content}) => content.metadata.permalink);
  const articles = all.filter((article) => listed.includes(article.permalink));
  const categories = categoryNames.filter((name) => all.some(({category}) => category === name));
  const isFirst = number === 1;
  const heading = isFirst ? copy.hero.heading : fillIn(copy.pages.heading, {number});
  const position = fillIn(copy.pages.position, {number, total: totalPages});
  const title = isFirst ? copy.title : heading;
  const description = isFirst ? copy.description : `${position}. ${copy.description}`;
  return (
    <Page
      name="insights"
      copy={copy}
      path={permalink}
      type="CollectionPage"
      title={title}
      description={description}
      {...(isFirst
        ? {main: blog(articles, copy)}
        : {parent: {path: words.articles.back.to, title: copy.title}})}>
      <Hero {...copy.hero} heading={heading} />
      <div className={styles.list} data-listed>
        {isFirst ? (
          <Articles
            articles={articles}
            cover={articles[0] && {narrow: drawCovers(articles[0]).narrow}}
            categories={categories}
            totalCount={all.length}
          />
        ) : (
          <ArticleGrid articles={articles} />
        )}
        {totalPages > 1 && (
          <nav aria-label={copy.pages.name} className="cluster fine" data-screen>
            {previousPage && (
              <ChoiceLink to={previousPage} rel="prev">
                {copy.pages.newer}
              </ChoiceLink>
            )}
            {position}
            {nextPage && (
              <ChoiceLink to={nextPage} rel="next">
                {copy.pages.older}
              </ChoiceLink>
            )}
          </nav>
        )}
      </div>
      {isFirst && (
        <Section tone="tint" layout="split" {...copy.stayUpdated}>
          <SubscribeForm />
        </Section>
      )}
      <CallToAction {...copy.closing} />
    </Page>
  );
}

function PostsPage(props: Props) {
  const {items, metadata, sidebar} = props;
  const {blogTitle, blogDescription} = metadata;
  return (
    <>
      <PageMetadata title={blogTitle} description={blogDescription} />
      <BlogListPageStructuredData {...props} />
      <BlogLayout sidebar={sidebar}>
        <header className="stack">
          <Title>{blogTitle}</Title>
          <p className="lede">{blogDescription}</p>
        </header>
        <BlogPostItems items={items} />
        <BlogListPaginator metadata={metadata} />
      </BlogLayout>
    </>
  );
}

export default function BlogListPage(props: Props) {
  const Page = useRouteContext().plugin.id === 'default' ? ArticlesPage : PostsPage;
  return <Page {...props} />;
}
