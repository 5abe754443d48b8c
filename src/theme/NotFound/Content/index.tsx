/**
 * Ejected from: @docusaurus/theme-classic 3.10.2, NotFound/Content.
 * Why: the specification's words, one console error with the attempted path (section 8), and the pages
 * nearest to that path.
 * What changed: everything. Content and not NotFound, because the docs routes render only this part.
 * Delete when: never, it is the site's own page.
 */
import {useEffect} from 'react';
import {useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import Actions from '@site/src/components/Actions';
import Drawing from '@site/src/components/Drawing';
import NearestPages from '@site/src/components/NearestPages';
import PageHero from '@site/src/components/PageHero';
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
        <p className={styles.text}>{notFound.text}</p>
        <p className={styles.intro}>{notFound.intro}</p>
        <Actions items={[notFound.action]} />
      </PageHero>
      <NearestPages asked={pathname} heading={notFound.nearest} />
    </>
  );
}
