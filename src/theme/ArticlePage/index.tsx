/**
 * Ours, set as the blog plugin's `blogPostComponent` (its option for it): the page of one article.
 */
import Link from '@docusaurus/Link';
import type {PropBlogPostContent} from '@docusaurus/plugin-content-blog';
import Layout from '@site/src/components/Layout';
import ArticleHeader from '@site/src/components/ArticleHeader';
import ClosingBox from '@site/src/components/ClosingBox';
import Contents from '@site/src/components/Contents';
import EditLink from '@site/src/components/EditLink';
import PageMetadata from '@site/src/components/PageMetadata';
import Prose from '@site/src/components/Prose';
import Related from '@site/src/components/Related';
import SocialCard, {useCardAddress} from '@site/src/components/SocialCard';
import StructuredData from '@site/src/components/StructuredData';
import TextLayout from '@site/src/components/TextLayout';
import {useServices, type ArticleCard} from '@site/src/content';
import {articleCard} from '@site/src/content/articleCard';
import type {ArticleFrontMatter} from '@site/src/content/schema';
import {articleSocialCard} from '@site/src/content/socialCard';
import {insights as copy} from '@site/src/data/insights';
import {article as articleFacts, idOf, page} from '@site/src/structuredData';
import styles from './styles.module.css';

type ArticlePageProps = {
  /** The compiled Markdown file, with its metadata. */
  content: PropBlogPostContent;
  /** The articles to read next. */
  related: ArticleCard[];
};

/** The list that articles stand in. */
const parentList = {path: '/insights', title: copy.title};

export default function ArticlePage({content: Content, related}: ArticlePageProps) {
  const {permalink, title, description, date, editUrl} = Content.metadata;
  const frontMatter = Content.metadata.frontMatter as unknown as ArticleFrontMatter;
  const services = useServices();
  const about = services.filter(({slug}) => frontMatter.services.includes(slug));
  // From the metadata's front matter, as the articles plugin marks there what is not published yet.
  const article = articleCard(Content);
  const card = articleSocialCard(article);
  const image = useCardAddress(card);
  return (
    <Layout>
      <PageMetadata title={title} description={description}>
        <meta property="og:type" content="article" />
        <meta property="article:published_time" content={date} />
      </PageMetadata>
      <SocialCard card={card} />
      <StructuredData
        things={(at) => [
          ...page(
            {
              ...article,
              path: permalink,
              parent: parentList,
              mainEntity: idOf.article(at, permalink),
            },
            at,
          ),
          articleFacts(article, {about, image}, at),
        ]}
      />
      <article>
        <ArticleHeader {...article} />
        <TextLayout side={<Contents label={copy.contentsLabel} items={Content.toc} />}>
          <Prose tone="article" content={Content} />
          <ClosingBox {...frontMatter.closing} actions={[frontMatter.action]} />
          <p className={styles.back} data-frame>
            <Link to={copy.back.to}>{copy.back.label}</Link>
          </p>
          <EditLink to={editUrl} />
        </TextLayout>
      </article>
      <Related
        services={{
          heading: copy.related.services,
          items: about,
        }}
        articles={{heading: copy.related.articles, items: related}}
      />
    </Layout>
  );
}
