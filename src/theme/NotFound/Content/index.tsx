/**
 * Ejected from: @docusaurus/theme-classic 3.10.2, NotFound/Content.
 * Why: the specification's 404 page (section 8).
 * What changed: everything. src/frame/notFound.ts adds the words of the URL to the search button.
 * Delete when: never.
 */
import Link from '@docusaurus/Link';
import Button from '@site/src/components/Button';
import {InlineDrawing} from '@site/src/components/Drawing';
import Metadata from '@site/src/components/Metadata';
import Hero from '@site/src/components/Hero';
import Icon from '@site/src/components/Icon';
import {pageSocialCard} from '@site/src/content/socialCard';
import {draw} from '@site/src/motif';
import words from '@site/src/pages/_404.yml';
import {fill} from '@site/src/site/fill';
import styles from './styles.module.css';

const notFound = fill(words);

export default function NotFoundContent() {
  return (
    <main>
      <Metadata
        title={notFound.text}
        card={pageSocialCard('not-found', {title: notFound.heading, card: notFound.text})}
      />
      <Hero
        above={
          <>
            <h1 className={styles.heading}>
              <span>{notFound.heading}</span>
              <span aria-hidden="true">{notFound.heading}</span>
              <span aria-hidden="true">{notFound.heading}</span>
            </h1>
            <p className={styles.text}>{notFound.text}</p>
          </>
        }
        intro={notFound.intro}
        art={<InlineDrawing svg={draw('not-found')} />}>
        <div className="cluster">
          <Button {...notFound.action} />
          <span data-needs-js="" className={styles.search}>
            <Icon name="search" />
            <Button
              kind="quiet"
              popoverTarget="search"
              data-not-found=""
              data-label={notFound.searchFor}>
              {notFound.search}
            </Button>
          </span>
        </div>
        <ul className="cluster reach">
          {notFound.links.map(({label, to}) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
        </ul>
      </Hero>
    </main>
  );
}
