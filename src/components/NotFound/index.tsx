/**
 * The specification's page for an unknown address (section 8), and search for the words of that
 * address, which src/frame/notFound.ts puts on the button. Without the layout: the theme's own pages
 * show it within one.
 */
import Link from '@docusaurus/Link';
import Button from '@site/src/components/Button';
import InlineDrawing from '@site/src/components/InlineDrawing';
import PageHero from '@site/src/components/PageHero';
import {PageMetadata} from '@docusaurus/theme-common';
import SocialCard from '@site/src/components/SocialCard';
import StructuredData from '@site/src/components/StructuredData';
import {pageSocialCard} from '@site/src/content/socialCard';
import {notFound} from '@site/src/data/notFound';
import {draw} from '@site/src/motif';
import styles from './styles.module.css';

export default function NotFoundContent() {
  return (
    <>
      <PageMetadata title={notFound.text} />
      <SocialCard
        card={pageSocialCard('not-found', {title: notFound.heading, card: notFound.text})}
      />
      <StructuredData />
      <PageHero
        heading={
          <h1 className={styles.heading}>
            <span>{notFound.heading}</span>
            <span aria-hidden="true">{notFound.heading}</span>
            <span aria-hidden="true">{notFound.heading}</span>
          </h1>
        }
        art={<InlineDrawing svg={draw('not-found')} />}>
        <p className={styles.text}>{notFound.text}</p>
        <p className={styles.intro}>{notFound.intro}</p>
        <div className={styles.actions}>
          <Button to={notFound.action.to}>{notFound.action.label}</Button>
          <span data-needs-js="">
            <Button
              kind="quiet"
              popoverTarget="search"
              data-not-found=""
              data-label={notFound.searchFor}>
              {notFound.search}
            </Button>
          </span>
        </div>
        <ul className={styles.links}>
          {notFound.links.map(({label, to}) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
        </ul>
      </PageHero>
    </>
  );
}
