/**
 * Ours, set as a part of its own because ServicesRoot shows it within a layout: the specification's
 * words for an unknown address, and one console error with the attempted path (section 8).
 */
import {useEffect} from 'react';
import {useLocation} from '@docusaurus/router';
import Actions from '@site/src/components/Actions';
import Drawing from '@site/src/components/Drawing';
import PageHero from '@site/src/components/PageHero';
import PageMetadata from '@site/src/components/PageMetadata';
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
    </>
  );
}
