/**
 * Wrapped around: @docusaurus/theme-classic 3.10.2, BlogPostPage.
 * Why: an article's page, with header, text, call to action, and related pages in the look of the site.
 * What changed: everything but `BlogPostProvider`, from which the theme's components get the article. Posts of any
 * other blog get the theme's own page.
 * Delete when: never.
 */
import {Fragment} from 'react';
import Link from '@docusaurus/Link';
import {BlogPostProvider} from '@docusaurus/plugin-content-blog/client';
import useRouteContext from '@docusaurus/useRouteContext';
import type {Props} from '@theme/BlogPostPage';
import Layout from '@theme/Layout';
import StockBlogPostPage from '@theme-original/BlogPostPage';
import {ArticleMeta} from '@site/src/components/ArticleTeaser';
import CallToAction from '@site/src/components/CallToAction';
import Cover from '@site/src/components/Cover';
import EditorsNotes from '@site/src/components/EditorsNotes';
import {ProofLink} from '@site/src/components/FactList';
import Label from '@site/src/components/Label';
import {WithLinks} from '@site/src/components/links';
import Metadata, {useCardAddress} from '@site/src/components/Metadata';
import Related from '@site/src/components/Related';
import TextPage from '@site/src/components/TextPage';
import Title from '@site/src/components/Title';
import {formatDate, unpublishedText, useServices, type ArticleCard} from '@site/src/content';
import {articlesAbout, useArticles} from '@site/src/content/articles';
import {categoryTone} from '@site/src/content/categories';
import type {ArticleFrontMatter} from '@site/src/content/model';
import {articleSocialCard} from '@site/src/content/socialCard';
import {fill} from '@site/src/site/fill';
import {fillIn} from '@site/src/site/fillIn';
import words from '@site/src/site/words.yml';
import {drawCovers} from '@site/src/motif';
import {article as articleFacts} from '@site/src/structuredData';
import styles from './styles.module.css';

const copy = fill(words.articles);

function ArticlePage({content: Content}: Props) {
  const {permalink, date} = Content.metadata;
  const frontMatter = Content.metadata.frontMatter as unknown as ArticleFrontMatter;
  const services = useServices();
  const about = services.filter(({slug}) => frontMatter.services.includes(slug));
  const articles = useArticles();
  const article = articles.find((candidate) => candidate.permalink === permalink)!;
  const {title, category, updated, authors, reviewed} = article;
  const tone = categoryTone(category);
  const related = articlesAbout(
    frontMatter.services,
    articles.filter(({slug}) => slug !== article.slug),
  );
  const card = articleSocialCard(article);
  const image = useCardAddress(card);
  return (
    <BlogPostProvider content={Content} isBlogPostPage>
      <Layout>
        <main>
          <Metadata
            {...article}
            path={permalink}
            parent={{path: copy.back.to, title: copy.list}}
            main={articleFacts(article, {about, image})}
            card={card}>
            <meta property="og:type" content="article" />
            <meta property="article:published_time" content={date} />
            {updated && <meta property="article:modified_time" content={updated} />}
          </Metadata>
          <article>
            <header className={`stack ${styles.header}`}>
              <p className="reach fine" data-frame data-screen>
                <Link to={copy.back.to}>{copy.back.label}</Link>
              </p>
              <Label tone={tone} badge={unpublishedText(article)}>
                {category}
              </Label>
              <Title>{title}</Title>
              <ArticleMeta {...article}>
                <span>
                  <WithLinks parts={{names: <Authors authors={authors} />}}>{copy.by}</WithLinks>
                </span>
                {reviewed && (
                  <span>
                    {fillIn(copy.reviewed, {name: reviewed.by, date: formatDate(reviewed.date)})}
                  </span>
                )}
              </ArticleMeta>
              <Cover article={article} className={styles.cover} drawing={drawCovers(article)} />
            </header>
            <TextPage
              content={Content}
              label={copy.contentsLabel}
              above={<EditorsNotes updates={frontMatter.updates} />}>
              <CallToAction
                {...frontMatter.closing}
                look="box"
                tone={tone}
                actions={[frontMatter.action]}
              />
            </TextPage>
          </article>
          <Related
            services={{heading: copy.services, items: about}}
            articles={{heading: copy.related, items: related}}
          />
        </main>
      </Layout>
    </BlogPostProvider>
  );
}

/** The authors' names with their credentials, and links to their pages. */
const Authors = ({authors}: Pick<ArticleCard, 'authors'>) =>
  authors.map(({name, title, url}, index) => (
    <Fragment key={name}>
      {index > 0 && '; '}
      <ProofLink name={[name, title].filter(Boolean).join(', ')} link={url ?? ''} />
    </Fragment>
  ));

export default function BlogPostPage(props: Props) {
  if (useRouteContext().plugin.id !== 'default') return <StockBlogPostPage {...props} />;
  return <ArticlePage {...props} />;
}
