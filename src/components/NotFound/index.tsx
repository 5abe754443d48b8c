/**
 * The specification's page for an unknown address (section 8), and the pages nearest to it. Without the
 * layout, because ServicesRoot shows it within one.
 */
import {useLocation} from '@docusaurus/router';
import Actions from '@site/src/components/Actions';
import Drawing from '@site/src/components/Drawing';
import NearestPages from '@site/src/islands/NearestPages';
import PageHero from '@site/src/components/PageHero';
import {PageMetadata} from '@docusaurus/theme-common';
import SocialCard from '@site/src/components/SocialCard';
import StructuredData from '@site/src/components/StructuredData';
import {pageSocialCard} from '@site/src/content/socialCard';
import {notFound} from '@site/src/data/notFound';
import styles from './styles.module.css';

export default function NotFoundContent() {
  const {pathname} = useLocation();
  return (
    <>
      <PageMetadata title={notFound.text} />
      <SocialCard
        card={pageSocialCard('not-found', {title: notFound.heading, card: notFound.text})}
      />
      <StructuredData />
      <PageHero
        heading={<h1 className={styles.heading}>{notFound.heading}</h1>}
        above={null}
        art={<Drawing name="not-found" grows />}>
        <p className={styles.text}>{notFound.text}</p>
        <p className={styles.intro}>{notFound.intro}</p>
        <Actions items={[notFound.action]} />
      </PageHero>
      {/* In the live server one unknown address may follow another. */}
      <NearestPages key={pathname} heading={notFound.nearest} />
    </>
  );
}
