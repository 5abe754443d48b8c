/**
 * Ours, set as the blog plugin's `blogListComponent` (its option for it): the list of articles.
 */
import list from '@generated/docusaurus-plugin-content-blog/default/list-1.json';
import Articles from '@site/src/components/Articles';
import CallToAction from '@site/src/components/CallToAction';
import Island from '@site/src/components/Island';
import Layout from '@site/src/components/Layout';
import PageHero from '@site/src/components/PageHero';
import Section from '@site/src/components/Section';
import SocialCard from '@site/src/components/SocialCard';
import StructuredData from '@site/src/components/StructuredData';
import SubscribeForm from '@site/src/components/SubscribeForm';
import {pageSocialCard} from '@site/src/content/socialCard';
import {insights as copy} from '@site/src/data/insights';
import {blog, idOf, page, type PageFacts} from '@site/src/structuredData';
import styles from './styles.module.css';

const facts: PageFacts = {
  path: '/insights',
  type: 'CollectionPage',
  title: copy.title,
  description: copy.description,
};

export default function ArticlesPage() {
  return (
    <Layout title={copy.title} description={copy.description}>
      <SocialCard card={pageSocialCard('insights', copy)} />
      <StructuredData
        things={(at) => [
          ...page({...facts, mainEntity: idOf.blog(at)}, at),
          blog(list.articles, facts, at),
        ]}
      />
      <PageHero {...copy.hero} layout="beside" />
      <div className={styles.list} data-listed>
        <Island name="articles">
          <Articles />
        </Island>
      </div>
      <Section tone="tint" layout="split" {...copy.stayUpdated}>
        <SubscribeForm />
      </Section>
      <CallToAction {...copy.closing} drawing="closing-d" />
    </Layout>
  );
}
