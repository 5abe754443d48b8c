/**
 * The specification's page for an unknown address: its words, one console error with the attempted path
 * (section 8), and the pages nearest to that path. Without the layout, because ServicesRoot shows it
 * within one.
 */
import {useEffect} from 'react';
import {useLocation} from '@docusaurus/router';
import Actions from '@site/src/components/Actions';
import Drawing from '@site/src/components/Drawing';
import NearestPages from '@site/src/components/NearestPages';
import PageHero from '@site/src/components/PageHero';
import PageMetadata from '@site/src/components/PageMetadata';
import SocialCard from '@site/src/components/SocialCard';
import StructuredData from '@site/src/components/StructuredData';
import {pageSocialCard} from '@site/src/content/socialCard';
import {notFound} from '@site/src/data/notFound';
import styles from './styles.module.css';

export default function NotFoundContent() {
  const {pathname} = useLocation();
  useEffect(() => {
    // eslint-disable-next-line no-console -- the specification asks for it
    console.error(`404: no page at ${pathname}`);
  }, [pathname]);
  return (
    <>
      <PageMetadata title={notFound.text} />
      <SocialCard card={pageSocialCard('not-found', {title: notFound.heading, card: notFound.text})} />
      <StructuredData />
      <PageHero
        heading={<h1 className={styles.heading}>{notFound.heading}</h1>}
        above={null}
        art={<Drawing name="not-found" inline />}>
        <p className={styles.text} data-starts-app="">
          {notFound.text}
        </p>
        <p className={styles.intro}>{notFound.intro}</p>
        <Actions items={[notFound.action]} />
      </PageHero>
      <NearestPages asked={pathname} heading={notFound.nearest} />
    </>
  );
}
